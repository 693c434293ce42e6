import { kindNamed, type KindName } from '@/engine/kinds'
import { facets, type Field } from '@/engine/schema/field'
import type { Kind } from '@/engine/schema/kind'
import { dayMs } from '../values/clock'
import type { Dice } from '../values/dice'
import { toHex } from '../values/bytes'
import { evmAddress } from '../values/evmAddress'
import { inventSecret } from '../values/inventSecret'
import type { Random } from '../values/random'
import { timeZone } from '../settings/settings'
import { tronAddress } from '../values/tronAddress'
import { unitsText } from '../seed/units'
import { utc, utcText } from './calendar'
import type { DeclaredField } from './Declaration'
import { humanise } from './names'

/** Where a value is invented. */
export type Place = {
  /** From 1, in the order of time. */
  number: number
  name: string
  field: DeclaredField
  dice: Dice
  random: Random
  nowMs: number
  /** Ids of the records that a reference may name. */
  ids: readonly number[]
  /** The time before which it may not lie. */
  limit: unknown
}

/** Makes up a value of a field, as it travels. */
type Invent = (place: Place) => unknown

/** A value of a field: for a kind of the app's own, one of its samples. */
export function invent(place: Place): unknown {
  const { kind, [facets]: own } = place.field
  const known: Readonly<Record<string, Invent>> = inventions
  if (Object.hasOwn(known, kind)) return known[kind]?.(place)
  return own ? inventOwn(own, place) : text(place)
}

function inventOwn(kind: Kind, { field, dice }: Place): unknown {
  if (!carriesKind(field)) return null
  const samples = kind.samples(field)
  if (samples.length === 0) return null
  const sample = dice.pick(samples)
  return kind.fromInput ? kind.fromInput(sample, field) : sample
}

/** Whether a field was made by the constructor of its kind, and not written by hand. */
export function carriesKind(field: object): field is Field {
  return facets in field
}

/** The type by which PostgreSQL orders and filters a field's values. */
export function sandboxColumn({ kind, [facets]: own }: DeclaredField): Kind['sandboxColumn'] {
  return (own ?? kindNamed(kind))?.sandboxColumn ?? 'text'
}

const text: Invent = ({ name, number }) =>
  `${number % 4 === 0 ? '示例 ' : ''}${humanise(name)} ${number}`

const amount: Invent = ({ dice, field }) => {
  const places = Math.min(field.scale ?? 2, 6)
  return unitsText(BigInt(dice.int(1, 500_000)) * 10n ** BigInt(18 - places))
}

/** Values of the engine's kinds; the ids are the sandbox's own. */
const inventions: { readonly [K in Exclude<KindName, 'id'>]: Invent } = {
  text,
  longText: text,
  money: amount,
  decimal: amount,
  integer: ({ dice, field: { min = 1, max = min + 1_000 } }) => dice.int(min, max),
  code: ({ dice, field }) => dice.pick(codesOf(field)),
  remoteCode: ({ dice, field }) => dice.pick(codesOf({ dict: field.fallback })),
  flag: ({ dice, field: { on = 'Y', off = 'N' } }) => dice.pick([on, off]),
  address: ({ random, field }) =>
    field.network === 'ethereum' ? evmAddress(random.bytes(20)) : tronAddress(random.bytes(20)),
  hash: ({ random }) => toHex(random.bytes(32)),
  time: inventTime,
  ref: ({ dice, ids }) => dice.pick(ids),
  // a node with a top begins another tree: three below each
  treeSelect: ({ dice, ids, number, field: { top } }) =>
    top === undefined ? dice.pick(ids) : Math.floor(number / 4),
  tree: ({ ids }) => ids.slice(0, 3).map(String),
  secret: ({ random }) => inventSecret(random),
  url: ({ number }) => `https://example.com/${number}`,
  image: inventImage,
  list: inventList,
  rows: inventRows,
  matrix: inventRows,
  computed: () => null,
}

function inventTime({ dice, nowMs, field, limit }: Place): string {
  const time =
    typeof limit === 'string'
      ? later(limit, dice.between(1, 30))
      : wireTime(nowMs + dice.between(-30, 30) * dayMs)
  return field.precision === 'day' ? time.slice(0, 10) : time
}

function inventImage({ number, field: { qr } }: Place): string {
  return qr ? `example:${number}` : `https://example.com/${number}.png`
}

/** Two entries, in the way they are written. */
function inventList(place: Place): unknown {
  const { item = { kind: 'text' }, wireAs = 'comma' } = place.field
  const entries = [1, 2].map((part) => {
    const entry = item.rule === 'ipList' ? `203.0.113.${part}` : inventOf(item, place, part)
    return wireAs === 'array' ? entry : String(entry).replaceAll(',', ' ')
  })
  return wireAs === 'array' ? entries : entries.join(',')
}

/** Two lines, the second step above the first. */
function inventRows(place: Place): unknown {
  const { columns = {}, steps } = place.field
  return [0, 1].map((line) => {
    const cells = Object.entries(columns).map(([name, cell]) => {
      const step = steps?.indexOf(name) ?? -1
      const value = step < 0 ? inventOf(cell, place, line + 1) : line * 100 + step * 99
      return [cell.wire ?? name, value]
    })
    return Object.fromEntries(cells)
  })
}

function inventOf(field: DeclaredField, place: Place, part: number): unknown {
  return invent({ ...place, field, number: place.number * 10 + part })
}

function codesOf({ dict }: Pick<DeclaredField, 'dict'>): readonly string[] {
  const codes = (dict?.entries ?? []).flatMap(([first]) => (first === undefined ? [] : [first]))
  return codes.length > 0 ? codes : ['0']
}

/** Days are counted on the UTC calendar, which has no clock changes. */
function later(text: string, days: number): string {
  return utcText(new Date(utc(text.padEnd(19, ' 00:00:00')).getTime() + days * dayMs))
}

const wireFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** As the gateway writes times (gateway contract §3.7). */
function wireTime(ms: number): string {
  return wireFormat.format(ms)
}
