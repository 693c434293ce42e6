// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { testNowMs, testSandbox } from '@/tests/sandbox/forTests'
import { seededRandom } from '@/tests/sandbox/random'
import { lookAlikes } from '@/tests/sandbox/seed/lookAlikes'
import { unbalancedBills } from '@/tests/sandbox/seed/keepBooks'
import { seedMoney } from '@/tests/sandbox/seed/seedMoney'
import { isTronAddress } from '@/tests/sandbox/tronAddress'

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

  it('balance, bill after bill, but for a known few', async () => {
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

  it('carry valid addresses, among them pairs that look alike', async () => {
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

  it('are the same for the same chance and the same time', async () => {
    expect(await invented('one')).toEqual(await invented('one'))
    expect(await invented('one')).not.toEqual(await invented('other'))
  })
})

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
