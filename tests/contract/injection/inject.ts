import { expect } from 'vitest'
import { tableNamesOf } from '@/sandbox/db/schema'
import { createDice } from '@/sandbox/values/dice'
import type { TestSandbox } from '@/sandbox/forTests'
import { seededRandom } from '@/sandbox/values/random'
import { openActors, type Actors, type Ready } from '../authorisation/openActors'
import { matrix } from '../authorisation/matrix'
import { readMatrix } from '../authorisation/readMatrix'
import type { Envelope } from '../mounts'
import { harmlessFor, injections } from './corpus'
import { placesOf, type Place } from './places'
import { trade } from '@/sandbox/trade'

/** How many values went into how many places of how many calls. */
export type Injected = { calls: number; places: number; sent: number }

/** Shares of all, taken by the seed; 1 takes all. */
type Sample = { seed: string; ofCalls: number; ofInjections: number }

/** Of an answer: its code, and the length of a list. */
type Answer = { status: number; code: number; total: number | undefined }

type Counts = Readonly<Record<string, number>>

/** Tables that log every request, refused or not; sessions and attempts come and go. */
const notes = new Set([
  'sys_oper_log',
  'sys_login_log',
  'sys_session',
  'sys_attempt',
  'sys_captcha',
  'sys_export',
  'idempotency',
])
const counted = tableNamesOf(trade).filter((table) => !notes.has(table))

const everywhere = [
  ['pageNum', 'pageSize', 'orderByColumn', 'isAsc', 'beginTime', 'endTime', 'ids', 'id', 'store'],
  ['params[dataScope]', 'params[beginTime]', 'unit', 'userId', 'roleId', 'tables', 'fileName'],
].flat()

/**
 * Puts what would change a statement that is made of text into every value of every call of the route table, as
 * `admin`, who may do everything: it is answered without an exception, a list has no more rows than for a
 * harmless word in the same place, and no table gains or loses more than by that.
 */
export async function injectEverywhere({ seed, ofCalls, ofInjections }: Sample): Promise<Injected> {
  const dice = createDice(seededRandom(seed))
  const actors = await openActors()
  const calls = readMatrix(matrix).filter(() => dice.chance(ofCalls))
  let [places, sent] = [0, 0]
  for (const { call } of calls)
    for (const name of await placeNames(actors, call)) {
      const chosen = injections.filter(() => dice.chance(ofInjections))
      if (chosen.length > 0) places += 1
      sent += chosen.length
      await injectAt(actors, { call, name, chosen })
    }
  return { calls: calls.length, places, sent }
}

async function placeNames(actors: Actors, call: string): Promise<readonly string[]> {
  await actors.reset()
  const ready = await actors.prepare(call, 'admin')
  return placesOf(call, ready, await queryNames(actors, call)).map(({ name }) => name)
}

/** Filters a list by values of its rows. */
async function queryNames({ answerFor }: Actors, call: string): Promise<readonly string[]> {
  const [, list] = /^GET (.+)\/(?:list|totals|export)$/.exec(call) ?? []
  if (list === undefined) return call.startsWith('GET') ? everywhere : []
  const answer = await answerFor('admin', {
    method: 'GET',
    path: `${list}/list?pageSize=1`,
    init: {},
  })
  const { rows = [] } = JSON.parse(answer) as Partial<Envelope>
  return [...new Set([...everywhere, ...Object.keys(rows[0] ?? {})])]
}

type Target = { call: string; name: string; chosen: readonly string[] }

async function injectAt(actors: Actors, target: Target): Promise<void> {
  if (await isRepeatable(actors, target)) await readAt(actors, target)
  else await writeAt(actors, target)
}

/** Reads are answered as before; a file may disappear after its download. */
async function isRepeatable(actors: Actors, { call, name }: Target): Promise<boolean> {
  if (!call.startsWith('GET ')) return false
  const { put } = await aim(actors, call, name)
  const [first, second] = [await answerTo(actors, put('1')), await answerTo(actors, put('1'))]
  return first.code === second.code
}

/** Over the same records: reads change nothing, and answer the same at the end as at the start. */
async function readAt(actors: Actors, { call, name, chosen }: Target): Promise<void> {
  const { put } = await aim(actors, call, name)
  const before = await countsIn(actors.sandbox)
  const usual = new Map<string, Answer>()
  for (const text of chosen) {
    const word = harmlessFor(text)
    const expected = usual.get(word) ?? (await answerTo(actors, put(word)))
    usual.set(word, expected)
    const answer = await answerTo(actors, put(text))
    const place = `${call}, ${name}: ${text}`
    holdAnswer(actors, place, answer)
    // a name may contain a sign or two
    if (answer.total !== undefined && text.length > 4)
      expect([place, answer.total]).toEqual([place, expected.total])
  }
  for (const [word, answer] of usual)
    expect([call, name, await answerTo(actors, put(word))]).toEqual([call, name, answer])
  const after = await countsIn(actors.sandbox)
  expect([call, name, changeBetween(before, after)]).toEqual([call, name, {}])
}

async function writeAt(actors: Actors, { call, name, chosen }: Target): Promise<void> {
  const usual = new Map<string, ReturnType<typeof shoot>>()
  const askUsual = (text: string) => {
    const shot = usual.get(text) ?? shoot(actors, { call, name, text })
    usual.set(text, shot)
    return shot
  }
  for (const text of chosen) {
    const { answer, change } = await shoot(actors, { call, name, text })
    const place = `${call}, ${name}: ${text}`
    holdAnswer(actors, place, answer)
    if (Object.keys(change).length > 0)
      expect([place, change]).toEqual([place, (await askUsual(harmlessFor(text))).change])
  }
}

function holdAnswer({ sandbox }: Actors, place: string, { status }: Answer): void {
  expect([place, sandbox.problems]).toEqual([place, []])
  expect([place, status]).toEqual([place, 200])
}

/** Over records that were put back, so that a name is taken by none that came before. */
async function shoot(
  actors: Actors,
  { call, name, text }: Omit<Target, 'chosen'> & { text: string },
) {
  const { put } = await aim(actors, call, name)
  const before = await countsIn(actors.sandbox)
  const answer = await answerTo(actors, put(text))
  const after = await countsIn(actors.sandbox)
  return { answer, change: changeBetween(before, after) }
}

async function aim(actors: Actors, call: string, name: string): Promise<Place> {
  await actors.reset()
  const ready = await actors.prepare(call, 'admin')
  const names = name.startsWith('query ') ? [name.slice('query '.length)] : []
  const place = placesOf(call, ready, names).find((one) => one.name === name)
  if (place === undefined) throw new Error(`${call} has no ${name} any more`)
  return place
}

async function answerTo({ send }: Actors, ready: Ready): Promise<Answer> {
  const response = await send('admin', ready)
  const { status } = response
  if (!response.headers.get('Content-Type')?.startsWith('application/json'))
    return { status, code: status, total: undefined }
  const { code, total } = (await response.json()) as Partial<Envelope>
  return { status, code: code ?? 0, total }
}

async function countsIn({ db }: TestSandbox): Promise<Counts> {
  const counts = counted.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  const [row] = await db.query(`select ${counts.join(', ')}`)
  return row as Counts
}

function changeBetween(before: Counts, after: Counts): Counts {
  const changes = counted.map((table) => [table, (after[table] ?? NaN) - (before[table] ?? NaN)])
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}
