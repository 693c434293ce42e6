// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { TestSandbox } from '@/sandbox/forTests'
import { aDeposit, aMerchant, aPayout, aStoreDeposit, aWithdrawal } from '@/tests/support/records'
import { mounts, openContract, type Caller } from '../mounts'

const names = [
  'stApiDraw',
  'stApiRecharge',
  'stStoreDraw',
  'stStoreRecharge',
  'stUsdtMoney',
  'stUsdtNum',
  'stUser',
]

const days = 'beginTime=2019-01-01&endTime=2019-01-03'
/** Of the gateway's zone: the first second of the first day, the last of the last, and one beside each. */
const first = '2019-01-01 00:00:00+08'
const last = '2019-01-03 23:59:59+08'
const before = '2018-12-31 23:59:59+08'
const after = '2019-01-04 00:00:00+08'

async function valuesOf(caller: Caller, name: string, query = days): Promise<unknown> {
  const { code, data } = await caller('GET', `/st/${name}/statistics?${query}`)
  expect(code).toBe(200)
  return Object.values(data).map((row) => Object.values(row as object))
}

const threeDays = (one: string, two: string, three: string) => [
  ['2019-01-01', one],
  ['2019-01-02', two],
  ['2019-01-03', three],
]

/** Amounts of two stores on the edges of three days, and some that count nowhere. */
async function seedEdges({ insert }: TestSandbox): Promise<void> {
  const order = { realBuyNum: '0.000000000000000001', buyNum: '7.2' }
  for (const createTime of [before, first, last, after]) {
    await insert(aDeposit({ ...order, createTime, status: '3' }))
    await insert(aPayout({ ...order, createTime, status: '1' }))
    await insert(aStoreDeposit({ createTime, amount: '5.50' }))
    await insert(aWithdrawal({ createTime: createTime.slice(0, 19), status: '2', totalU: '9' }))
    await insert(aMerchant({ createTime }))
  }
  const big = { ...order, realBuyNum: '99999999999999999999.1', store: '2', createTime: first }
  await insert(aDeposit({ ...big, status: '1' }))
  for (const status of ['0', '01', '2', '5'] as const) {
    await insert(aDeposit({ ...big, status }))
    await insert(aPayout({ ...big, status }))
    await insert(aStoreDeposit({ createTime: first, status }))
  }
  await insert(aPayout({ ...big, status: '4' }))
  await insert(aWithdrawal({ createTime: first.slice(0, 19), status: '1' }))
  await insert(aWithdrawal({ createTime: first.slice(0, 19), status: '3' }))
}

describe.each(mounts)('§7 statistics through $name', (mount) => {
  it('sum each day of the gateway’s zone exactly, once the money has moved', async () => {
    const { as, sandbox } = await openContract(mount)
    await seedEdges(sandbox)
    const admin = await as('admin')
    const tiny = '0.000000000000000001'
    expect(await valuesOf(admin, 'stApiRecharge')).toEqual(
      threeDays('99999999999999999999.100000000000000001', '0', tiny),
    )
    expect(await valuesOf(admin, 'stApiDraw')).toEqual(threeDays(tiny, '0', tiny))
    expect(await valuesOf(admin, 'stStoreRecharge')).toEqual(threeDays('5.5', '0', '5.5'))
    expect(await valuesOf(admin, 'stStoreDraw')).toEqual(threeDays('9', '0', '9'))
    expect(await valuesOf(admin, 'stUsdtNum')).toEqual(
      threeDays('99999999999999999999.100000000000000002', '0', '0.000000000000000002'),
    )
    expect(await valuesOf(admin, 'stUsdtMoney')).toEqual(threeDays('21.6', '0', '14.4'))
    expect(await valuesOf(admin, 'stUser')).toEqual(threeDays('1', '0', '1'))
  })

  it('show a store operator only its own store', async () => {
    const { as, sandbox } = await openContract(mount)
    await seedEdges(sandbox)
    const [store, other] = [await as('store'), await as('store2')]
    const tiny = '0.000000000000000001'
    expect(await valuesOf(store, 'stApiRecharge')).toEqual(threeDays(tiny, '0', tiny))
    expect(await valuesOf(other, 'stApiRecharge')).toEqual(
      threeDays('99999999999999999999.1', '0', '0'),
    )
    for (const name of names.slice(2, 4))
      expect(await valuesOf(other, name)).toEqual(threeDays('0', '0', '0'))
    expect(await valuesOf(other, 'stUsdtMoney')).toEqual(threeDays('7.2', '0', '0'))
    expect(await valuesOf(other, 'stUser')).toEqual(threeDays('0', '0', '0'))
  })

  it('cover the last seven days, today included, by default', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    for (const name of names) {
      const found = (await valuesOf(admin, name, '')) as string[][]
      expect(found.map(([day]) => day)).toEqual([
        '2026-06-24',
        '2026-06-25',
        '2026-06-26',
        '2026-06-27',
        '2026-06-28',
        '2026-06-29',
        '2026-06-30',
      ])
    }
  })

  it.each([
    ['beginTime=2026-02-30', 'beginTime must be a date such as 2026-01-31'],
    ['endTime=2026-06-30T00:00', 'endTime must be a date such as 2026-01-31'],
    ['beginTime=2026-02-02&endTime=2026-02-01', 'The first day is after the last'],
    ['beginTime=2019-01-01&endTime=2020-01-02', 'At most 366 days can be counted at once'],
  ])('refuse %s', async (query, msg) => {
    const { as } = await openContract(mount)
    const refused = await (await as('admin'))('GET', `/st/stUser/statistics?${query}`)
    expect(refused).toEqual({ code: 500, msg })
  })

  it('§6: need a session, and each its own permission', async () => {
    const { as, call, sandbox } = await openContract(mount)
    const auditor = await as('auditor')
    for (const name of names) {
      const path = `/st/${name}/statistics`
      expect(await call('GET', path)).toMatchObject({ code: 401 })
      expect(await auditor('GET', path)).toMatchObject({ code: 200 })
      await sandbox.db.query(
        'delete from sys_role_menu where menu_id = (select menu_id from sys_menu where perms = $1)',
        [`st:${name}:statistics`],
      )
      expect(await auditor('GET', path)).toEqual({
        code: 403,
        msg: `This account lacks the permission st:${name}:statistics`,
      })
    }
  })
})

describe.each(mounts)('statistics of a stock gateway through $name', (mount) => {
  it('read their days from params[beginTime] and params[endTime]', async () => {
    const { as, sandbox } = await openContract(mount, { dialect: 'ruoyi' })
    await sandbox.insert(aStoreDeposit({ createTime: first, amount: '0.10' }))
    const admin = await as('admin')
    const query = 'params%5BbeginTime%5D=2019-01-01&params%5BendTime%5D=2019-01-03'
    expect(await valuesOf(admin, 'stStoreRecharge', query)).toEqual(threeDays('0.1', '0', '0'))
  })
})
