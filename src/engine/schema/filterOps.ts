import type { RangeForm } from '@/engine/config'
import { presetIn, presetRange } from '@/engine/values/dayPreset'
import type { Range } from '@/engine/values/time'
import { kindOf, type Field, type FilterOp } from './field'
import type { Issue } from './issue'
import { timeEnds, type RangeEnds } from './rangeEnds'

/** One condition on the wire; a range includes both ends. */
export type WireFilter =
  | { name: string; value: string | readonly string[] }
  | { range: readonly [beginName: string, endName: string]; from?: string; to?: string }

type Target = {
  readonly name: string
  readonly field: Field
  /** How the gateway takes a range of moments; days by default. */
  readonly form?: RangeForm | undefined
  /** The gateway's, an IANA name. */
  readonly zone: string
}

/** In characters. */
export const longestFilter = 256

type Filtering = {
  readonly isGiven: (value: unknown) => boolean
  /** The message key of the problem, if any. */
  readonly problem: (value: unknown, field: Field) => string | undefined
  /** Undefined for a value of another shape. */
  readonly toWire: (value: unknown, target: Target) => WireFilter | undefined
}

const text: Filtering = {
  isGiven: (value) => (typeof value === 'string' ? value.trim() !== '' : hasPart(value)),
  // the typed name of a reference, for which no record is chosen yet
  problem: (value) => (typeof own(value, 'typed') === 'string' ? 'kinds.chooseOne' : undefined),
  toWire: (value, { name, field }) =>
    typeof value === 'string' ? { name: field.wire ?? name, value: value.trim() } : undefined,
}

export const filterOps: { readonly [O in FilterOp]: Filtering } = {
  eq: text,
  like: text,
  in: {
    isGiven: hasPart,
    problem: () => undefined,
    toWire: (value, { name, field }) =>
      Array.isArray(value) ? { name: field.wire ?? name, value: value.filter(isText) } : undefined,
  },
  range: {
    isGiven: (value) => hasPart(value) || presetIn(value) !== undefined,
    problem: (value, field) => rangeProblem(rangeOf(value), field)?.issue.key,
    toWire: (value, { name, field, form = 'days', zone }) => ({
      range: rangeNames(name, field),
      ...rangeEndsOf(field).toWire(endsIn(value, field, zone), form),
    }),
  },
}

/** The wire names of a range's ends: as declared, else the kind's (§3: a time has `beginTime` and `endTime`). */
export function rangeNames(name: string, field: Field): readonly [begin: string, end: string] {
  const names: unknown = 'range' in field ? field.range : undefined
  const [begin, end]: readonly unknown[] = Array.isArray(names) ? names : []
  return isText(begin) && isText(end) ? [begin, end] : rangeEndsOf(field).names(field.wire ?? name)
}

export function rangeEndsOf(field: Field): RangeEnds {
  return kindOf(field).rangeEnds ?? timeEnds
}

/** Includes half-typed ends. */
export function rangeOf(value: unknown): Range {
  const [from, to] = [own(value, 'from'), own(value, 'to')]
  return { ...(isText(from) && { from }), ...(isText(to) && { to }) }
}

/**
 * Omits ends with a problem. A relative range of times, such as `'last7'`, is counted from today.
 *
 * @param zone the gateway's zone, an IANA name
 */
export function endsIn(value: unknown, field: Field, zone: string): Range {
  const preset = presetIn(value)
  if (preset) return kindOf(field).isTime ? presetRange(preset, new Date(), zone) : {}
  const { from = '', to = '' } = rangeOf(value)
  const isEnd = (text: string) => text !== '' && !rangeEndsOf(field).problem(text, field)
  return { ...(isEnd(from) && { from }), ...(isEnd(to) && { to }) }
}

export type RangeEnd = 'from' | 'to'

const bothEnds: readonly RangeEnd[] = ['from', 'to']

/**
 * A range's problem, and the wrong ends.
 *
 * @param typing the end being typed, where a half-typed text is no mistake
 */
export function rangeProblem(
  { from = '', to = '' }: Range,
  field: Field,
  typing?: RangeEnd,
): { readonly issue: Issue; readonly ends: readonly RangeEnd[] } | undefined {
  const { problem, isReversed, order } = rangeEndsOf(field)
  const texts = { from, to }
  const wrong = bothEnds.flatMap((end) => {
    const issue = texts[end] === '' || end === typing ? undefined : problem(texts[end], field)
    return issue ? [{ end, issue }] : []
  })
  const [first] = wrong
  if (first) return { issue: first.issue, ends: wrong.map(({ end }) => end) }
  const isBoth = typing === undefined && from !== '' && to !== ''
  return isBoth && isReversed(from, to) ? { issue: { key: order }, ends: bothEnds } : undefined
}

function hasPart(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((part) => part !== undefined && part !== '')
}

function own(value: unknown, key: 'from' | 'to' | 'typed'): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([name]) => name === key)?.[1]
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
