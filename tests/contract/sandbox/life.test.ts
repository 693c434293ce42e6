// @vitest-environment node
import { expect, it, onTestFinished } from 'vitest'
import { manualClock } from '@/sandbox/values/clock'
import { testNowMs, testSandbox, type TestSandbox } from '@/tests/support/testSandbox'
import { passOn } from '@/sandbox/live/announce'
import { isDue, startLife } from '@/sandbox/life/startLife'
import { seededRandom } from '@/sandbox/values/random'
import { trade } from '@/sandbox/trade'

type Told = { command: string; data: { id: string; hash: string; createTime: string } }

/** A sandbox after the given number of events, ten seconds apart, and the messages about them. */
async function live(events: number, seed = 'life') {
  const sandbox = await testSandbox()
  const { db, clock } = sandbox
  const [told, problems]: [Told[], string[]] = [[], []]
  const send = (command: string, data: unknown) => told.push({ command, data } as Told)
  onTestFinished(await passOn(db, { send, endAll: () => {} }))
  const life = startLife({
    db,
    clock,
    random: seededRandom(seed),
    seconds: 10,
    events: trade.events,
    log: (line) => problems.push(line),
  })
  onTestFinished(() => expect(problems).toEqual([]))
  for (let event = 0; event < events; event += 1) {
    clock.advance(10_000)
    // the next is set when this one has happened
    await expect.poll(() => clock.alarms(), { interval: 1 }).toBe(1)
  }
  return { ...sandbox, told, life }
}

async function count({ db }: Pick<TestSandbox, 'db'>, condition: string): Promise<number> {
  const [row] = await db.query(`select count(*)::int as count from ${condition}`)
  return Number(row?.['count'])
}

it('design §8: orders arrive and move, payouts fail, withdrawals are applied for, and all amounts add up', async () => {
  const sandbox = await live(160)
  const counted = (condition: string) => count(sandbox, condition)
  const [deposits, payouts] = ['api_recharge where id > 500', 'api_draw where id > 100']
  expect([await counted(deposits), await counted(payouts)]).toEqual([20, 10])
  for (const status of ['1', '3'])
    expect(await counted(`${deposits} and status = '${status}'`)).toBeGreaterThan(0)
  expect(await counted("api_draw where status = '4'")).toBeGreaterThan(8)
  expect(await counted("st_store_draw where id > 200 and status = '1'")).toBe(10)
  await expectOrdersToAddUp(counted)
  await expectBillsToBalance(counted)
  await expectForeignToBeTold(sandbox)
})

type Counted = (condition: string) => Promise<number>

async function expectOrdersToAddUp(counted: Counted): Promise<void> {
  const isPaid = "status not in ('0', '01', '2')"
  for (const table of ['api_recharge', 'api_draw']) {
    expect(await counted(`${table} where (real_buy_num > 0) <> (${isPaid})`)).toBe(0)
    expect(await counted(`${table} where buy_num <> trunc(real_buy_num * rate, 2)`)).toBe(0)
    expect(await counted(`${table} where (hash is null) <> (status in ('0', '2'))`)).toBe(0)
    const numbers = `select mch_order_no from ${table} group by mch_order_no having count(*) > 1`
    expect(await counted(`(${numbers}) as twice`)).toBe(0)
  }
  const paid = 'o.hash = w.hash and o.mch_order_no = w.mch_order_no and o.real_buy_num = w.amount'
  const movements = `api_water_wallet w left join api_recharge o on ${paid}`
  expect(await counted(`${movements} where w.id > 50 and w.matched = '0'`)).toBeGreaterThan(5)
  expect(await counted(`${movements} where w.id > 50 and (o.id is null) <> (matched = '1')`)).toBe(
    0,
  )
}

/** Each new bill starts where the store's previous one ended; the last is the store's balance. */
async function expectBillsToBalance(counted: Counted): Promise<void> {
  const bills = 'st_bill where id > 500'
  expect(await counted(`${bills} and type = '2' and change_amount > 0`)).toBeGreaterThan(5)
  expect(await counted(`${bills} and type = '3' and change_amount < 0`)).toBeGreaterThan(5)
  const chain = `(select *, lag(after_amount) over (partition by store_id order by id) as earlier
    from st_bill) as chain`
  const isRight = 'after_amount = before_amount + change_amount and before_amount = earlier'
  expect(await counted(`${chain} where id > 500 and (${isRight}) is not true`)).toBe(0)
  const last = '(select after_amount from st_bill where store_id = s.id order by id desc limit 1)'
  expect(await counted(`st_store s where balance <> ${last} or balance < 0`)).toBe(0)
}

async function expectForeignToBeTold({ db, told }: Awaited<ReturnType<typeof live>>) {
  const rows = await db.query(
    `select id::text as id, hash from api_water_wallet
     where id > 50 and matched = '1' order by id`,
  )
  expect(told.map(({ command }) => command)).toEqual(Array(10).fill('1001'))
  expect(told.map(({ data: { id, hash } }) => ({ id, hash }))).toEqual(rows)
  expect(told[0]?.data.createTime).toMatch(/^2026-06-30 12:0\d:\d0$/)
}

it('stops, and leaves no timer behind', async () => {
  const { clock, life, told } = await live(1)
  clock.advance(10_000)
  await life.stop()
  expect(clock.alarms()).toBe(0)
  const before = told.length
  clock.advance(600_000)
  expect(told).toHaveLength(before)
})

it('runs in one process at a time where several share a database', async () => {
  const { db } = await testSandbox()
  const due = (nowMs: number) => db.transaction((tx) => isDue(tx, { nowMs, seconds: 10 }))
  const at = testNowMs
  expect(await Promise.all([due(at), due(at), due(at)])).toEqual([true, false, false])
  expect([await due(at + 9_999), await due(at + 10_000)]).toEqual([false, true])
  // a note from a clock that was an hour ahead delays nobody
  expect([await due(at + 3_600_000), await due(at + 20_000)]).toEqual([true, true])
})

it('goes on after a failure, and logs it', async () => {
  const clock = manualClock(testNowMs)
  const problems: string[] = []
  const { db } = await testSandbox()
  const broken = { ...db, transaction: () => Promise.reject(new Error('no database')) }
  const parts = { db: broken, clock, random: seededRandom('life'), events: trade.events }
  const life = startLife({ ...parts, seconds: 1, log: (line) => problems.push(line) })
  for (let event = 1; event <= 2; event += 1) {
    clock.advance(1_000)
    await expect.poll(() => clock.alarms(), { interval: 1 }).toBe(1)
    expect(problems).toHaveLength(event)
  }
  expect(problems[0]).toContain('no database')
  await life.stop()
})
