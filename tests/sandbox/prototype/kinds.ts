import { dayMs } from '../clock'
import type { Dice } from '../dice'
import { evmAddress, isEvmAddress } from '../evmAddress'
import { inventSecret } from '../inventSecret'
import type { Random } from '../random'
import {
  address,
  code,
  decimal,
  id,
  line,
  refuse,
  textOf,
  url,
  type Reader,
} from '../record/readers'
import { timeZone } from '../settings'
import { tronAddress } from '../tronAddress'
import { unitsText } from '../seed/units'
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
  read: (field: DeclaredField) => Reader
}

/** How a kind behaves; one that is not known is a text. */
export function prototypeKind({ kind }: DeclaredField): PrototypeKind {
  return known.get(kind) ?? text
}

const text: PrototypeKind = {
  invent: ({ name, number }) => `${number % 4 === 0 ? '示例 ' : ''}${humanise(name)} ${number}`,
  // Kinds that are not known may be more than a text: what was sent is what is kept.
  read:
    ({ maxLength = 4_096 }) =>
    (value, name) =>
      typeof value === 'string' && Array.from(value).length > maxLength
        ? refuse('lineTooLong', { name, limit: maxLength })
        : value,
}

const amount: PrototypeKind = {
  type: 'numeric',
  invent: ({ dice, field }) => {
    const places = Math.min(field.scale ?? 2, 6)
    return unitsText(BigInt(dice.int(1, 500_000)) * 10n ** BigInt(18 - places))
  },
  read: ({ scale = 18, signed }) => {
    const unsigned = decimal(scale)
    return (value, name) =>
      signed && typeof value === 'string' && value.startsWith('-')
        ? `-${String(unsigned(value.slice(1), name))}`
        : unsigned(value, name)
  },
}

const known = new Map<string, PrototypeKind>([
  ['text', { ...text, read: ({ maxLength = 256 }) => line(maxLength) }],
  ['money', amount],
  ['decimal', amount],
  [
    'integer',
    {
      type: 'numeric',
      invent: ({ dice, field: { min = 1, max = 1_000 } }) => dice.int(min, max),
      read: integer,
    },
  ],
  [
    'code',
    {
      invent: ({ dice, field }) => dice.pick(codesOf(field)),
      read: (field) => code(codesOf(field)),
    },
  ],
  [
    'flag',
    {
      invent: ({ dice, field }) => dice.pick(flagWords(field)),
      read: (field) => code(flagWords(field)),
    },
  ],
  [
    'address',
    {
      invent: ({ random, field }) =>
        field.network === 'evm' ? evmAddress(random.bytes(20)) : tronAddress(random.bytes(20)),
      read: ({ network }) => (network === 'evm' ? readEvmAddress : address),
    },
  ],
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
      read: ({ precision }) => (precision === 'day' ? readDay : readTime),
    },
  ],
  ['ref', { type: 'bigint', invent: ({ dice, ids }) => dice.pick(ids), read: () => id }],
  ['secret', { invent: ({ random }) => inventSecret(random), read: () => line(256) }],
  ['url', { invent: ({ number }) => `https://example.com/${number}`, read: () => url }],
  ['image', { invent: () => '', read: (field) => (field.qr ? text.read(field) : pictureAddress) }],
])

function codesOf({ dict }: DeclaredField): readonly string[] {
  const codes = (dict?.entries ?? []).flatMap(([first]) => (first === undefined ? [] : [first]))
  return codes.length > 0 ? codes : ['0']
}

function flagWords({ on = 'Y', off = 'N' }: DeclaredField): readonly string[] {
  return [on, off]
}

function integer({ min = -Infinity, max = Infinity }: DeclaredField): Reader {
  return (value, name) => {
    const digits = typeof value === 'number' ? String(value) : value
    const isWhole = typeof digits === 'string' && /^-?\d{1,15}$/.test(digits)
    const isWithin = isWhole && Number(digits) >= min && Number(digits) <= max
    return isWithin ? Number(digits) : refuse('fieldInvalid', { name })
  }
}

/** The address of a picture, or where this gateway itself keeps one. */
const pictureAddress: Reader = (value, name) => {
  const isKept = /^(\/prod-api)?\/profile\/[^?#\\]+\.(jpe?g|png)$/i.test(textOf(value, name))
  return isKept ? textOf(value, name) : url(value, name)
}

const readEvmAddress: Reader = (value, name) => {
  const given = textOf(value, name)
  return isEvmAddress(given) ? given : refuse('addressInvalid')
}

const readTime: Reader = (value, name) => {
  const text = textOf(value, name).padEnd(19, ' 00:00:00')
  return isTime(text) ? text : refuse('timeInvalid', { name })
}

const readDay: Reader = (value, name) => {
  const text = textOf(value, name)
  return isTime(`${text} 00:00:00`) ? text : refuse('dateInvalid', { name })
}

/** Whether a text is a moment of the calendar as the wire writes it. */
function isTime(text: string): boolean {
  const date = utc(text)
  return /^[1-9]/.test(text) && !Number.isNaN(date.getTime()) && utcText(date) === text
}

/** Days are counted on the UTC calendar, which has no clock changes. */
function later(text: string, days: number): string {
  return utcText(new Date(utc(text.padEnd(19, ' 00:00:00')).getTime() + days * dayMs))
}

function utc(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}Z`)
}

function utcText(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}

/** As the gateway writes times (gateway contract §3.7). */
function wireTime(ms: number): string {
  return new Date(ms).toLocaleString('sv-SE', { timeZone })
}
