// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { f, tron, usdt } from '@/engine/declare'
import { toDecimal } from '@/engine/values/decimal'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { inputText, typedValue, wireValue, wireValueOver } from '@/engine/schema/input'
import { writeBody } from '@/engine/data/wire/records'
import { listIssues } from '@/engine/kinds/table/tables'
import { rowIssues, writeRows } from '@/engine/kinds/table/cells'

const parse = (field: FieldMap[string], wire: unknown) => kindOf(field).parse(wire, field)
const keyOf = (field: FieldMap[string], input: string) => kindOf(field).validate(input, field)?.key

const asText = (_resource: string, id: string) => id

const ips = f.list(f.text({ rule: 'ipList' }))

describe('lists', () => {
  it.each([
    ['10.0.0.1,10.0.0.2', ['10.0.0.1', '10.0.0.2']],
    [' 10.0.0.1 , ,10.0.0.2,', ['10.0.0.1', '10.0.0.2']],
    [
      ['10.0.0.1', '', null, 7],
      ['10.0.0.1', '7'],
    ],
    [[], []],
    ['', null],
    [null, null],
    [{ 0: 'a' }, null],
  ])('read %j as %j', (wire, value) => {
    expect(parse(ips, wire)).toEqual(value)
  })

  it('are written as declared, from every form on the wire', () => {
    const typed = '10.0.0.1\n\n 10.0.0.2 '
    expect(wireValue(ips, typed)).toBe('10.0.0.1,10.0.0.2')
    expect(wireValue(f.list(f.text(), { wireAs: 'array' }), typed)).toEqual([
      '10.0.0.1',
      '10.0.0.2',
    ])
    expect(wireValue(f.list(f.integer(), { wireAs: 'array' }), '1\n2')).toEqual([1, 2])
    expect(wireValue(ips, '')).toBe('')
  })

  it('name every refused line', () => {
    expect(listIssues('10.0.0.1\n\nmoon\n10.0.0.300', ips).map(({ line }) => line)).toEqual([3, 4])
    expect(keyOf(ips, '10.0.0.1\nmoon')).toBe('validation.ipList')
    expect(keyOf(ips, '10.0.0.1\n10.0.0.2')).toBeUndefined()
  })

  it('refuse a comma inside an entry where commas separate entries on the wire', () => {
    expect(keyOf(f.list(f.text()), 'a,b')).toBe('validation.onePerLine')
    expect(keyOf(f.list(f.text(), { wireAs: 'array' }), 'a,b')).toBeUndefined()
  })

  it('refuse too many entries', () => {
    expect(keyOf(f.list(f.text(), { maxItems: 2 }), 'a\nb\nc')).toBe('validation.maxItems')
  })

  it('come back from an input as they were', () => {
    const entry = fc.string({ unit: fc.constantFrom('a', '1', '.', '中', '/'), minLength: 1 })
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
        expect(typedValue(ips, inputText(ips, entries))).toEqual(entries)
      }),
    )
  })

  it('have their entries as text', () => {
    expect(kindOf(ips).format(['a', 'b'], ips)).toBe('a, b')
    expect(kindOf(ips).compare(['a'], ['a'], ips)).toBe(0)
    expect(kindOf(ips).compare(['a', 'b'], ['a'], ips)).not.toBe(0)
  })
})

const tiers = f.rows(
  {
    from: f.integer({ required: true, min: 0 }),
    to: f.integer(),
    price: f.money('TRX', { scale: 6, required: true }),
  },
  { steps: ['from', 'to'] },
)
const typed = (...rows: readonly (readonly [string, string, string])[]) =>
  writeRows(rows.map(([from, to, price]) => ({ from, to, price })))

