import fc, { type Scheduler } from 'fast-check'
import { expect } from 'vitest'
import { testSandbox, type TestSandbox } from '@/tests/support/testSandbox'
import { withFiles } from '@/tests/support/files/browserFiles'
import { aWithdrawal } from '@/tests/support/records'
import { createDecider, type Confirmed, type DeciderHabits } from './decider'
import { createMover, move, wallet, type Move } from './mover'

type Options = {
  /** How many interleavings. */
  numRuns: number
  /** The same seed gives the same interleavings. */
  seed: number
}

/** Counts the attempts, so that a run without any fails. */
export type Tried = {
  booked: number
  /** Confirmations that were stopped or refused because something had moved. */
  stopped: number
  moves: number
}

/** One waiting withdrawal, two users with two tabs each who decide it, and changes meanwhile. */
type Script = { deciders: readonly DeciderHabits[]; movers: readonly (readonly Move[])[] }

const habits = fc.record<DeciderHabits>({
  account: fc.constantFrom('admin', 'tri'),
  action: fc.constantFrom('pass', 'pass', 'pass', 'reject'),
  isVersioned: fc.boolean(),
  losing: fc.constantFrom('nothing', 'nothing', 'request', 'answer'),
})

const script: fc.Arbitrary<Script> = fc.record({
  deciders: fc.array(habits, { minLength: 1, maxLength: 4 }),
  movers: fc.array(fc.array(move, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 }),
})

/**
 * Lets two users decide one withdrawal in two tabs each, through the portal's own provider and decision, while
 * it is edited, imported again and the fee changes, in any order of the single requests. Whatever is booked, a
 * dialog has shown, and it was confirmed.
 * @throws Error with the seed and the shortest interleaving that books an amount nobody saw
 */
export async function bookSeenAmounts(options: Options): Promise<Tried> {
  withFiles()
  const sandbox = await testSandbox()
  await letBothDecide(sandbox)
  const tokens = {
    admin: await sandbox.logIn('admin'),
    tri: await sandbox.logIn('tri'),
    store: await sandbox.logIn('store'),
  }
  const tried = { booked: 0, stopped: 0, moves: 0 }
  const play = async (scheduler: Scheduler, { deciders, movers }: Script) => {
    const id = await waitingAnew(sandbox)
    const confirmed: Confirmed[] = []
    const hands = deciders.map((how) =>
      createDecider({ sandbox, scheduler, id, how, token: tokens[how.account] }),
    )
    const hits = movers.map((moves) =>
      createMover({ sandbox, scheduler, id, token: tokens.store })(moves),
    )
    const all = Promise.all([...hands.map((decide) => decide(confirmed)), ...hits])
    await scheduler.waitFor(all)
    tried.moves += movers.flat().length
    tried.stopped += confirmed.filter(({ outcome }) => outcome === 'stopped').length
    tried.booked += await countSeen(sandbox, id, confirmed)
  }
  await fc.assert(fc.asyncProperty(fc.scheduler(), script, play), options)
  expect(sandbox.problems).toEqual([])
  return tried
}

async function letBothDecide({ db }: TestSandbox): Promise<void> {
  await db.query(
    `insert into sys_user_role (user_id, role_id)
     select user_id, (select role_id from sys_role where role_key = 'admin') from sys_user
     where user_name = 'tri'`,
  )
}

async function waitingAnew({ db, insert }: TestSandbox): Promise<string> {
  await db.query(`update st_store_draw set status = '3' where status = '1' and wallet_name = $1`, [
    wallet.walletName,
  ])
  await db.query('update st_store set balance = 1000000000, withdrawal_fee = 1.5 where id = 1')
  const amounts = { totalU: '10', fee: '1.5', estimateTotalU: '8.5' }
  return insert(aWithdrawal({ ...wallet, ...amounts, store: '1' }))
}

/** Compares a booking with the shown and confirmed amounts. */
async function countSeen(
  { db }: TestSandbox,
  id: string,
  confirmed: readonly Confirmed[],
): Promise<number> {
  const [record] = await db.query(
    `select status, trim_scale(total_u)::text as total, trim_scale(fee)::text as fee,
       trim_scale(estimate_total_u)::text as net from st_store_draw where id = $1`,
    [id],
  )
  const bills = await db.query(
    'select trim_scale(-change_amount)::text as paid from st_bill where draw_id = $1',
    [id],
  )
  expect(bills.length).toBe(record?.['status'] === '2' ? 1 : 0)
  const done = confirmed.filter(({ outcome }) => outcome === 'done')
  expect(done.length).toBeLessThanOrEqual(1)
  const [bill] = bills
  if (!bill) return 0
  expect(bill['paid']).toBe(record?.['total'])
  const { total, fee, net } = record ?? {}
  // a booking without an answer was confirmed by a user who got none
  const passed = confirmed.filter(({ action }) => action === 'pass')
  const by = done.length > 0 ? done : passed.filter(({ outcome }) => outcome === 'unknown')
  expect(by).toContainEqual(expect.objectContaining({ shown: { total, fee, net } }))
  return 1
}
