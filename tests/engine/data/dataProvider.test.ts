// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { dialects, type Dialect } from '@/engine/config'
import type { Answer } from '@/engine/gateway/envelope'
import type { Client, RequestOptions } from '@/engine/gateway/client'
import type { Gateway } from '@/engine/gateway/gateway'
import { GatewayError } from '@/engine/gateway/errors'
import { createListTraits } from '@/engine/gateway/listTraits'
import { createDataProvider } from '@/engine/data/dataProvider'
import { createRegistry } from '@/engine/registry'
import type * as Resources from '@/resources'
import { resources } from '@/resources'

vi.mock('@/resources', async (load) => {
  const { resources } = await load<typeof Resources>()
  const { defineResource, dict, f, toggle } = await import('@/engine/declare')
  const called = defineResource('called', {
    path: '/x',
    component: 'x/index',
    permissions: 'x',
    title: 'id',
    fields: {
      id: f.id({ wire: 'calledId' }),
      userName: f.text(),
      count: f.integer(),
      status: f.code(
        dict('a', [
          ['0', 'on'],
          ['1', 'off'],
        ]),
      ),
    },
    edit: { fields: ['userName', 'count'] },
    list: { tools: { clear: { call: { method: 'DELETE', path: '/x/{cachePath}' } } } },
    actions: {
      again: { call: { method: 'POST', path: '/y/{id}/again' } },
      unlock: { call: { method: 'GET', path: '/x/unlock/{userName}' } },
      ...toggle('status', ['resume', '0'], ['pause', '1'], {
        call: { method: 'PUT', path: '/x/changeStatus' },
        sends: ['id', 'status'],
      }),
    },
  })
  const { actions: _, ...plain } = called
  const whole = {
    ...plain,
    actions: {},
    name: 'whole',
    component: 'w/index',
    recordFrom: 'wholeList',
  }
  const rowed = {
    ...plain,
    actions: {},
    name: 'rowed',
    component: 'r/index',
    recordFrom: 'listedRow',
  }
  const gated = {
    ...rowed,
    name: 'gated',
    component: 'g/index',
    fields: {
      ...called.fields,
      userName: f.text({ filter: 'like', permission: 'x:x:name' }),
      fee: f.money('USDT', { total: 'sum', permission: 'x:x:fee' }),
    },
  }
  return { resources: [...resources, called, whole, rowed, gated] }
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
  permissions: readonly string[] = [],
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
  const held = { permissions }
  const session = {
    info: () => held,
    token: () => 't1',
    subscribe: () => () => {},
  } as unknown as Gateway['session']
  const traits = createListTraits(session)
  const gateway = { client, dialect, session, traits } as Gateway
  const provider = createDataProvider(gateway, createRegistry(resources))
  return { calls, provider, held }
}

const paging = {
  pagination: { page: 3, perPage: 50 },
  sort: { field: 'totalU', order: 'ASC' as const },
}

describe('§6: a value whose permission is missing', () => {
  const row = { calledId: 1, userName: 'Ann', count: 2, fee: '0.5' }
  const answers = {
    'GET /x/list': { rows: [row], total: 1 },
    'GET /x/totals': { data: { fee: '0.5' } },
    'PUT /x': {},
  }
  const filter = { userName: 'A' }
  const asked = {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'userName', order: 'ASC' as const },
    filter,
  }

  it('is neither filtered by, read, summed nor written', async () => {
    const { calls, provider } = providerOver(answers, undefined, ['x:x:other'])
    const { data } = await provider.getList('gated', asked)
    expect(data).toEqual([
      { id: '1', count: 2, status: null, '@received': { wire: { calledId: 1, count: 2 } } },
    ])
    expect(calls[0]?.query).toEqual({ pageNum: 1, pageSize: 20 })
    expect(await provider.getTotals('gated', filter)).toBeUndefined()
    await provider.update('gated', {
      id: '1',
      data: { userName: 'Eve', count: '3' },
      previousData: data[0]!,
    })
    expect(calls.at(-1)?.body).toEqual({ calledId: 1, count: 3 })
  })

  it('comes and goes with the permission, also in rows listed before', async () => {
    const { calls, provider, held } = providerOver(answers)
    await provider.getList('gated', asked)
    held.permissions = ['*:*:*']
    const { data } = await provider.getOne('gated', { id: '1' })
    expect(data).toMatchObject({ userName: 'Ann', fee: '0.5' })
    await provider.getList('gated', asked)
    expect(calls.at(-1)?.query).toMatchObject({ userName: 'A', orderByColumn: 'userName' })
    expect(await provider.getTotals('gated', filter)).toEqual({ fee: '0.5' })
    held.permissions = []
    answers['GET /x/list'] = { rows: [], total: 0 }
    // the list no longer has it: only its value without the permission is shown
    expect((await provider.getOne('gated', { id: '1' })).data).toEqual({
      id: '1',
      count: 2,
      '@received': { wire: { calledId: 1, count: 2 } },
      status: null,
    })
  })
})

