// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { dialects, type Dialect } from '@/config'
import type { Answer, Client, Gateway, RequestOptions } from '@/gateway'
import { createDataProvider } from '@/providers/dataProvider'
import type * as Resources from '@/resources'

vi.mock('@/resources', async (load) => {
  const { resources } = await load<typeof Resources>()
  const { defineResource, f } = await import('@/schema')
  const called = defineResource('called', {
    path: '/x',
    component: 'x/index',
    permissions: 'x',
    title: 'id',
    fields: { id: f.id() },
    actions: { again: { call: { method: 'POST', path: '/y/{id}/again' } } },
  })
  return { resources: [...resources, called] }
})

type Call = { method: string; path: string } & RequestOptions

const withdrawal = {
  id: 7,
  store: 3,
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  totalU: '123456789012.123456789012345678',
  status: '1',
  createTime: '2026-11-20 08:00:00',
  secondPwd: 'leaked',
  searchValue: null,
}

/** A client that answers from a table and throws for every call it was not told of. */
function providerOver(
  answers: Readonly<Record<string, object>>,
  dialect: Dialect = dialects.specification,
) {
  const calls: Call[] = []
  const method =
    (name: string) =>
    (path: string, options: RequestOptions = {}) => {
      calls.push({ method: name, path, ...options })
      const body = answers[`${name} ${path}`]
      if (!body) throw new Error(`not told of ${name} ${path}`)
      return Promise.resolve<Answer>({ code: 200, msg: '', body: body as Answer['body'] })
    }
  const client = {
    get: method('GET'),
    post: method('POST'),
    put: method('PUT'),
    delete: method('DELETE'),
  } as Client
  return { calls, provider: createDataProvider({ client, dialect } as Gateway) }
}

const paging = {
  pagination: { page: 3, perPage: 50 },
  sort: { field: 'totalU', order: 'ASC' as const },
}

describe('lists', () => {
  const answers = { 'GET /store/storeDraw/list': { rows: [withdrawal], total: 20_000 } }

  it('ask for page, sort and every given filter by the declared names', async () => {
    const { calls, provider } = providerOver(answers)
    await provider.getList('withdrawal', {
      ...paging,
      filter: {
        status: ['1', '3'],
        walletName: ' main ',
        createTime: { from: '2026-11-01', to: '2026-11-20' },
        address: '',
        nonsense: 'x',
        __proto__: { polluted: 'x' },
      },
    })
    expect(calls[0]?.query).toEqual({
      pageNum: 3,
      pageSize: 50,
      orderByColumn: 'totalU',
      isAsc: 'asc',
      address: '',
      status: ['1', '3'],
      walletName: 'main',
      beginTime: '2026-11-01',
      endTime: '2026-11-20',
    })
  })

  it('put the date range where a stock gateway reads it', async () => {
    const { calls, provider } = providerOver(answers, dialects.ruoyi)
    const filter = { createTime: { from: '2026-11-01' } }
    await provider.getList('withdrawal', { ...paging, filter })
    expect(calls[0]?.query).toMatchObject({ 'params[beginTime]': '2026-11-01' })
  })

  it('read declared fields only, each by its kind', async () => {
    const { provider } = providerOver(answers)
    const { data, total } = await provider.getList('withdrawal', { ...paging, filter: {} })
    expect(total).toBe(20_000)
    expect(data).toEqual([
      {
        id: '7',
        store: '3',
        address: withdrawal.address,
        totalU: '123456789012.123456789012345678',
        fee: null,
        estimateTotalU: null,
        status: '1',
        walletName: null,
        createTime: '2026-11-20 08:00:00',
      },
    ])
  })

  it.each(['balance', 'address', '__proto__', 'constructor'])(
    'D21: do not ask to sort by %s',
    async (field) => {
      const { calls, provider } = providerOver(answers)
      await provider.getList('withdrawal', { ...paging, sort: { field, order: 'ASC' }, filter: {} })
      expect(calls[0]?.query).not.toHaveProperty('orderByColumn')
    },
  )

  it('drop a day that is none', async () => {
    const { calls, provider } = providerOver(answers)
    const filter = { createTime: { from: "2026-02-30' OR 1=1", to: '2026-11-20' } }
    await provider.getList('withdrawal', { ...paging, filter })
    expect(calls[0]?.query).toMatchObject({ endTime: '2026-11-20' })
    expect(calls[0]?.query?.beginTime).toBeUndefined()
  })
})

describe('references', () => {
  it('are read with one list call, and singly where the gateway did not filter', async () => {
    const { calls, provider } = providerOver({
      'GET /store/store/list': {
        rows: [
          { id: 1, nick: 'A' },
          { id: 9, nick: 'Z' },
        ],
        total: 2,
      },
      'GET /store/store/2': { data: { id: 2, nick: 'B' } },
    })
    const { data } = await provider.getMany('store', { ids: ['1', '2'] })
    expect(data.map((record: { nick: string }) => record.nick)).toEqual(['A', 'B'])
    expect(calls[0]?.query).toMatchObject({ id: ['1', '2'], pageSize: 2 })
  })
})

