// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { allResources } from '@/resources/all'
import {
  anyOf,
  balanced,
  defineResource,
  dict,
  f,
  toggle,
  usdt,
  type Resource,
} from '@/engine/declare'
import { mayUse } from '@/engine/schema/access'
import { columnsOf, defaultSort, isSortable, sectionsOf } from '@/engine/schema/surfaces'
import { explain } from '@/tools/explain/explain'
import { isNarrowed, visibleTo } from '@/engine/schema/visibleTo'

const fee = 'store:deal:fee'
const state = 'store:deal:state'
const status = dict('dealStatus', [
  ['0', 'open'],
  ['1', 'closed'],
])

const deal = defineResource('deal', {
  path: '/store/deal',
  component: 'store/deal/index',
  permissions: 'store:deal',
  title: 'name',
  fields: {
    id: f.id(),
    name: f.text({ required: true }),
    amount: usdt({ total: 'sum' }),
    fee: usdt({ total: 'sum', permission: fee }),
    note: f.text({ filter: 'like', permission: fee }),
    net: f.computed(['amount', 'fee'], 'difference'),
    said: f.computed(['name', 'net'], 'joined'),
    status: f.code(status, { filter: 'in', permission: state }),
    feeTime: f.time({ filter: 'range', permission: fee }),
    createTime: f.time({ filter: 'range' }),
  },
  list: { columns: ['name', 'fee', 'net', 'amount'], sort: { field: 'feeTime', order: 'ASC' } },
  views: {
    cheap: { filter: { note: 'cheap', createTime: 'today' } },
    latest: { filter: { createTime: 'last7' }, sort: { field: 'feeTime', order: 'DESC' } },
    short: { columns: ['name', 'fee'] },
  },
  create: { fields: ['name', 'fee', 'amount'], userType: '00', secondFactor: true },
  edit: { fields: ['fee', 'note'] },
  import: { fields: ['name', 'fee'], distinct: ['name', 'fee'] },
  sections: { money: ['amount', 'fee'], fees: ['fee', 'feeTime'] },
  rules: [balanced('amount', 'fee', 'amount'), anyOf('filled', ['name'])],
  actions: {
    settle: {
      confirm: ['name', 'fee'],
      args: { reason: f.text(), rebate: usdt({ permission: fee }) },
      sets: { note: 'settled' },
    },
    again: { when: { status: '1' } },
    charge: { sends: ['id', 'fee'] },
    look: { call: { method: 'GET', path: '/store/deal/{note}/{id}' } },
    ...toggle('status', ['open', '0'], ['close', '1']),
  },
})

const all = [fee, state]
const as = (...held: readonly string[]) => visibleTo(deal, (anyOf) => mayUse(held, anyOf))

describe('§6: a resource without the fields whose permission is missing', () => {
  it('is the resource itself for a user with all of them, or the wildcard', () => {
    expect(as(...all)).toBe(deal)
    expect(as('*:*:*')).toBe(deal)
    expect(isNarrowed(deal)).toBe(false)
    for (const resource of allResources) expect(visibleTo(resource, () => false)).toBe(resource)
  })

  it('is one object for the same missing permissions, and another for others', () => {
    expect(as(state)).toBe(as(state, 'store:deal:list'))
    expect(as(state)).not.toBe(as(fee))
    expect(as(fee)).not.toBe(as())
    expect(isNarrowed(as(fee))).toBe(true)
  })

  it('has neither them nor the fields computed from them, in turn', () => {
    expect(Object.keys(as(state).fields)).toEqual(['id', 'name', 'amount', 'status', 'createTime'])
    expect(Object.keys(as(fee).fields)).not.toContain('status')
    expect(as(state).fields.amount).toBe(deal.fields.amount)
  })

  it('leaves them out of columns, first order, sorting, sections and filters', () => {
    const less = as(state)
    expect(columnsOf(less)).toEqual(['name', 'amount'])
    expect(defaultSort(less)).toEqual({ field: 'createTime', order: 'DESC' })
    expect([isSortable(deal, 'feeTime'), isSortable(less, 'feeTime')]).toEqual([true, false])
    expect(sectionsOf(less, Object.keys(less.fields))).toEqual([
      { key: undefined, fields: ['id', 'name', 'status', 'createTime'] },
      { key: 'money', fields: ['amount'] },
    ])
  })

  it('leaves out the views that filter by them; other views lose their order and columns', () => {
    expect(as(state).views).toEqual({
      latest: { filter: { createTime: 'last7' } },
      short: { columns: ['name'] },
    })
  })

  it('leaves them out of forms and imports; a form without fields goes', () => {
    const { create, edit, import: taken } = as(state)
    expect(create).toEqual({ fields: ['name', 'amount'], userType: '00', secondFactor: true })
    expect(edit).toBeUndefined()
    // rows that are alike in the name alone may be two
    expect(taken).toEqual({ fields: ['name'] })
    expect(as(fee).edit).toEqual(deal.edit)
  })

  it('leaves out rules over them', () => {
    expect(as(state).rules).toEqual([deal.rules?.[1]])
    expect(as(fee).rules).toEqual(deal.rules)
  })

  it('has no action that depends on them; other actions restate and ask less', () => {
    expect(Object.keys(as(state).actions)).toEqual(['settle', 'again', 'open', 'close'])
    expect(Object.keys(as(fee).actions)).toEqual(['settle', 'charge', 'look'])
    const { settle } = (as(state) as Resource).actions
    expect(settle?.confirm).toEqual(['name'])
    expect(Object.keys(settle?.args ?? {})).toEqual(['reason'])
    expect(settle?.sets).toEqual({})
  })

  it('always has an id, a title and a list with columns', () => {
    const hidden = defineResource('hidden', {
      path: '/x',
      component: 'x/index',
      permissions: 'x:x',
      title: 'name',
      fields: {
        id: f.id({ permission: fee }),
        name: f.text({ permission: fee }),
        above: f.treeSelect('hidden', 'id', { permission: fee }),
      },
      list: { columns: ['name'], tree: 'above', beside: 'above' },
      create: { fields: ['name'] },
      import: {},
    })
    const { title, fields, list, ...rest } = visibleTo(hidden, () => false)
    expect([title, Object.keys(fields), list]).toEqual(['id', ['id'], { columns: ['id'] }])
    expect(rest).not.toHaveProperty('create')
    expect(rest).not.toHaveProperty('import')
  })

  it('appears in explain', () => {
    const said = (name: string) =>
      explain(deal, name, 'list').find(({ property }) => property === 'value permission')
    expect(said('fee')).toMatchObject({ value: fee, layer: 'field' })
    expect(said('amount')).toBeUndefined()
  })
})