describe('tiered prices', () => {
  it('read objects or their JSON text without losing a digit', () => {
    const rows = [
      { from: 0, to: 100, price: toDecimal('0.1') },
      { from: 100, to: null, price: toDecimal('0.000000000000000001') },
    ]
    const wire = [
      { from: 0, to: '100', price: '0.1', more: 1 },
      { from: 100, price: '0.000000000000000001' },
    ]
    expect(parse(tiers, wire)).toEqual(rows)
    const json = '[{"from":0,"to":100,"price":0.1},{"from":100,"price":0.000000000000000001}]'
    expect(parse(tiers, json)).toEqual(rows)
  })

  it.each([null, '', 'none', '{}', '[1,', 7, {}])('read %j as nothing', (wire) => {
    expect(parse(tiers, wire)).toBeNull()
  })

  it('drop everything that is no row and no column', () => {
    expect(parse(tiers, [1, null, [2], { from: 1, __proto__: { to: 2 } }])).toEqual([
      { from: 1, to: null, price: null },
    ])
  })

  it('are sent as typed, without empty cells', () => {
    expect(wireValue(tiers, typed(['0', '', '0.10']))).toEqual([{ from: 0, price: '0.10' }])
    expect(wireValue(tiers, '')).toEqual([])
  })

  it('come back from an input as they were', () => {
    const value = parse(tiers, [{ from: 0, to: 10, price: '1.50' }])
    expect(typedValue(tiers, inputText(tiers, value))).toEqual(value)
    expect(inputText(tiers, [])).toBe('')
  })

  it.each([
    [
      [
        ['0', '10', '1'],
        ['10', '20', '2'],
      ],
      [],
    ],
    [
      [
        ['0', '10', '1'],
        ['20', '', '2'],
      ],
      [],
    ],
    [[['', '10', '1']], [[0, 'from', 'validation.cellRequired']]],
    [
      [['0', 'x', '']],
      [
        [0, 'to', 'validation.integer'],
        [0, 'price', 'validation.cellRequired'],
      ],
    ],
    [[['0', '10', '1.1234567']], [[0, 'price', 'validation.scale']]],
    [[['10', '10', '1']], [[0, 'to', 'validation.stepOrder']]],
    [
      [
        ['0', '10', '1'],
        ['9', '20', '2'],
      ],
      [[1, 'from', 'validation.stepOverlap']],
    ],
    [
      [
        ['10', '20', '1'],
        ['0', '5', '2'],
      ],
      [[1, 'from', 'validation.stepOverlap']],
    ],
  ] as [[string, string, string][], unknown[]][])('%j has the problems %j', (rows, problems) => {
    const found = rowIssues(typed(...rows), tiers)
    expect(found.map(({ row, column, issue }) => [row, column, issue.key])).toEqual(problems)
    expect(keyOf(tiers, typed(...rows))).toBe(found[0]?.issue.key)
  })

  it('refuse a step after one without an end', () => {
    expect(rowIssues(typed(['0', '', '1'], ['10', '', '2']), tiers)).toMatchObject([
      { row: 1, column: 'from', issue: { key: 'validation.stepOverlap' } },
    ])
  })

  it('refuse too many rows', () => {
    const short = f.rows({ from: f.integer() }, { maxRows: 1 })
    expect(keyOf(short, writeRows([{ from: '1' }, { from: '2' }]))).toBe('validation.maxItems')
  })

  it('are counted in words', () => {
    expect(kindOf(tiers).format([{}, {}], tiers)).toEqual({
      key: 'kinds.rows',
      args: { smart_count: 2 },
    })
  })
})

const grid = f.matrix(
  {
    columnId: f.id(),
    columnName: f.text({ readOnly: true }),
    comment: f.text({ maxLength: 5 }),
    isList: f.flag({ on: '1', off: '0', wire: 'list' }),
    sort: f.integer(),
  },
  { rows: 'columnName' },
)

