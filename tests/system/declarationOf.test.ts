// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import * as prettier from 'prettier'
import { describe, expect, it } from 'vitest'
import { defineResource, f, type Resource } from '@/engine/declare'
import {
  declarationOf,
  type GeneratedColumn,
  type GeneratedTable,
} from '@/system/generator/declarationOf'
import { explain } from '@/tools/explain/explain'

const column = (columnName: string, more: Partial<GeneratedColumn> = {}): GeneratedColumn => ({
  columnName,
  columnType: 'varchar(64)',
  javaType: 'String',
  htmlType: 'input',
  isInsert: true,
  isEdit: true,
  isList: true,
  ...more,
})

const coupon: GeneratedTable = {
  tableName: 'st_coupon',
  tableComment: '优惠券',
  moduleName: 'store',
  businessName: 'coupon',
  functionName: '优惠券',
  columns: [
    column('coupon_id', { isPk: true, javaType: 'Long', columnType: 'bigint(20)', isEdit: true }),
    column('coupon_code', {
      isRequired: true,
      isQuery: true,
      queryType: 'LIKE',
      columnComment: 'Code',
    }),
    column('amount', {
      javaType: 'BigDecimal',
      columnType: 'decimal(20,6)',
      columnComment: '面额',
    }),
    column('status', {
      dictType: 'sys_normal_disable',
      htmlType: 'radio',
      isQuery: true,
      queryType: 'EQ',
    }),
    column('tags', { dictType: 'store_tag', htmlType: 'checkbox' }),
    column('valid_day', { javaType: 'Date', columnType: 'date', htmlType: 'datetime' }),
    column('sort', { javaType: 'Integer', columnType: 'int(4)' }),
    column('store_id', { javaType: 'Long', columnType: 'bigint(20)', isList: false }),
    column('picture', { htmlType: 'imageUpload', isList: false }),
    column('app_secret', { isList: false }),
    column('note', { htmlType: 'textarea', columnType: 'varchar(500)', isList: false }),
    column('id', { isInsert: false, isEdit: false, isList: false }),
    column('create_time', {
      javaType: 'Date',
      columnType: 'datetime',
      isInsert: false,
      isEdit: false,
      isQuery: true,
      queryType: 'BETWEEN',
    }),
  ],
}

const area: GeneratedTable = {
  tableName: 'sys_area',
  tplCategory: 'tree',
  treeCode: 'area_id',
  treeParentCode: 'parent_id',
  treeName: 'area_name',
  columns: [
    column('area_id', { isPk: true }),
    column('parent_id', { javaType: 'Long' }),
    column('area_name', { isQuery: true, queryType: 'LIKE' }),
  ],
}

/** The resource in a declaration's text. */
function declared(text: string): Resource {
  const body = text.replace(/^import .*$/m, '').replace('export default', 'return')
  // the text is plain JavaScript; that it keeps to the types is tried below
  // oxlint-disable-next-line no-implied-eval
  return new Function('defineResource', 'f', body)(defineResource, f) as Resource
}

const isFormatted = (text: string) =>
  prettier.check(text, { parser: 'typescript', printWidth: 100, semi: false, singleQuote: true })

