import { expect } from 'vitest'
import { isUnknownOutcome, GatewayError } from '@/engine/gateway/errors'
import { dataOf } from '@/engine/gateway/envelope'
import type { Client, RequestOptions } from '@/engine/gateway/client'
import { knownSecondPassword } from '@/sandbox'
import { createDice, type Dice } from '@/sandbox/values/dice'
import { testSandbox, type TestSandbox } from '@/tests/support/testSandbox'
import { seededRandom } from '@/sandbox/values/random'
import { aWithdrawal } from '@/tests/support/records'
import { brokenBookings } from '../sandbox/killMidway'
import { portalOver } from './portalOver'
import { someFault } from './someFault'

type Options = {
  /** How many things are wanted, each with money. */
  intents: number
  /** The same seed gives the same intents, hands and faults. */
  seed: string
}

export type DoubleEffects = {
  /** Requests that reached a fault. */
  faults: number
  /** What had another effect than the one that was wanted, in a line each. */
  broken: readonly string[]
}

const amount = '1.000001'
const list = '/store/storeDraw'

/**
 * Withdrawals are passed, rejected and applied for by hands that click twice, in one tab or two, over a line that
 * breaks before and after the gateway has done its work: a hand without an answer looks, and sends the same request
 * again. Each has its one effect in the end, and the ledger is exact.
 */
export async function countDoubleEffects({ intents, seed }: Options): Promise<DoubleEffects> {
  const sandbox = await testSandbox({ faults: true })
  await sandbox.db.query('update st_store set balance = 1000000')
  const dice = createDice(seededRandom(seed))
  const hands = {
    admin: await portalOver(sandbox, 'admin'),
    store: await portalOver(sandbox, 'store'),
  }
  const before = await held(sandbox)
  const wanted: Wanted[] = []
  let faults = 0
  for (let number = 0; number < intents; number += 1) {
    const { set, list: standing, clear } = faultsOf(sandbox)
    for (let left = dice.int(0, 3); left > 0; left -= 1) someFault(dice).forEach(set)
    wanted.push(await pursue({ sandbox, dice, hands, number }))
    faults += standing().reduce((sum, { met }) => sum + met, 0)
    clear()
  }
  expect(sandbox.problems).toEqual([])
  return { faults, broken: await brokenOf(sandbox, wanted, before) }
}

function faultsOf({ faults }: TestSandbox) {
  if (!faults) throw new Error('no fault plane')
  return faults
}

/** What one intent was about: a withdrawal by its id, or an application by its wallet's name. */
type Wanted = { id: string } | { walletName: string }

type Scene = {
  sandbox: TestSandbox
  dice: Dice
  hands: Readonly<Record<'admin' | 'store', Client>>
  number: number
}

async function pursue({ sandbox, dice, hands, number }: Scene): Promise<Wanted> {
  const signed = { secondPwd: knownSecondPassword }
  if (dice.chance(0.3)) {
    const walletName = `Intent ${number}`
    const address = 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82'
    const body = { address, totalU: amount, walletName, ...signed }
    const send = (options: RequestOptions) => hands.store.post(list, { ...options, body })
    // a form has no record to read: without an answer it is sent again unchanged
    await insist(send, { key: `apply ${number}`, clicks: dice.int(1, 2), isOpen: async () => true })
    return { walletName }
  }
  const id = await sandbox.insert(aWithdrawal({ totalU: amount, store: '1' }))
  const isOpen = async () => {
    const { status } = dataOf(await hands.admin.get(`${list}/${id}`)) as { status: string }
    return status === '1'
  }
  const tabs = Array.from({ length: dice.int(1, 2) }, (_, tab) => {
    const isPassing = dice.chance(0.7)
    const path = `${list}/${isPassing ? 'pass' : 'reject'}/${id}`
    const body = isPassing ? signed : { reason: 'No', ...signed }
    const send = (options: RequestOptions) => hands.admin.put(path, { ...options, body })
    return insist(send, { key: `decide-${number}-${tab}`, clicks: dice.int(1, 3), isOpen })
  })
  await Promise.all(tabs)
  return { id }
}

type Send = (options: RequestOptions) => Promise<unknown>
type Hand = { key: string; clicks: number; isOpen: () => Promise<boolean> }

const mostTries = 20

/** Sends under one key, once per click, until an answer or the record shows the outcome. */
async function insist(send: Send, { key, clicks, isOpen }: Hand): Promise<void> {
  const headers = { 'Idempotency-Key': key.replace(' ', '-') }
  for (let tries = 0; tries < mostTries; tries += 1) {
    const sent = Array.from({ length: clicks }, () => isAnswered(send({ headers })))
    const answered = await Promise.all(sent)
    if (answered.includes(true) || !(await isOpen())) return
  }
  throw new Error(`${key}: no answer after ${mostTries} tries`)
}

/** Whether the gateway reported an outcome, including that another call was first. */
async function isAnswered(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer
    return true
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return !isUnknownOutcome(error)
  }
}

async function brokenOf(
  sandbox: TestSandbox,
  wanted: readonly Wanted[],
  before: string,
): Promise<readonly string[]> {
  const { db } = sandbox
  const ids = wanted.flatMap((one) => ('id' in one ? [one.id] : []))
  const names = wanted.flatMap((one) => ('walletName' in one ? [one.walletName] : []))
  const undecided = await db.query(
    `select 'withdrawal ' || d.id || ' has status ' || d.status || ', noted ' || count(n.oper_id) as line
     from st_store_draw d left join sys_oper_log n on n.record_id = d.id and n.status = 0
     where d.id = any($1::bigint[]) group by d.id, d.status
     having d.status not in ('2', '3') or count(n.oper_id) <> 1`,
    [ids],
  )
  const applied = await db.query(
    `select name || ': applied for ' || count(d.id) || ' times' as line
     from unnest($1::text[]) as name left join st_store_draw d on d.wallet_name = name
     group by name having count(d.id) <> 1`,
    [names],
  )
  const booked = (await brokenBookings(db)).map((row) => `wrongly booked: ${String(row['id'])}`)
  const [paid] = await db.query(
    `select case when $1::numeric - sum(balance) = (
       select coalesce(sum(total_u), 0) from st_store_draw where id = any($2::bigint[]) and status = '2'
     ) then null else 'the stores hold ' || sum(balance) || ' of ' || $1 end as line from st_store`,
    [before, ids],
  )
  return [...[...undecided, ...applied, paid].flatMap((row) => row?.['line'] ?? []), ...booked].map(
    String,
  )
}

/** What all stores together hold. */
async function held({ db }: TestSandbox): Promise<string> {
  const [row] = await db.query('select sum(balance)::text as sum from st_store')
  return String(row?.['sum'])
}