describe('lists', () => {
  const answers = { 'GET /store/storeDraw/list': { rows: [withdrawal], total: 20_000 } }

  it('send page, sort and every given filter under the declared names', async () => {
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
    expect(calls.at(-1)?.query).toEqual({
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

  it('send the date range where a stock gateway reads it', async () => {
    const { calls, provider } = providerOver(answers, dialects.ruoyi)
    const filter = { createTime: { from: '2026-11-01' } }
    await provider.getList('withdrawal', { ...paging, filter })
    expect(calls.at(-1)?.query).toMatchObject({ 'params[beginTime]': '2026-11-01 00:00:00' })
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

  it('drop an invalid day', async () => {
    const { calls, provider } = providerOver(answers)
    const filter = { createTime: { from: "2026-02-30' OR 1=1", to: '2026-11-20' } }
    await provider.getList('withdrawal', { ...paging, filter })
    expect(calls.at(-1)?.query).toMatchObject({ endTime: '2026-11-20' })
    expect(calls.at(-1)?.query?.beginTime).toBeUndefined()
  })
})

describe('references', () => {
  it('are read with one list call, and one by one if the gateway did not filter', async () => {
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
  it('cover the whole match and are exact', async () => {
    const { calls, provider } = providerOver({
      'GET /store/storeDraw/totals': { data: { totalU: '10.000000000000000001', other: '1' } },
    })
    const totals = await provider.getTotals('withdrawal', { status: ['1'] })
    expect(totals).toEqual({ totalU: '10.000000000000000001', estimateTotalU: null })
    expect(calls[0]?.query).toMatchObject({ status: ['1'] })
    expect(calls[0]?.query).not.toHaveProperty('pageNum')
  })

  it('are not requested from a gateway without the call, nor if nothing is summed', async () => {
    const stock = providerOver({}, dialects.ruoyi)
    expect(await stock.provider.getTotals('withdrawal', {})).toBeUndefined()
    const plain = providerOver({})
    expect(await plain.provider.getTotals('store', {})).toBeUndefined()
    expect([...stock.calls, ...plain.calls]).toEqual([])
  })
})

describe('writes', () => {
  it('send a new record as typed, with the second password beside it and the key in a header', async () => {
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
      id: 3,
      nick: 'New',
      phone: '',
      updateTime: '2026-11-20T08:00:00.123+08:00',
      secondPwd: 's',
    })
    expect(calls[1]?.headers).toEqual({ 'Idempotency-Key': 'k3' })
  })

  it('send no updateTime if the gateway gave none, and no field outside the form', async () => {
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

it('names the remedy when a resource is not declared', async () => {
  const { provider } = providerOver({})
  await expect(provider.getList('nobody', { ...paging, filter: {} })).rejects.toThrow(
    "No resource 'nobody': add its file to resources/index.ts",
  )
})

describe('an integer of a form', () => {
  it.each([
    ['', null, {}],
    ['', 5, { count: null }],
    ['7', null, { count: 7 }],
  ])('%j over %j', async (typed, stored, sent) => {
    const { calls, provider } = providerOver({ 'PUT /x': {} })
    const previousData = { id: '7', userName: 'a', count: stored }
    const data = { userName: '', count: typed }
    await provider.update('called', { id: '7', data, previousData })
    expect(calls[0]?.body).toEqual({ calledId: '7', userName: '', ...sent })
  })
})

describe('calls of the declaration’s own', () => {
  const row = { calledId: 7, userName: 'a/ b', status: '0' }
  const act = (action: string) => ({ id: '7', action, args: {}, idempotencyKey: 'k' })

  it('fill their path from the record, and a GET carries no body', async () => {
    const { calls, provider } = providerOver({
      'GET /x/7': { data: row },
      'GET /x/unlock/a%2F%20b': {},
    })
    await provider.act('called', act('unlock'))
    expect(calls.at(-1)).toEqual({
      method: 'GET',
      path: '/x/unlock/a%2F%20b',
      headers: { 'Idempotency-Key': 'k' },
    })
  })

  it('send the named fields of the record as it will be', async () => {
    const { calls, provider } = providerOver({
      'GET /x/7': { data: row },
      'PUT /x/changeStatus': {},
    })
    await provider.act('called', act('pause'))
    expect(calls.at(-1)?.body).toEqual({ calledId: 7, status: '1' })
  })

  it('call a tool as the dialect does, else as the others do', async () => {
    const { calls, provider } = providerOver({ 'DELETE /x/refreshCache': {} }, dialects.ruoyi)
    await provider.runTool('called', 'clear')
    expect(calls.map(({ path }) => path)).toEqual(['/x/refreshCache'])
    await expect(providerOver({}).provider.runTool('called', 'sweep')).rejects.toThrow(
      "'called' has no tool 'sweep': declare it in list.tools",
    )
  })

  it.each([404, 405, 500])('try the other path after code %i', async (code) => {
    const tried: string[] = []
    const remove = (path: string) => {
      tried.push(path)
      return path.endsWith('refreshCache')
        ? Promise.resolve({ code: 200, msg: '', body: {} })
        : Promise.reject(new GatewayError('other', { code }))
    }
    const client = { delete: remove } as unknown as Client
    const gateway = { client, dialect: dialects.specification } as Gateway
    const provider = createDataProvider(gateway, createRegistry(resources))
    await provider.runTool('called', 'clear')
    expect(tried).toEqual(['/x/clearCache', '/x/refreshCache'])
  })

  it('report the first refusal if no path is known', async () => {
    const refuse = (path: string) =>
      Promise.reject(new GatewayError('refused', { code: 500, msg: path }))
    const client = { delete: refuse } as unknown as Client
    const gateway = { client, dialect: dialects.specification } as Gateway
    const provider = createDataProvider(gateway, createRegistry(resources))
    await expect(provider.runTool('called', 'clear')).rejects.toThrow('/x/clearCache')
  })
})

describe('records without a call of their own', () => {
  const rows = ['b', 'c', null, 'a'].map((userName, index) => ({ calledId: index + 1, userName }))
  const names = (records: readonly { id: unknown }[]) => records.map(({ id }) => id).join('')

  it('are paged and ordered here if the list comes whole', async () => {
    const { calls, provider } = providerOver({ 'GET /x/list': { data: rows } })
    const ask = (order: 'ASC' | 'DESC', page = 1) =>
      provider.getList('whole', {
        pagination: { page, perPage: 10 },
        sort: { field: 'userName', order },
        filter: {},
      })
    expect(names((await ask('ASC')).data)).toBe('4123')
    expect(names((await ask('DESC')).data)).toBe('2143')
    expect(await ask('DESC', 2)).toEqual({ data: [], total: 4 })
    expect(calls.map(({ query }) => query)).toEqual([{}, {}, {}])
    expect((await provider.getOne('whole', { id: '2' })).data).toMatchObject({ userName: 'c' })
    await expect(provider.getOne('whole', { id: '9' })).rejects.toMatchObject({ kind: 'missing' })
  })

  it('are the listed rows if the gateway does not find them again', async () => {
    const answers: Record<string, object> = { 'GET /x/list': { rows, total: 4 } }
    const { calls, provider } = providerOver(answers)
    await expect(provider.getOne('rowed', { id: '9' })).rejects.toMatchObject({ kind: 'missing' })
    expect(calls[0]?.query).toEqual({ calledId: ['9'] })
    await provider.getList('rowed', { ...paging, filter: {} })
    answers['GET /x/list'] = { rows: [], total: 0 }
    expect((await provider.getOne('rowed', { id: '2' })).data).toMatchObject({ userName: 'c' })
  })
})
