// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { aBill, aWithdrawal } from '@/tests/support/records'
import { mounts, openContract, type Caller, type Row } from './mounts'

const draws = '/store/storeDraw/list'

async function names(caller: Caller, query: string): Promise<unknown[]> {
  const { code, rows } = await caller('GET', `${draws}?${query}`)
  expect(code).toBe(200)
  return rows.map((row) => row['walletName'])
}

function ids(rows: readonly Row[]): unknown[] {
  return rows.map((row) => row['id'])
}

describe.each(mounts)('§7 lists through $name', (mount) => {
  it('show a withdrawal with the fields of §3', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aWithdrawal({ totalU: '123456789012.123456', fee: '1.50' }))
    const { rows } = await (await as('admin'))('GET', `${draws}?id=${id}`)
    expect(rows).toEqual([
      {
        id: Number(id),
        store: 1,
        address: 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82',
        totalU: '123456789012.123456',
        fee: '1.5',
        estimateTotalU: '123456789010.623456',
        status: '1',
        walletName: 'Main wallet',
        createTime: '2026-06-30 11:59:00',
      },
    ])
  })

  it('show a bill and a store with the fields of §3', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const id = await sandbox.insert(aBill({ changeAmount: '-0.000000000000000001' }))
    const bill = await admin('GET', `/store/bill/${id}`)
    expect(bill.data).toEqual({
      id: Number(id),
      store: 1,
      type: '2',
      network: 'TRC20',
      beforeAmount: '0',
      changeAmount: '-0.000000000000000001',
      afterAmount: '100',
      createTime: '2026-06-30 11:59:00',
    })
    const store = await admin('GET', '/store/store/1')
    expect(Object.keys(store.data)).toEqual(['id', 'nick', 'phone', 'createTime', 'updateTime'])
  })

  it('give twenty rows, newest first, when nothing is asked', async () => {
    const { as } = await openContract(mount)
    const { rows, total } = await (await as('admin'))('GET', draws)
    expect(rows).toHaveLength(20)
    expect(total).toBe(200)
    const times = rows.map((row) => String(row['createTime']))
    expect(times).toEqual([...times].sort().toReversed())
  })

  it('page without gap or overlap', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => admin('GET', `${draws}?pageNum=${page}&pageSize=50`)),
    )
    expect(new Set(pages.flatMap(({ rows }) => ids(rows))).size).toBe(200)
  })

  it('answer a page beyond the end with no rows and the true total', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    for (const page of ['11', '99999999999999999999'])
      expect(await admin('GET', `${draws}?pageNum=${page}`)).toMatchObject({ rows: [], total: 200 })
  })

  it.each([
    ['pageSize=10', 10],
    ['pageSize=0', 20],
    ['pageSize=-5', 20],
    ['pageSize=abc', 20],
    ['pageSize=1e9', 20],
    ['pageSize=999999999999', 200],
    ['pageNum=0', 20],
    ['pageNum=-1', 20],
    ['pageNum=1.5', 20],
  ])('read %s as %i rows', async (query, count) => {
    const { as } = await openContract(mount)
    expect((await (await as('admin'))('GET', `${draws}?${query}`)).rows).toHaveLength(count)
  })

  it('give at most 2,000 rows at once', async () => {
    const { as, sandbox } = await openContract(mount)
    await sandbox.db.query(
      `insert into st_store (nick, phone, create_time, update_time)
       select 'Many', '13800138000', now(), now() from generate_series(1, 2000)`,
    )
    const { rows, total } = await (await as('admin'))('GET', '/store/store/list?pageSize=100000')
    expect([rows.length, total]).toEqual([2000, 2040])
  })

  it('sort amounts by value in both directions', async () => {
    const { as, sandbox } = await openContract(mount)
    for (const totalU of ['9', '10', '9.5'])
      await sandbox.insert(aWithdrawal({ totalU, walletName: `Sort ${totalU}` }))
    const admin = await as('admin')
    const sorted = (direction: string) =>
      names(admin, `walletName=Sort&orderByColumn=totalU&isAsc=${direction}`)
    expect(await sorted('asc')).toEqual(['Sort 9', 'Sort 9.5', 'Sort 10'])
    expect(await sorted('desc')).toEqual(['Sort 10', 'Sort 9.5', 'Sort 9'])
  })

  it.each([
    'id',
    'store',
    'address',
    'fee',
    'estimateTotalU',
    'status',
    'walletName',
    'createTime',
  ])('sort by %s, and turned round it is the reverse', async (column) => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const query = `${draws}?pageSize=500&orderByColumn=${column}`
    const up = await admin('GET', `${query}&isAsc=asc`)
    const down = await admin('GET', `${query}&isAsc=desc`)
    expect(ids(up.rows)).toEqual(ids(down.rows).toReversed())
  })

  it('sort an amount by value whose column is named as on the wire', async () => {
    const admin = await (await openContract(mount)).as('admin')
    const query = 'orderByColumn=balance&isAsc=asc&pageSize=30'
    const { rows } = await admin('GET', `/energy/user/list?${query}`)
    const whole = rows.map((row) => BigInt(String(row['balance']).split('.')[0] ?? ''))
    expect(whole).toEqual([...whole].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect(new Set(whole.map((amount) => String(amount).length)).size).toBeGreaterThan(1)
  })

  it('D21: fall back to the default order for an unknown column', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const plain = await admin('GET', draws)
    for (const column of ['total_u', 'reason', '__proto__', 'constructor', 'secondPwd', ''])
      expect(await admin('GET', `${draws}?orderByColumn=${column}&isAsc=asc`)).toEqual(plain)
  })

  it('filter by several codes, by store and by ids', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const count = async (query: string) => (await admin('GET', `${draws}?${query}`)).total
    expect(await count('status=1')).toBe(40)
    expect((await count('status=2,3')) + (await count('status=1'))).toBe(200)
    expect(await count('status=1,2,3')).toBe(200)
    expect(await count('status=01')).toBe(0)
    expect(await count('status=')).toBe(200)
    expect(await count('id=1,2,3,999999')).toBe(3)
    expect(await count('id=x')).toBe(0)
    expect((await count('store=1')) + (await count('store=2'))).toBe(await count('store=1,2'))
    const stores = await admin('GET', '/store/store/list?id=3,1,2')
    expect(ids(stores.rows)).toEqual([3, 2, 1])
  })

  it.each([
    ['/store/storeDraw', 'store'],
    ['/store/storeRecharge', 'store'],
    ['/store/bill', 'store'],
    ['/store/user', 'store'],
    ['/api/apiRecharge', 'store'],
    ['/api/apiDraw', 'store'],
    ['/energy/publish', 'seller'],
  ])('of %s are narrowed to one %s, and so are their totals', async (path, name) => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const all = await admin('GET', `${path}/list?pageSize=500`)
    const id = all.rows[0]?.[name]
    const own = all.rows.filter((row) => row[name] === id)
    const narrowed = await admin('GET', `${path}/list?pageSize=500&${name}=${String(id)}`)
    expect(own.length).toBeLessThan(all.rows.length)
    expect(ids(narrowed.rows)).toEqual(ids(own))
    const totals = async (query: string) => (await admin('GET', `${path}/totals?${query}`)).data
    expect(await totals(`${name}=999999`)).toEqual(await totals('id=0'))
  })

  it('find an address by its beginning, in its own case', async () => {
    const { as, sandbox } = await openContract(mount)
    const address = 'TZ9Hj3hNKjo9xnnAcNwVyW1ZotU8gU95HM'
    await sandbox.insert(aWithdrawal({ address, walletName: 'Exact' }))
    const admin = await as('admin')
    expect(await names(admin, `address=${address}`)).toContain('Exact')
    expect(await names(admin, `address=${address.slice(0, 20)}`)).toContain('Exact')
    expect(await names(admin, `address=${address.slice(1)}`)).toEqual([])
    expect(await names(admin, `address=${address.toLowerCase()}`)).toEqual([])
  })

  it('D22: find a part of a name in either case, wildcards taken literally', async () => {
    const { as, sandbox } = await openContract(mount)
    await sandbox.db.query("update st_store_draw set wallet_name = 'plain'")
    for (const walletName of ['100% Sure', 'a_b', 'back\\slash', "O'Neill", '工资发放'])
      await sandbox.insert(aWithdrawal({ walletName }))
    const admin = await as('admin')
    const found = (text: string) => names(admin, `walletName=${encodeURIComponent(text)}`)
    expect(await found('sure')).toEqual(['100% Sure'])
    expect(await found('%')).toEqual(['100% Sure'])
    expect(await found('_')).toEqual(['a_b'])
    expect(await found('\\')).toEqual(['back\\slash'])
    expect(await found("'")).toEqual(["O'Neill"])
    expect(await found('资发')).toEqual(['工资发放'])
    expect(await found('\0')).toEqual([])
  })

  it('D17: take both days of a range whole, in the gateway zone', async () => {
    const { as, sandbox } = await openContract(mount)
    const times = [
      '2026-03-09 23:59:59',
      '2026-03-10 00:00:00',
      '2026-03-10 07:59:59',
      '2026-03-11 23:59:59',
      '2026-03-12 00:00:00',
    ]
    for (const createTime of times)
      await sandbox.insert(aWithdrawal({ walletName: `Edge ${createTime}`, createTime }))
    const admin = await as('admin')
    const found = async (query: string) => (await names(admin, `walletName=Edge&${query}`)).length
    expect(await found('beginTime=2026-03-10&endTime=2026-03-11')).toBe(3)
    expect(await found('beginTime=2026-03-10&endTime=2026-03-10')).toBe(2)
    expect(await found('beginTime=2026-03-12')).toBe(1)
    expect(await found('endTime=2026-03-09')).toBe(1)
    expect(await found('beginTime=&endTime=')).toBe(5)
    expect(await found('beginTime=2026-03-12&endTime=2026-03-09')).toBe(0)
    // some gateways of the family take times
    const whole = 'beginTime=2026-03-10%2000:00:00&endTime=2026-03-11%2023:59:59'
    expect(await found(whole)).toBe(3)
    expect(await found('beginTime=2026-03-10&endTime=2026-03-11%2023:59:59')).toBe(3)
    expect(await found('beginTime=2026-03-10%2007:59:59')).toBe(3)
    expect(await found('endTime=2026-03-10%2007:59:59')).toBe(3)
    expect(await found('endTime=2026-03-10%2007:59:58')).toBe(2)
  })

  it.each([
    '2026-02-30',
    '2026-13-01',
    '10.03.2026',
    '2026-3-1',
    'today',
    '2026-02-30 12:00:00',
    '2026-03-10 24:00:00',
    '2026-03-10 12:00',
    '2026-03-10T12:00:00',
  ])('refuse %s as a day', async (day) => {
    const { as } = await openContract(mount)
    const refused = await (await as('admin'))('GET', `${draws}?beginTime=${day}`)
    expect(refused).toEqual({
      code: 500,
      msg: 'beginTime must be a date such as 2026-01-31',
    })
  })

  it('combine filters of bills', async () => {
    const { as, sandbox } = await openContract(mount)
    await sandbox.insert(aBill({ store: '3', type: '3', network: 'ERC20' }))
    const query = '/store/bill/list?store=3&type=3,0&network=ERC20'
    const { rows, total } = await (await as('admin'))('GET', query)
    expect([rows.length, total]).toEqual([1, 1])
  })

  it('find stores by a part of name or phone', async () => {
    const { as, sandbox } = await openContract(mount)
    await sandbox.db.query("update st_store set phone = '13800138000' where id = 7")
    const admin = await as('admin')
    const byPhone = await admin('GET', '/store/store/list?phone=0013800')
    expect(ids(byPhone.rows)).toEqual([7])
    const byNick = await admin('GET', `/store/store/list?nick=${encodeURIComponent('晨光')}`)
    expect(byNick.total).toBe(2)
  })
})

