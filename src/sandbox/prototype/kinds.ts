import { dayMs } from '../clock'
import type { Dice } from '../dice'
import { toHex } from '../crypto/toHex'
import { evmAddress } from '../evmAddress'
import { inventSecret } from '../inventSecret'
import type { Random } from '../random'
import { timeZone } from '../settings'
import { tronAddress } from '../tronAddress'
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

/** What a prototype knows of a kind of field. */
export type PrototypeKind = {
  /** The type by which PostgreSQL orders it; default text. */
  type?: 'numeric' | 'timestamptz' | 'bigint'
  invent: (place: Place) => unknown
}

/** How a kind behaves; one that is not known is a text. */
export function prototypeKind({ kind }: DeclaredField): PrototypeKind {
  return known.get(kind) ?? text
}

const text: PrototypeKind = {
  invent: ({ name, number }) => `${number % 4 === 0 ? '示例 ' : ''}${humanise(name)} ${number}`,
}

const amount: PrototypeKind = {
  type: 'numeric',
  invent: ({ dice, field }) => {
    const places = Math.min(field.scale ?? 2, 6)
    return unitsText(BigInt(dice.int(1, 500_000)) * 10n ** BigInt(18 - places))
  },
}

const known = new Map<string, PrototypeKind>([
  ['text', text],
  ['money', amount],
  ['decimal', amount],
  [
    'integer',
    {
      type: 'numeric',
      invent: ({ dice, field: { min = 1, max = min + 1_000 } }) => dice.int(min, max),
    },
  ],
  ['code', { invent: ({ dice, field }) => dice.pick(codesOf(field)) }],
  ['remoteCode', { invent: ({ dice, field }) => dice.pick(codesOf({ dict: field.fallback })) }],
  ['flag', { invent: ({ dice, field: { on = 'Y', off = 'N' } }) => dice.pick([on, off]) }],
  [
    'address',
    {
      invent: ({ random, field }) =>
        field.network === 'ethereum' ? evmAddress(random.bytes(20)) : tronAddress(random.bytes(20)),
    },
  ],
  ['hash', { invent: ({ random }) => toHex(random.bytes(32)) }],
  [
    'time',
    {
      type: 'timestamptz',
      invent: ({ dice, nowMs, field, limit }) => {
        const time =
          typeof limit === 'string'
            ? later(limit, dice.between(1, 30))
            : wireTime(nowMs + dice.between(-30, 30) * dayMs)
        return field.precision === 'day' ? time.slice(0, 10) : time
      },
    },
  ],
  ['ref', { type: 'bigint', invent: ({ dice, ids }) => dice.pick(ids) }],
  [
    'treeSelect',
    {
      type: 'bigint',
      // where there is a top, it is a tree of its own: three below each
      invent: ({ dice, ids, number, field: { top } }) =>
        top === undefined ? dice.pick(ids) : Math.floor(number / 4),
    },
  ],
  ['tree', { invent: ({ ids }) => ids.slice(0, 3).map(String) }],
  ['secret', { invent: ({ random }) => inventSecret(random) }],
  ['url', { invent: ({ number }) => `https://example.com/${number}` }],
  ['image', { invent: inventImage }],
  ['list', { invent: inventList }],
  ['rows', { invent: inventRows }],
  ['matrix', { invent: inventRows }],
  ['computed', { invent: () => null }],
])

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
    return Object.fromEntries(cells) as unknown
  })
}

function inventOf(field: DeclaredField, place: Place, part: number): unknown {
  return prototypeKind(field).invent({ ...place, field, number: place.number * 10 + part })
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