describe('grids', () => {
  const wire = [
    { columnId: 7, columnName: 'store_id', comment: 'Store', list: '1', sort: 2, noise: 1 },
    { columnId: '8', columnName: 'nick', comment: null, list: '0', sort: null },
  ]

  it('come back from an input as they were', () => {
    const value = parse(grid, wire)
    expect(value).toEqual([
      { columnId: '7', columnName: 'store_id', comment: 'Store', isList: true, sort: 2 },
      { columnId: '8', columnName: 'nick', comment: null, isList: false, sort: null },
    ])
    expect(typedValue(grid, inputText(grid, value))).toEqual(value)
  })

  it('send every cell as it came, hidden ids too', () => {
    const sent = wireValueOver(grid, inputText(grid, parse(grid, wire)), wire, asText)
    expect(sent).toEqual([
      { columnId: 7, columnName: 'store_id', comment: 'Store', list: '1', sort: 2 },
      { columnId: '8', columnName: 'nick', comment: null, list: '0', sort: null },
    ])
  })

  it('send typed cells in the type in which they came, emptied cells as an empty text', () => {
    const typed = [
      { columnId: '7', columnName: 'store_id', comment: '', isList: '0', sort: '3' },
      { columnId: '8', columnName: 'nick', comment: '', isList: '0', sort: '4' },
    ]
    expect(wireValueOver(grid, writeRows(typed), wire, asText)).toEqual([
      { columnId: 7, columnName: 'store_id', comment: '', list: '0', sort: 3 },
      { columnId: '8', columnName: 'nick', comment: null, list: '0', sort: 4 },
    ])
  })

  it('check the editable cells', () => {
    const row = { columnId: '7', columnName: 'store_id', isList: '1' }
    expect(keyOf(grid, writeRows([{ ...row, comment: 'Store' }]))).toBeUndefined()
    expect(keyOf(grid, writeRows([{ ...row, comment: 'Stores' }]))).toBe('validation.maxLength')
  })
})

describe('checked nodes of a tree', () => {
  const menus = f.tree('menu', 'menuName')

  it.each([
    [
      [1, '2', 2, null, { id: 3 }],
      ['1', '2'],
    ],
    ['1,2', ['1', '2']],
    [[], []],
    [null, null],
    [{}, null],
  ])('read %j as %j', (wire, value) => {
    expect(parse(menus, wire)).toEqual(value)
  })

  it('are the same in any order', () => {
    expect(kindOf(menus).compare(['2', '10'], ['10', '2'], menus)).toBe(0)
    expect(kindOf(menus).compare(['2'], ['10', '2'], menus)).not.toBe(0)
  })

  it('are sent as a list, also when it is empty', () => {
    expect(wireValue(menus, inputText(menus, ['1', '2']))).toEqual(['1', '2'])
    expect(wireValue(menus, '')).toEqual([])
    expect(writeBody({ menus, name: f.text() }, { menus: '', name: '' }, asText)).toEqual({
      menus: [],
    })
    expect(writeBody({ menus }, {}, asText)).toEqual({})
  })
})

describe('computed values', () => {
  const record = { a: toDecimal('10.50'), b: toDecimal('0.25'), x: 'Ada', y: 'Lovelace', z: null }
  const derive = (field: FieldMap[string]) => kindOf(field).derive?.(record, field)

  it.each([
    [f.computed(['a', 'b'], 'difference'), '10.25'],
    [f.computed(['a', 'b', 'b'], 'sum'), '11.00'],
    [f.computed(['a', 'z'], 'sum'), null],
    [f.computed([], 'difference'), null],
    [f.computed(['x', 'z', 'y'], 'joined'), 'Ada Lovelace'],
    [f.computed(['z'], 'joined'), null],
  ])('%o is %j', (field, value) => {
    expect(derive(field)).toBe(value)
  })

  it('are never read from the wire', () => {
    expect(parse(f.computed(['a'], 'sum'), '7')).toBeNull()
  })
})

describe('the text of an input', () => {
  it('is empty for a missing value of every kind', () => {
    const fields = [ips, tiers, f.flag(), f.integer(), usdt(), tron.address(), f.longText()]
    expect(fields.map((field) => inputText(field, null))).toEqual(fields.map(() => ''))
    expect(fields.map((field) => typedValue(field, '')).every((value) => value !== undefined)).toBe(
      true,
    )
  })
})
