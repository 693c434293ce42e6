// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { dialects } from '@/engine/config'
import { createDataProvider } from '@/engine/data/dataProvider'
import { isOutOfOrder } from '@/engine/data/wire/pages'
import { readRecord } from '@/engine/data/wire/records'
import { createRegistry } from '@/engine/registry'
import { rowsOf } from '@/engine/gateway/envelope'
import { listQuery, serializeQuery } from '@/engine/gateway/query'
import { resources } from '@/resources'
import bill from '@/resources/bill'
import withdrawal from '@/resources/withdrawal'
import type { Resource } from '@/engine/declare'
import { isSortable } from '@/engine/schema/surfaces'
import { testSandbox } from '@/tests/support/testSandbox'
import { fakeGateway } from '@/tests/engine/gateway/fakeTransport'

const orders = ['ASC', 'DESC'] as const

describe('rows in another order than requested', () => {
  const out = (
    [resource, field]: readonly [Resource, string],
    values: readonly unknown[],
    order: 'ASC' | 'DESC' = 'ASC',
  ) =>
    isOutOfOrder(
      resource,
      { field, order },
      values.map((value) => readRecord(resource, { [field]: value })),
    )
  const amount = [withdrawal, 'totalU'] as const
  const time = [withdrawal, 'createTime'] as const
  const text = [withdrawal, 'walletName'] as const

  it.each([
    [amount, ['9', '10', '9.999999999999999999']],
    [amount, ['0.3', '0.1', '0.2']],
    [time, ['2026-11-20 08:00:00', '2026-11-20 07:59:59']],
    [text, ['beta', 'alpha']],
    [text, ['20', '10']],
    [
      [withdrawal, 'status'],
      ['2', '1'],
    ],
  ] as const)('are noticed: %#', (of, values) => {
    expect(out(of, values)).toBe(true)
    expect(out(of, values.toReversed(), 'DESC')).toBe(true)
  })

  it.each([
    [amount, ['1', '1.0', '2', '10', '10.000000000000000001']],
    [amount, ['1', null, '2', 'unreadable', '3']],
    [time, ['2026-11-20 08:00:00', '2026-11-20T08:00:00.123+08:00', '2026-11-20 08:00:01']],
    // databases order these differently
    [text, ['b', 'A']],
    [text, ['B', 'a']],
    [text, ['10', '9']],
    [text, ['z', 'é']],
    [text, ['b', '主钱包', 'a']],
    [text, ['a 2', 'a']],
    [
      [bill, 'nothing'],
      ['2', '1'],
    ],
    [
      [withdrawal, 'address'],
      ['b', 'a'],
    ],
  ] as const)('are not seen where there are none for certain: %#', (of, values) => {
    expect(out(of, values)).toBe(false)
    expect(out(of, values.toReversed(), 'DESC')).toBe(false)
  })

  it.each(['specification', 'ruoyi'] as const)(
    'are in no list of the sandbox, by no field, in dialect %s',
    async (name) => {
      const { fetch, logIn } = await testSandbox({ dialect: name })
      const headers = { Authorization: `Bearer ${await logIn('admin')}` }
      const asked = resources
        .filter(({ recordFrom }) => recordFrom !== 'wholeList')
        .flatMap((resource) =>
          Object.keys(resource.fields)
            .filter((field) => isSortable(resource, field))
            .flatMap((field) => orders.map((order) => ({ resource, sort: { field, order } }))),
        )
      const wrong: string[] = []
      for (const { resource, sort } of asked) {
        const wire = (resource as Resource).fields[sort.field]?.wire ?? sort.field
        const query = listQuery(
          { page: 1, perPage: 50, where: [], sort: { name: wire, order: sort.order } },
          dialects[name],
        )
        const url = `http://sandbox${resource.path}/list?${serializeQuery(query)}`
        // oxlint-disable-next-line no-await-in-loop
        const body = await (await fetch(new Request(url, { headers }))).json()
        const { rows } = rowsOf({
          code: 200,
          msg: '',
          body: body as object as never,
          bareEmpty: true,
        })
        const records = rows.map((row) => readRecord(resource, row))
        if (isOutOfOrder(resource, sort, records))
          wrong.push(`${resource.name} ${sort.field} ${sort.order}`)
      }
      expect(asked.length).toBeGreaterThan(100)
      expect(wrong).toEqual([])
    },
  )
})

describe.each(['specification', 'ruoyi'] as const)('a list in dialect %s', (name) => {
  const times = ['2026-11-20 08:00:00', '2026-11-22 08:00:00', '2026-11-21 08:00:00']
  const rows = times.map((createTime, at) => ({ id: at + 1, createTime, totalU: `${3 - at}` }))
  const params = (field: string) => ({
    pagination: { page: 1, perPage: 20 },
    sort: { field, order: 'DESC' as const },
    filter: {},
  })

  it('that come in their own order are not requested in that order again', async () => {
    const gateway = fakeGateway(() => ({ json: { code: 200, rows, total: 3 } }), {
      token: 't1',
      dialect: dialects[name],
    })
    const provider = createDataProvider(gateway, createRegistry(resources))
    const { data } = await provider.getList('withdrawal', params('createTime'))
    expect(data.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(gateway.traits.ignoresOrder('/store/storeDraw', 'createTime')).toBe(true)
    await provider.getList('withdrawal', params('createTime'))
    await provider.getList('withdrawal', params('totalU'))
    const sorts = gateway.sent.map(({ url }) => /orderByColumn=(\w+)/.exec(url)?.[1])
    expect(sorts).toEqual(['createTime', undefined, 'totalU'])
    // those amounts do fall
    expect(gateway.traits.ignoresOrder('/store/storeDraw', 'totalU')).toBe(false)
    gateway.session.signIn('t2')
    expect(gateway.traits.ignoresOrder('/store/storeDraw', 'createTime')).toBe(false)
  })
})
