// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { tableNamesOf } from '@/sandbox/db/schema'
import { unseenSql } from '@/sandbox/testing/resetTables'
import { testSandbox, type TestSandbox } from '@/tests/support/testSandbox'
import { matrix } from './matrix'
import { openActors } from './openActors'
import { actors, readMatrix, type Actor } from './readMatrix'
import { samples } from './samples'
import { trade } from '@/sandbox/trade'

const lines = readMatrix(matrix)

/** Hundreds of calls, on machines that are busy with other things. */
vi.setConfig({ testTimeout: 300_000 })

it('H11: every call of the sandbox has its line in the matrix, and every line its call', async () => {
  const { calls } = await testSandbox()
  const written = lines.map(({ call }) => call)
  expect(written.toSorted()).toEqual(calls.map(inBraces).toSorted())
})

it('H11: refuses every account without the permission, and changes nothing', async () => {
  const { sandbox, prepare, codeFor } = await openActors()
  const cases = casesOf((answer) => typeof answer === 'number' && answer !== 200)
  const requests = []
  for (const { call, actor } of cases) requests.push(await prepare(call, actor))
  const before = await contentsOf(sandbox)
  const answered: string[] = []
  for (const [place, { call, actor }] of cases.entries()) {
    const request = requests[place]
    if (request) answered.push(`${call} ${actor} ${await codeFor(actor, request)}`)
  }
  expect(answered).toEqual(cases.map(({ call, actor, answer }) => `${call} ${actor} ${answer}`))
  expect(await contentsOf(sandbox)).toEqual(before)
  expect(sandbox.problems).toEqual([])
})

it('H11: answers every account with the permission', async () => {
  const { sandbox, prepare, codeFor, reset } = await openActors()
  const cases = casesOf((answer) => answer === 200)
  const failed: string[] = []
  for (const { call, actor } of cases) {
    const request = await prepare(call, actor)
    const code = await codeFor(actor, request)
    if (code !== 200) failed.push(`${call} ${actor} ${code}`)
    if (samples[call]?.disturbs) await reset()
  }
  expect(failed).toEqual([])
  expect(sandbox.problems).toEqual([])
})

it('H11: answers a store operator as if there were no other store', async () => {
  const { sandbox, prepare, answerFor } = await openActors()
  const cases = casesOf((answer) => answer === 'own')
  const isReading = ({ call }: Case) => call.startsWith('GET')
  const ask = async ({ call }: Case) => answerFor('foreign', await prepare(call, 'foreign'))
  const others = () =>
    sandbox.db.query('select * from st_store_draw where store_id <> 1 order by id')

  const [before, othersBefore] = [await inTurn(cases.filter(isReading), ask), await others()]
  const written = await inTurn(
    cases.filter((one) => !isReading(one)),
    ask,
  )
  expect(written).toEqual(written.map(() => expect.stringContaining('"code":200')))
  expect(await others()).toEqual(othersBefore)

  expect(before.filter((answer) => /"code":(?!200)/.test(answer))).toEqual([])
  await sandbox.db.script(withoutOthers)
  expect(await inTurn(cases.filter(isReading), ask)).toEqual(before)
  expect(sandbox.problems).toEqual([])
})

const ofStores = [
  'st_bill',
  'st_store_draw',
  'api_recharge',
  'api_draw',
  'st_store_recharge',
  'st_user',
]

/** Leaves store 1 as it was, and nothing of the others. */
const withoutOthers = [
  'begin',
  'set local session_replication_role = replica',
  'delete from st_store_draw where id > 200',
  ...ofStores.map((table) => `delete from ${table} where store_id is distinct from 1`),
  'delete from st_store where id <> 1',
  unseenSql(trade),
  'commit',
].join(';')

async function inTurn<T>(cases: readonly Case[], ask: (one: Case) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (const one of cases) answers.push(await ask(one))
  return answers
}

type Case = { call: string; actor: Actor; answer: number | 'own' | undefined }

function casesOf(isMeant: (answer: Case['answer']) => boolean): Case[] {
  const all = lines.flatMap(({ call, answers }) =>
    actors.map((actor) => ({ call, actor, answer: answers[actor] })),
  )
  return all.filter(({ answer }) => isMeant(answer))
}

/** `:id{[0-9]+}` and `:id` as `{id}`. */
function inBraces(call: string): string {
  return call.replaceAll(/:(\w+)(?:\{[^}]*\}+)?/g, '{$1}')
}

/** The contents of every table, except the log of refused calls. */
async function contentsOf({ db }: TestSandbox): Promise<unknown> {
  const tables = tableNamesOf(trade).filter((table) => table !== 'sys_oper_log')
  const sums = tables.map(
    (table) =>
      `(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t) as ${table}`,
  )
  return db.query(`select ${sums.join(', ')}`)
}
