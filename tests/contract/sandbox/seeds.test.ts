// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isEvmAddress } from '@/sandbox/values/evmAddress'
import { testNowMs, testSandbox } from '@/tests/support/testSandbox'
import { seededRandom } from '@/sandbox/values/random'
import { lookAlikes } from '@/sandbox/trade/seed/lookAlikes'
import { unbalancedBills } from '@/sandbox/trade/seed/keepBooks'
import { rowCounts } from '@/sandbox/trade/seed/rowCounts'
import { seedMoney } from '@/sandbox/trade/seed/seedMoney'
import { failedPayouts } from '@/sandbox/trade/seed/seedOrders'
import { isTronAddress } from '@/sandbox/values/tronAddress'

async function count(condition: string): Promise<unknown> {
  const { db } = await testSandbox()
  const [row] = await db.query(`select count(*)::int as count from ${condition}`)
  return row?.['count']
}

describe('§3 seeded records', () => {
  it('are 500 bills, 200 withdrawals of which 40 are applying, and 40 stores', async () => {
    expect(await count('st_bill')).toBe(500)
    expect(await count('st_store_draw')).toBe(200)
    expect(await count("st_store_draw where status = '1'")).toBe(40)
    expect(await count('st_store')).toBe(40)
  })

  it('are 500 deposits and the other tables in proportion', async () => {
    const { db } = await testSandbox()
    const [row] = await db.query(`select ${countsSql}`)
    expect(row).toEqual({
      api_recharge: 500,
      api_draw: 100,
      st_store_recharge: 100,
      api_water_wallet: 50,
      en_publish: 20,
      st_user: 40,
      en_user: 30,
    })
    const { withdrawals, payouts, storeDeposits, waterWallet, ...counts } = rowCounts(50_000)
    expect([withdrawals, payouts, storeDeposits, waterWallet]).toEqual([
      20_000, 10_000, 10_000, 5_000,
    ])
    expect(counts).toMatchObject({ publications: 2_000, merchants: 200, energyUsers: 300 })
    expect([failedPayouts(10_000), failedPayouts(100)]).toEqual([40, 8])
  })

  it('have every order status (§4), the newest waiting and some still to be paid in time', async () => {
    const { db } = await testSandbox()
    for (const table of ['api_recharge', 'api_draw']) {
      const found = await db.query(`select distinct status from ${table} order by status`)
      expect(found.map((row) => row['status'])).toEqual(['0', '01', '1', '2', '3', '4', '5'])
      const newest = `(select * from ${table} order by create_time desc, id desc limit 12)`
      expect(await count(`${newest} as newest where status not in ('0', '01')`)).toBe(0)
      const nowSeconds = Math.floor(testNowMs / 1000)
      expect(await count(`${table} where expire_time > ${nowSeconds}`)).toBeGreaterThan(0)
      expect(await count(`${table} where expire_time not between 1e9 and 9999999999`)).toBe(0)
    }
    expect(await count("api_draw where status = '4'")).toBe(8)
    expect(await count("en_publish where status = '0'")).toBeGreaterThan(0)
  })

  it('have orders whose amounts agree with one another', async () => {
    const isPaid = "status not in ('0', '01', '2')"
    for (const table of ['api_recharge', 'api_draw']) {
      expect(await count(`${table} where (real_buy_num > 0) <> (${isPaid})`)).toBe(0)
      expect(await count(`${table} where buy_num <> trunc(real_buy_num * rate, 2)`)).toBe(0)
      const asked = 'trunc(origin_buy_num / rate, 6)'
      expect(await count(`${table} where origin_real_buy_num <> ${asked}`)).toBe(0)
      expect(await count(`${table} where (hash is null) <> (status in ('0', '2'))`)).toBe(0)
      expect(await count(`${table} where hash !~ '^[0-9a-f]{64}$'`)).toBe(0)
    }
    expect(await count('api_recharge where scale(trim_scale(real_buy_num)) = 18')).toBeGreaterThan(
      0,
    )
    expect(await count('(select distinct mch_order_no from api_recharge) as numbers')).toBe(500)
  })

  it('have movements that paid a deposit, came over Ethereum or from an unknown sender', async () => {
    const { db } = await testSandbox()
    const rows = await db.query(
      `select w.network, w.from_address, w.to_address, w.hash, w.matched, o.id as paid
       from api_water_wallet w left join api_recharge o
         on o.mch_order_no = w.mch_order_no and o.hash = w.hash and o.real_buy_num = w.amount`,
    )
    for (const { network, from_address, to_address, hash, matched, paid } of rows) {
      const isAddress = network === 'TRC20' ? isTronAddress : isEvmAddress
      expect([isAddress(String(from_address)), isAddress(String(to_address))]).toEqual([true, true])
      expect(hash).toMatch(network === 'TRC20' ? /^[0-9a-f]{64}$/ : /^0x[0-9a-f]{64}$/)
      expect(paid !== null).toBe(network === 'TRC20' && matched === '0')
    }
    expect(
      new Set(rows.map((row) => `${String(row['network'])} ${String(row['matched'])}`)),
    ).toEqual(new Set(['TRC20 0', 'TRC20 1', 'ERC20 0']))
  })

  it('have addresses with the capitals of EIP-55', () => {
    const known = [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    ]
    for (const address of known) {
      expect(isEvmAddress(address)).toBe(true)
      expect(isEvmAddress(address.toLowerCase())).toBe(false)
      expect(isEvmAddress(address.replace('0x', ''))).toBe(false)
    }
  })

  it('have merchants of every store, some frozen, whose rules hold', async () => {
    expect(
      await count('st_store s where not exists (select from st_user where store_id = s.id)'),
    ).toBe(0)
    expect(await count("st_user where status = '1'")).toBe(3)
    expect(await count("st_user where api_withdrawal = 'Y'")).toBeGreaterThan(0)
    expect(await count('(select distinct private_key from st_user) as keys')).toBe(40)
    const isCut = "create_time <> date_trunc('second', create_time)"
    expect(await count(`st_user where ${isCut}`)).toBe(0)
  })

  it('are the newest withdrawals that are still applying', async () => {
    const newest = '(select status from st_store_draw order by create_time desc, id desc limit 40)'
    expect(await count(`${newest} as newest where status <> '1'`)).toBe(0)
  })

  it('have one bill for every passed withdrawal and none for the others', async () => {
    const joined = 'st_store_draw d full join st_bill b on b.draw_id = d.id'
    const isRight = `case when d.status = '2' then b.change_amount = -d.total_u and b.type = '1'
      and b.store_id = d.store_id and b.create_time > d.create_time else b.id is null end`
    expect(await count(`${joined} where d.id is not null and (${isRight}) is not true`)).toBe(0)
    expect(await count("st_bill where (type = '1') <> (draw_id is not null)")).toBe(0)
  })

  it('balance, bill after bill, except for a known few', async () => {
    const wrong = 'st_bill where after_amount <> before_amount + change_amount'
    expect(await count(wrong)).toBe(unbalancedBills)
    const chain = `(select before_amount as before, lag(before_amount + change_amount, 1, 0::numeric)
      over (partition by store_id order by create_time, id) as earlier from st_bill)`
    expect(await count(`${chain} as chain where before <> earlier`)).toBe(0)
    expect(await count('st_bill where after_amount < 0')).toBe(0)
  })

  it("leave each store with its last bill's balance", async () => {
    const last = '(select after_amount from st_bill where store_id = s.id order by id desc limit 1)'
    expect(await count(`st_store s where balance <> ${last}`)).toBe(0)
  })

  it('reach back 180 days from the first start and not beyond it', async () => {
    const span =
      "'2026-06-30T04:00:00Z'::timestamptz - interval '180 days' and '2026-06-30T04:00:00Z'"
    for (const table of ['st_bill', 'st_store_draw', 'st_store'])
      expect(await count(`${table} where create_time not between ${span}`)).toBe(0)
  })

  it('have valid addresses, some pairs of which look alike', async () => {
    const { db } = await testSandbox()
    const rows = await db.query('select distinct address from st_store_draw')
    const addresses = rows.map((row) => String(row['address']))
    expect(addresses.filter((address) => !isTronAddress(address))).toEqual([])
    for (const [one, other] of lookAlikes) {
      expect(addresses).toEqual(expect.arrayContaining([one, other]))
      expect(one.slice(0, 6) + one.slice(-4)).toBe(other.slice(0, 6) + other.slice(-4))
    }
  })

  it('have amounts of six places and fewer, and some with up to eighteen', async () => {
    const places = 'scale(trim_scale(total_u))'
    expect(await count(`st_store_draw where ${places} > 6`)).toBeGreaterThan(0)
    expect(await count(`st_store_draw where ${places} > 6`)).toBeLessThan(20)
    expect(await count('st_store_draw where estimate_total_u <= 0')).toBe(0)
  })

  it('are the same for the same seed and time', async () => {
    expect(await invented('one')).toEqual(await invented('one'))
    expect(await invented('one')).not.toEqual(await invented('other'))
  })
})

const countsSql = [
  'api_recharge',
  'api_draw',
  'st_store_recharge',
  'api_water_wallet',
  'en_publish',
  'st_user',
  'en_user',
]
  .map((table) => `(select count(*)::int from ${table}) as ${table}`)
  .join(', ')

/** What would be inserted, table by table. */
async function invented(seed: string): Promise<unknown[]> {
  const inserted: unknown[] = []
  const { db } = await testSandbox()
  const query = async (_: string, params?: readonly unknown[]) => {
    inserted.push(params)
    return []
  }
  const random = seededRandom(seed)
  await seedMoney({ db: { ...db, query }, random, rows: 500, nowMs: testNowMs })
  return inserted
}
