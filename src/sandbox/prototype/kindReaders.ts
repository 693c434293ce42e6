import { kindOf, type Field } from '@/engine/schema/field'
import { isEvmAddress } from '../values/evmAddress'
import {
  address,
  code,
  decimal,
  id,
  line,
  positive,
  refuse,
  textOf,
  url,
  type Reader,
} from '../record/readers'
import { refuseTurned } from '../record/refuseHidden'
import { ruleReaders } from '../record/ruleReaders'
import { isTronAddress } from '../values/tronAddress'
import { isTime } from './calendar'
import type { DeclaredField } from './Declaration'
import { carriesKind } from './kinds'

type MakeReader = (field: DeclaredField) => Reader

/** How a prototype reads a field; values of unknown kinds are stored as sent. */
export function readerOf(field: DeclaredField): Reader {
  const read = readers.get(field.kind)
  if (read) return read(field)
  return carriesKind(field) ? ownReader(field) : anything(field)
}

/** A kind of the app's own judges its values itself. */
function ownReader(field: Field): Reader {
  const { validate } = kindOf(field)
  return (value, name) =>
    validate(String(value), field) ? refuse('fieldInvalid', { name }) : value
}

const anything: MakeReader =
  ({ maxLength = 4_096 }) =>
  (value, name) => {
    if (typeof value !== 'string') return value
    refuseTurned(value, name)
    return Array.from(value).length <= maxLength
      ? value
      : refuse('lineTooLong', { name, limit: maxLength })
  }

/** §5: by the field's rule, if it names one; else a text of at most so many characters. */
function textReader(standard: number, plain: (limit: number) => Reader): MakeReader {
  return ({ rule = '', maxLength }) => {
    const byRule = ruleReaders.get(rule)
    const limited = plain(maxLength ?? (byRule ? 4_096 : standard))
    return (value, name) => byRule?.(limited(value, name), name) ?? limited(value, name)
  }
}

function lines(limit: number): Reader {
  return (value, name) => {
    const text = textOf(value, name)
    refuseTurned(text, name)
    return Array.from(text).length <= limit ? text : refuse('lineTooLong', { name, limit })
  }
}

const readDecimal: MakeReader = ({ scale = 18, signed, positive: isPositive }) => {
  const unsigned = isPositive ? positive(scale) : decimal(scale)
  return (value, name) =>
    signed && typeof value === 'string' && value.startsWith('-')
      ? `-${String(unsigned(value.slice(1), name))}`
      : unsigned(value, name)
}

const readInteger: MakeReader = ({ min = -Infinity, max = Infinity }) => {
  return (value, name) => {
    const digits = typeof value === 'number' ? String(value) : value
    const isWhole = typeof digits === 'string' && /^-?\d{1,15}$/.test(digits)
    const isWithin = isWhole && Number(digits) >= min && Number(digits) <= max
    return isWithin ? Number(digits) : refuse('fieldInvalid', { name })
  }
}

/** An address in one case carries no checksum. */
const ethereumAddress: Reader = (value, name) => {
  const text = textOf(value, name)
  const isOneCase = /^0x([\da-f]{40}|[\dA-F]{40})$/.test(text)
  return isOneCase || isEvmAddress(text) ? text : refuse('fieldInvalid', { name })
}

const readAddress: MakeReader = ({ network }) => {
  if (network === 'ethereum') return ethereumAddress
  if (network !== 'any') return address
  return (value, name) => (isTronAddress(String(value)) ? value : ethereumAddress(value, name))
}

const readHash: MakeReader = ({ network }) => {
  const pattern = network === 'tron' ? /^[\da-f]{64}$/i : /^(0x)?[\da-f]{64}$/i
  return (value, name) => {
    const text = textOf(value, name)
    return pattern.test(text) ? text : refuse('fieldInvalid', { name })
  }
}

const readTime: Reader = (value, name) => {
  const text = textOf(value, name).padEnd(19, ' 00:00:00')
  return isTime(text) ? text : refuse('timeInvalid', { name })
}