describe('the declaration of a generated table', () => {
  it('has the fields and words of the table', async () => {
    const { name, file, words } = declarationOf(coupon)
    expect(name).toBe('coupon')
    expect(file).toBe(`import { defineResource, f } from '@/engine/declare'

export default defineResource('coupon', {
  path: '/store/coupon',
  component: 'store/coupon/index',
  permissions: 'store:coupon',
  title: 'couponCode',
  fields: {
    id: f.id({ wire: 'couponId' }),
    couponCode: f.text({ filter: 'like', required: true, maxLength: 64 }),
    amount: f.decimal({ scale: 6 }),
    status: f.remoteCode('sys_normal_disable', undefined, { filter: 'eq' }),
    tags: f.list(f.remoteCode('store_tag')),
    validDay: f.time({ precision: 'day' }),
    sort: f.integer(),
    storeId: f.text({ maxLength: 20 }),
    picture: f.image(),
    appSecret: f.secret(),
    note: f.longText({ maxLength: 500 }),
    id2: f.text({ maxLength: 64, wire: 'id' }),
    createTime: f.time({ filter: 'range', range: ['beginCreateTime', 'endCreateTime'] }),
  },
  list: {
    columns: ['id', 'couponCode', 'amount', 'status', 'tags', 'validDay', 'sort', 'createTime'],
  },
  form: {
    fields: [
      'couponCode',
      'amount',
      'status',
      'tags',
      'validDay',
      'sort',
      'storeId',
      'picture',
      'appSecret',
      'note',
    ],
  },
  remove: true,
})
`)
    expect(await isFormatted(file)).toBe(true)
    expect(words['en-US']).toContain("name: 'coupon',\n  plural: 'Coupons',")
    expect(words['en-US']).toContain("couponCode: 'Code',\n    amount: 'Amount',")
    expect(words['zh-CN']).toContain("name: '优惠券',\n  plural: '优惠券',")
    expect(words['zh-CN']).toContain("amount: '面额',\n    status: 'Status',")
  })

  it('filters a long text as the table does: by equality, too', () => {
    const filtersOf = (queryType: string) =>
      declarationOf({
        ...coupon,
        columns: [column('note', { htmlType: 'textarea', isQuery: true, queryType })].concat(
          column('coupon_id', { isPk: true }),
        ),
      }).file
    expect(filtersOf('EQ')).toContain("note: f.longText({ filter: 'eq'")
    expect(filtersOf('LIKE')).toContain("note: f.longText({ filter: 'like'")
  })

  it('is a tree if the table is one', () => {
    const resource = declared(declarationOf(area).file)
    expect(resource.list).toEqual({ tree: 'parentId' })
    expect(resource.fields['parentId']).toEqual({
      kind: 'treeSelect',
      resource: 'sysArea',
      display: 'areaName',
      top: '0',
    })
  })

  it('compiles, a tree too', () => {
    const folder = join(process.cwd(), 'node_modules', `.generated-${process.pid}`)
    mkdirSync(folder, { recursive: true })
    try {
      writeFileSync(join(folder, 'coupon.ts'), declarationOf(coupon).file)
      writeFileSync(join(folder, 'area.ts'), declarationOf(area).file)
      const settings = { extends: '../../tsconfig.json', include: ['*.ts'], exclude: [] }
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
      const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
      const run = () =>
        execFileSync(process.execPath, [tsc, '--noEmit', '-p', folder], { stdio: 'pipe' })
      expect(run).not.toThrow()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  const flag = fc.boolean()
  const anyText = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom(
      "it's",
      '"',
      "\\'",
      '${x}',
      '\u2028',
      '优惠',
      'id',
      'class',
      '1st',
      '',
      '*/',
      '`',
    ),
  )
  const anyColumn = fc.record({
    columnName: anyText,
    columnComment: anyText,
    columnType: fc.oneof(anyText, fc.constantFrom('decimal(20, 2)', 'varchar(0)', 'text', 'date')),
    javaType: fc.constantFrom('String', 'Integer', 'Long', 'BigDecimal', 'Date', 'Other', null),
    javaField: anyText,
    isPk: flag,
    isRequired: flag,
    isInsert: flag,
    isEdit: flag,
    isList: flag,
    isQuery: flag,
    queryType: fc.constantFrom('EQ', 'LIKE', 'BETWEEN', 'GT', null),
    htmlType: fc.constantFrom('input', 'textarea', 'select', 'checkbox', 'datetime', 'imageUpload'),
    dictType: fc.oneof(anyText, fc.constant('')),
  })
  const anyTable = fc.record({
    tableName: anyText,
    tableComment: anyText,
    moduleName: anyText,
    businessName: anyText,
    functionName: anyText,
    tplCategory: fc.constantFrom('crud', 'tree'),
    treeParentCode: anyText,
    treeName: anyText,
    columns: fc.array(anyColumn, { minLength: 1, maxLength: 12 }),
  })

  it('can be declared for any table, and names only its fields', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const { name, file } = declarationOf(table)
        const resource = declared(file)
        expect(resource.name).toBe(name)
        const names = Object.keys(resource.fields)
        expect(names).toHaveLength(table.columns.length)
        expect(names).toContain('id')
        expect(names).toContain(resource.title)
        const used = [
          ...(resource.list?.columns ?? []),
          ...(resource.create?.fields ?? []),
          ...(resource.edit?.fields ?? []),
        ]
        expect(names).toEqual(expect.arrayContaining(used))
        for (const field of names) explain(resource, field, 'list')
      }),
      { numRuns: 300 },
    )
  })

  it('is formatted like the project', async () => {
    await fc.assert(
      fc.asyncProperty(anyTable, async (table) => {
        const { file, words } = declarationOf(table)
        expect(await isFormatted(file)).toBe(true)
        expect(
          await isFormatted(
            `export const words = {\n  ${words['zh-CN'].trim().replaceAll('\n', '\n  ')}\n}\n`,
          ),
        ).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