describe.each(mounts)('§3 totals through $name', (mount) => {
  it('are exact over the whole match, to the last of 18 places', async () => {
    const { as, sandbox } = await openContract(mount)
    for (const totalU of ['0.1', '0.2', '123456789012.123456', '0.000000000000000001'])
      await sandbox.insert(aWithdrawal({ totalU, fee: '0', walletName: 'Sum' }))
    const { data } = await (await as('admin'))('GET', '/store/storeDraw/totals?walletName=Sum')
    const sum = '123456789012.423456000000000001'
    expect(data).toEqual({ totalU: sum, estimateTotalU: sum })
  })

  it('equal the sum of all listed rows', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const { rows } = await admin('GET', '/store/bill/list?pageSize=500')
    const units = rows.reduce((sum, row) => sum + toUnits(String(row['changeAmount'])), 0n)
    const { data } = await admin('GET', '/store/bill/totals')
    expect(toUnits(String(data['changeAmount']))).toBe(units)
  })

  it('are zero when nothing matches, and empty without money columns', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const none = await admin('GET', '/store/bill/totals?id=0')
    expect(none.data).toEqual({ changeAmount: '0' })
    expect((await admin('GET', '/store/store/totals')).data).toEqual({})
  })
})

function toUnits(amount: string): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(18, '0'))
}
