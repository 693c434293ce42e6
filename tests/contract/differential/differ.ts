import fc from 'fast-check'
import { expect } from 'vitest'
import { knownSecondPassword } from '@/sandbox'
import { testSandbox, type TestSandbox } from '@/tests/support/testSandbox'
import { step, type Step, type TableName, type Who } from './calls'
import { firstSql, withoutTrade } from './firstSql'
import { createOracle, type Oracle } from './oracle'
import type { Answer } from './readOracle'
import { addresses } from './records'

const paths: Readonly<Record<TableName, string>> = {
  stores: '/store/store',
  withdrawals: '/store/storeDraw',
  bills: '/store/bill',
}

type Options = {
  /** How many sequences. */
  numRuns: number
  /** The same seed gives the same sequences. */
  seed: number
  /** What becomes of an answer before it is compared; default: nothing. */
  alter?: (answer: Answer) => Answer
}

/**
 * Puts random sequences of calls to the sandbox and to the oracle, which have to answer the same.
 * @returns how many calls were compared
 * @throws Error that names the seed and the shortest sequence that is answered otherwise
 */
export async function differ(options: Options): Promise<number> {
  const { alter = (answer) => answer, ...runs } = options
  const sandbox = await testSandbox()
  const tokens: Readonly<Record<Who, string>> = {
    admin: await sandbox.logIn('admin'),
    auditor: await sandbox.logIn('auditor'),
    store: await sandbox.logIn('store'),
  }
  await sandbox.db.script(withoutTrade)
  let compared = 0
  const play = async (steps: readonly Step[]) => {
    await sandbox.db.script(firstSql(sandbox.clock.now()))
    const oracle = createOracle(sandbox.clock.now())
    for (const one of steps) {
      const request = requestOf(one, oracle)
      const expected = oracle.answer(one)
      if (one.do === 'wait') sandbox.clock.advance(one.ms)
      else if (request) {
        compared += 1
        expect(alter(await ask(sandbox, request, tokens[one.by]))).toEqual(expected)
      }
    }
  }
  const sequence = fc.array(step, { minLength: 1, maxLength: 12 })
  const run = await fc.check(fc.asyncProperty(sequence, play), runs)
  if (run.counterexample) throw await told(run.seed, run.counterexample[0], play)
  expect(sandbox.problems).toEqual([])
  return compared
}

/** The failure of a sequence, without the steps that it does not need. */
async function told(seed: number, found: readonly Step[], play: Play): Promise<Error> {
  const isWrong = (steps: readonly Step[]) =>
    play(steps).then(
      () => false,
      () => true,
    )
  let steps = found
  for (let place = found.length - 1; place >= 0; place -= 1) {
    const fewer = steps.toSpliced(place, 1)
    if (await isWrong(fewer)) steps = fewer
  }
  const cause = await play(steps).catch((error: Error) => error)
  return new Error(`seed ${seed}: ${JSON.stringify(steps)}\n${String(cause)}`, { cause })
}

type Play = (steps: readonly Step[]) => Promise<void>

type Wanted = { method: string; path: string; body?: object }

function requestOf(one: Step, oracle: Oracle): Wanted | undefined {
  const signed = { secondPwd: knownSecondPassword }
  switch (one.do) {
    case 'wait':
      return undefined
    case 'list':
    case 'totals':
      return {
        method: 'GET',
        path: `${paths[one.table]}/${one.do}?${new URLSearchParams(one.query)}`,
      }
    case 'get':
      return { method: 'GET', path: `${paths[one.table]}/${one.id}` }
    case 'pass':
      return { method: 'PUT', path: `/store/storeDraw/pass/${one.id}`, body: signed }
    case 'reject': {
      const body = { reason: one.reason, ...signed }
      return { method: 'PUT', path: `/store/storeDraw/reject/${one.id}`, body }
    }
    case 'apply': {
      const { totalU, walletName } = one
      const body = { address: addresses[0], totalU, walletName, ...signed }
      return { method: 'POST', path: '/store/storeDraw', body }
    }
    case 'addStore':
      return { method: 'POST', path: '/store/store', body: { nick: one.nick, phone: one.phone } }
    case 'editStore': {
      const { do: _, by: __, isStale, ...sent } = one
      const updateTime = isStale ? '2020-01-01 00:00:00' : oracle.versionOf(one.id)
      return { method: 'PUT', path: '/store/store', body: { ...sent, updateTime } }
    }
    case 'removeStores':
      return { method: 'DELETE', path: `/store/store/${one.ids.join(',')}` }
  }
}

/** The whole answer but for its words. */
async function ask({ fetch }: TestSandbox, wanted: Wanted, token: string): Promise<Answer> {
  const { method, path, body } = wanted
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const response = await fetch(new Request(`http://sandbox${path}`, init))
  const { msg: _, ...answer } = (await response.json()) as Answer & { msg: string }
  return answer
}
