import type { RangeForm } from '@/engine/config'
import { isDay, type DayRange } from '@/engine/values/time'
import type { Field, FilterOp } from './field'

/** One condition on the wire; a range includes both days. */
export type WireFilter =
  | { name: string; value: string | readonly string[] }
  | { range: readonly [beginName: string, endName: string]; from?: string; to?: string }

type Target = {
  readonly name: string
  readonly field: Field
  /** How the gateway takes a range of moments; days by default. */
  readonly form?: RangeForm | undefined
}

/** In characters. */
export const longestFilter = 256

type Filtering = {
  readonly isGiven: (value: unknown) => boolean
  /** The message key of the problem, if any. */
  readonly problem: (value: unknown) => string | undefined
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
    isGiven: hasPart,
    problem: (value) => rangeProblem(rangeOf(value))?.key,
    toWire: (value, { field, form }) => ({
      range: rangeNames(field),
      ...endsOf(daysOf(value), form),
    }),
  },
}

/** The wire names of a range's ends; `beginTime` and `endTime` by default (§3). */
export function rangeNames(field: object): readonly [begin: string, end: string] {
  const names: unknown = 'range' in field ? field.range : undefined
  const [begin, end]: readonly unknown[] = Array.isArray(names) ? names : []
  return isText(begin) && isText(end) ? [begin, end] : ['beginTime', 'endTime']
}

/**
 * The wire values of a range's ends.
 *
 * @example endsOf({ from: '2026-11-20', to: '2026-11-20' }, 'times')
 */
export function endsOf({ from, to }: DayRange, form: RangeForm = 'days'): DayRange {
  if (form === 'days') return { ...(from && { from }), ...(to && { to }) }
  return { ...(from && { from: `${from} 00:00:00` }), ...(to && { to: `${to} 23:59:59` }) }
}

/** Includes half-typed days. */
export function rangeOf(value: unknown): DayRange {
  const [from, to] = [own(value, 'from'), own(value, 'to')]
  return { ...(isText(from) && { from }), ...(isText(to) && { to }) }
}

/** Omits ends that are no days. */
export function daysOf(value: unknown): DayRange {
  const { from = '', to = '' } = rangeOf(value)
  return { ...(isDay(from) && { from }), ...(isDay(to) && { to }) }
}

export type RangeEnd = 'from' | 'to'

const bothEnds: readonly RangeEnd[] = ['from', 'to']

/**
 * The message key of a range's problem, and the wrong ends.
 *
 * @param typing the end being typed, where a half-typed day is no mistake
 */
export function rangeProblem(
  { from = '', to = '' }: DayRange,
  typing?: RangeEnd,
): { readonly key: string; readonly ends: readonly RangeEnd[] } | undefined {
  const isWrong = { from: from !== '' && !isDay(from), to: to !== '' && !isDay(to) }
  const ends = bothEnds.filter((end) => isWrong[end] && end !== typing)
  if (ends.length > 0) return { key: 'validation.day', ends }
  const isReversed = typing === undefined && from !== '' && to !== '' && from > to
  return isReversed ? { key: 'validation.rangeOrder', ends: bothEnds } : undefined
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