describe('totals', () => {
  it('are asked over the whole match and come back exact', async () => {
    const { calls, provider } = providerOver({
      'GET /store/storeDraw/totals': { data: { totalU: '10.000000000000000001', other: '1' } },
    })
    const totals = await provider.getTotals('withdrawal', { status: ['1'] })
    expect(totals).toEqual({ totalU: '10.000000000000000001', estimateTotalU: null })
    expect(calls[0]?.query).toMatchObject({ status: ['1'] })
    expect(calls[0]?.query).not.toHaveProperty('pageNum')
  })

  it('are not asked of a gateway that has no such call, nor where nothing is summed', async () => {
    const stock = providerOver({}, dialects.ruoyi)
    expect(await stock.provider.getTotals('withdrawal', {})).toBeUndefined()
    const plain = providerOver({})
    expect(await plain.provider.getTotals('store', {})).toBeUndefined()
    expect([...stock.calls, ...plain.calls]).toEqual([])
  })
})

describe('writes', () => {
  it('send a new record as it was typed, the second password beside it, the key in a header', async () => {
    const { calls, provider } = providerOver({ 'POST /store/storeDraw': { data: '21' } })
    const data = { address: withdrawal.address, totalU: '123456789012.123456', walletName: '' }
    const meta = { secondPwd: 'Second_2026', idempotencyKey: 'k1' }
    const { data: created } = await provider.create('withdrawal', { data, meta })
    expect(calls[0]).toMatchObject({
      body: {
        address: withdrawal.address,
        totalU: '123456789012.123456',
        secondPwd: 'Second_2026',
      },
      headers: { 'Idempotency-Key': 'k1' },
    })
    expect(calls[0]?.body).not.toHaveProperty('walletName')
    expect(created).toMatchObject({ id: '21' })
    expect(created).not.toHaveProperty('secondPwd')
  })

  it('send an action with its declared arguments only', async () => {
    const { calls, provider } = providerOver({ 'PUT /store/storeDraw/reject/7': {} })
    await provider.act('withdrawal', {
      id: '7',
      action: 'reject',
      args: { reason: 'wrong address', status: '2' },
      secondPwd: 's',
      idempotencyKey: 'k2',
    })
    expect(calls[0]).toMatchObject({
      body: { reason: 'wrong address', secondPwd: 's' },
      headers: { 'Idempotency-Key': 'k2' },
    })
    expect(calls[0]?.body).not.toHaveProperty('status')
  })

  it('send an action by its own call', async () => {
    const { calls, provider } = providerOver({ 'POST /y/%24%26%2F1/again': {} })
    await provider.act('called', { id: '$&/1', action: 'again', args: {}, idempotencyKey: 'k' })
    expect(calls).toHaveLength(1)
  })

  it('never let an id leave its place in the path', async () => {
    const { calls, provider } = providerOver({ 'PUT /store/storeDraw/pass/..%2F7%3Fx': {} })
    await provider.act('withdrawal', {
      id: '../7?x',
      action: 'pass',
      args: {},
      idempotencyKey: 'k',
    })
    expect(calls[0]?.path).toBe('/store/storeDraw/pass/..%2F7%3Fx')
  })

  it('send a changed record: id, the fields of its form, its updateTime, the second password', async () => {
    const row = { id: 3, nick: 'Old', phone: '1', updateTime: '2026-11-20T08:00:00.123+08:00' }
    const { calls, provider } = providerOver({
      'GET /store/store/3': { data: row },
      'PUT /store/store': {},
    })
    const { data: previousData } = await provider.getOne('store', { id: '3' })
    await provider.update('store', {
      id: '3',
      data: { nick: 'New', phone: '', createTime: '2026-01-01 00:00:00', balance: '9' },
      previousData,
      meta: { secondPwd: 's', idempotencyKey: 'k3' },
    })
    expect(calls[1]?.body).toEqual({
      id: '3',
      nick: 'New',
      phone: '',
      updateTime: '2026-11-20T08:00:00.123+08:00',
      secondPwd: 's',
    })
    expect(calls[1]?.headers).toEqual({ 'Idempotency-Key': 'k3' })
  })

  it('send no updateTime where the gateway gave none, and leave out what a form does not show', async () => {
    const { calls, provider } = providerOver({ 'PUT /store/store': {} })
    const params = { id: '3', data: { nick: 'New' }, previousData: { id: '3' } }
    await provider.update('store', params)
    expect(calls[0]?.body).toEqual({ id: '3', nick: 'New' })
  })

  it('delete one record once, the key in a header', async () => {
    const { calls, provider } = providerOver({ 'DELETE /store/store/..%2F3': {} })
    await provider.delete('store', { id: '../3', meta: { idempotencyKey: 'k4' } })
    expect(calls[0]?.headers).toEqual({ 'Idempotency-Key': 'k4' })
  })

  it('delete by ids in the path', async () => {
    const { calls, provider } = providerOver({ 'DELETE /store/store/3,4': {} })
    await provider.deleteMany('store', { ids: ['3', '4'] })
    expect(calls).toHaveLength(1)
  })
})

it('names the remedy when a resource is not declared', () => {
  const { provider } = providerOver({})
  expect(() => provider.getList('nobody', { ...paging, filter: {} })).toThrow(
    "No resource 'nobody': add its file to resources/index.ts",
  )
})