const readDay: Reader = (value, name) => {
  const text = textOf(value, name)
  return isTime(`${text} 00:00:00`) ? text : refuse('dateInvalid', { name })
}

/** The address of a picture, or where this gateway itself keeps one. */
const pictureAddress: Reader = (value, name) => {
  const isKept = /^(\/prod-api)?\/profile\/[^?#\\]+\.(jpe?g|png)$/i.test(textOf(value, name))
  return isKept ? textOf(value, name) : url(value, name)
}

const readList: MakeReader = ({ item = { kind: 'text' }, wireAs = 'comma', maxItems = 100 }) => {
  const readItem = readerOf(item)
  return (value, name) => {
    const items: readonly unknown[] = Array.isArray(value) ? value : textOf(value, name).split(',')
    if (items.length > maxItems) return refuse('tooManyEntries', { name, limit: maxItems })
    const read = items.map((one) => readItem(one, name))
    return wireAs === 'array' ? read : read.map(String).join(',')
  }
}

/** The records that are checked, none twice. */
const readIds: Reader = (value, name) => {
  if (!Array.isArray(value)) return refuse('fieldInvalid', { name })
  if (value.length > 5_000) return refuse('tooManyEntries', { name, limit: 5_000 })
  return [...new Set(value.map((one: unknown) => String(id(one, name))))]
}

const readers = new Map<string, MakeReader>([
  ['text', textReader(256, line)],
  ['longText', textReader(2_000, lines)],
  ['integer', readInteger],
  ['decimal', readDecimal],
  ['money', (field) => readDecimal({ ...field, positive: !field.zero })],
  ['code', ({ dict }) => code((dict?.entries ?? []).map(([known = '']) => known))],
  ['remoteCode', () => line(256)],
  ['flag', ({ on = 'Y', off = 'N' }) => code([on, off])],
  ['address', readAddress],
  ['hash', readHash],
  ['time', ({ precision }) => (precision === 'day' ? readDay : readTime)],
  ['ref', () => id],
  ['treeSelect', () => id],
  ['tree', () => readIds],
  ['list', readList],
  ['rows', readRows],
  ['matrix', (field) => readRows({ ...field, maxRows: 1_000 })],
  ['secret', () => line(256)],
  ['url', () => url],
  ['image', ({ qr }) => (qr ? line(2_048) : pictureAddress)],
])

type Cells = Readonly<Record<string, unknown>>

/** A small table: its cells by their kinds, its steps rising and none inside another. */
function readRows({ columns = {}, steps, maxRows = 50 }: DeclaredField): Reader {
  return (value, name) => {
    if (!Array.isArray(value)) return refuse('fieldInvalid', { name })
    if (value.length > maxRows) return refuse('tooManyEntries', { name, limit: maxRows })
    const rows = value.map((row: unknown) => readCells(row, columns, name))
    const wrong = steps ? rows.findIndex((row, at) => !isStep(row, rows[at - 1], steps)) : -1
    return wrong < 0 ? rows : refuse('tiersOverlap', { name, tier: wrong + 1 })
  }
}

function readCells(
  row: unknown,
  columns: NonNullable<DeclaredField['columns']>,
  name: string,
): Cells {
  if (typeof row !== 'object' || row === null) return refuse('fieldInvalid', { name })
  const cells = Object.entries(columns).flatMap(([column, field]) => {
    const wire = field.wire ?? column
    const value = Object.hasOwn(row, wire) ? (row as Cells)[wire] : undefined
    const isEmpty = value === undefined || value === null || value === ''
    if (isEmpty) return field.required ? refuse('fieldEmpty', { name: `${name}.${wire}` }) : []
    return [[wire, readerOf(field)(value, `${name}.${wire}`)]]
  })
  return Object.fromEntries(cells) as Cells
}

/** An empty end is open; nothing can follow it. */
function isStep(
  row: Cells,
  before: Cells | undefined,
  [from, to]: readonly [string, string],
): boolean {
  const [begin, end] = [Number(row[from] ?? -Infinity), Number(row[to] ?? Infinity)]
  return begin < end && (before === undefined || begin >= Number(before[to] ?? Infinity))
}
