import { stringify } from 'lossless-json'
import {
  field,
  kindOf,
  type Compound,
  type Field,
  type FieldOptions,
  type PlainField,
  type ValueOf,
} from '@/engine/schema/field'
import type { Issue } from '@/engine/schema/issue'
import { entriesOf, notListed, type Kind } from '@/engine/schema/kind'
import {
  keptRows,
  readRows,
  rowIssues,
  textRow,
  typedRows,
  wireRows,
  writeRows,
  type PlainFieldMap,
  type Row,
  type Steps,
} from './cells'

type ListOptions = FieldOptions<never> & {
  /** The field of every entry. */
  readonly item: PlainField
  /** The wire form if the gateway sent no list before; one text with commas by default. */
  readonly wireAs?: 'comma' | 'array'
  /** The maximum number of entries in an input; 100 by default. */
  readonly maxItems?: number
}
export type ListField = Field<'list', ListOptions, readonly unknown[]>

/**
 * Several values of one plain kind; one per line in an input.
 *
 * @example ipWhitelist: f.list(f.text({ maxLength: 43 }))
 */
export function list<
  const I extends PlainField,
  const O extends Omit<ListOptions, 'item'> = object,
>(item: I, options?: O): Field<'list', O & { item: I }, readonly ValueOf<I>[]> & Compound {
  return field<'list', O, readonly ValueOf<I>[], { item: I }>(listKind, options, { item })
}

export const listKind: Kind<ListField, readonly unknown[]> = {
  ...notListed,
  name: 'list',
  isCompound: true,
  parse: (wire, { item }) => {
    const values = entriesOf(wire, /[,\n]/)?.map((entry) =>
      kindOf(item).parse(typeof entry === 'string' ? entry.trim() : entry, item),
    )
    return values?.filter((value) => value !== null) ?? null
  },
  format: (value, field) => texts(value, field).join(', '),
  compare: (a, b, field) => Number(texts(a, field).join('\n') !== texts(b, field).join('\n')),
  validate: (input, field) => {
    const { maxItems = 100 } = field
    if (linesOf(input).length > maxItems) {
      return { key: 'validation.maxItems', args: { max: maxItems } }
    }
    return listIssues(input, field)[0]?.issue
  },
  toInput: (value, field) => texts(value, field).join('\n'),
  fromInput: (input, { item, wireAs = 'comma' }, came) => {
    const kind = kindOf(item)
    const isText = typeof came === 'string' || (wireAs === 'comma' && !Array.isArray(came))
    if (isText) return linesOf(input).join(',')
    return linesOf(input).map((line) => kind.fromInput?.(line, item) ?? line)
  },
  toSheet: (value, field) => texts(value, field).join('\n'),
  samples: ({ item }) => [kindOf(item).samples(item).join('\n')].filter((text) => text !== ''),
}

/** Lines count from 1. */
export function listIssues(
  input: string,
  { item, wireAs = 'comma' }: Pick<ListOptions, 'item' | 'wireAs'>,
): readonly { readonly line: number; readonly issue: Issue }[] {
  const kind = kindOf(item)
  return input.split('\n').flatMap((text, index) => {
    const line = text.trim()
    if (line === '') return []
    // a comma inside an entry would come back as two
    const hasComma = wireAs === 'comma' && line.includes(',')
    const issue = hasComma ? { key: 'validation.onePerLine' } : kind.validate(line, item)
    return issue ? [{ line: index + 1, issue }] : []
  })
}

function linesOf(input: string): readonly string[] {
  return input
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function texts(values: readonly unknown[], { item }: ListField): readonly string[] {
  const { toInput } = kindOf(item)
  return values.map((value) => toInput?.(value, item) ?? String(value))
}

type RowOf<C extends PlainFieldMap> = { readonly [K in keyof C]: ValueOf<C[K]> | null }
type Columns = { readonly columns: PlainFieldMap }

type RowsOptions = FieldOptions<never> & {
  readonly columns: PlainFieldMap
  /** Two columns with the ends of steps: each from below to, ascending, none overlapping. */
  readonly steps?: Steps
  /** The maximum number of rows in an input; 50 by default. */
  readonly maxRows?: number
}
export type RowsField = Field<'rows', RowsOptions, readonly Row[]>

type OwnRowsOptions<C extends PlainFieldMap> = Omit<RowsOptions, 'columns' | 'steps'> & {
  readonly steps?: readonly [keyof C & string, keyof C & string]
}

/**
 * A small table inside a record, such as tiered prices. An array of objects on the wire, or its JSON text.
 *
 * @example prices: f.rows({ from: f.integer(), to: f.integer(), price: f.decimal({ scale: 6 }) }, { steps: ['from', 'to'] })
 */
export function rows<const C extends PlainFieldMap, const O extends OwnRowsOptions<C> = object>(
  columns: C,
  options?: O,
): Field<'rows', O & { columns: C }, readonly RowOf<C>[]> & Compound {
  return field<'rows', O, readonly RowOf<C>[], { columns: C }>(rowsKind, options, { columns })
}

const anyRows = {
  ...notListed,
  isCompound: true,
  parse: (wire: unknown, { columns }: Columns) => readRows(wire, columns) ?? null,
  format: (value: readonly Row[]) => ({ key: 'kinds.rows', args: { smart_count: value.length } }),
  compare: (a: readonly Row[], b: readonly Row[]) =>
    Number(JSON.stringify(a) !== JSON.stringify(b)),
  toInput: textOfRows,
  kept: (came: unknown, { columns }: Columns) => keptRows(came, columns),
} as const

export const rowsKind: Kind<RowsField, readonly Row[]> = {
  ...anyRows,
  name: 'rows',
  validate: (input, field) => {
    const { maxRows = 50, columns } = field
    const isTooLong = typedRows(input, columns).length > maxRows
    if (isTooLong) return { key: 'validation.maxItems', args: { max: maxRows } }
    return rowIssues(input, field)[0]?.issue
  },
  fromInput: (input, { columns }, came) => {
    const rows = wireRows(input, columns, came)
    return typeof came === 'string' && came !== '' ? stringify(rows) : rows
  },
  toSheet: textOfRows,
}

function textOfRows(value: readonly Row[], { columns }: Columns): string {
  return writeRows(value.map((row) => textRow(row, columns)))
}

type MatrixOptions = FieldOptions<never> & {
  /** The cells of a row; a read-only one is only shown, an id only sent back. */
  readonly columns: PlainFieldMap
  /** The column that names a row. */
  readonly rows: string
}
type MatrixField = Field<'matrix', MatrixOptions, readonly Row[]>

type OwnMatrixOptions<C> = Omit<MatrixOptions, 'columns' | 'rows'> & {
  readonly rows: keyof C & string
}

/**
 * A grid over the gateway's rows: none is added or removed, and every cell is an input of its kind. An array of objects
 * on the wire; all received cells are sent back, emptied ones as an empty text.
 *
 * @example columns: f.matrix({ columnId: f.id(), columnName: f.text({ readOnly: true }), isList: f.flag({ on: '1', off: '0' }) }, { rows: 'columnName' })
 */
export function matrix<const C extends PlainFieldMap, const O extends OwnMatrixOptions<C>>(
  columns: C,
  options: O,
): Field<'matrix', O & { columns: C }, readonly RowOf<C>[]> & Compound {
  return field<'matrix', O, readonly RowOf<C>[], { columns: C }>(matrixKind, options, { columns })
}

export const matrixKind: Kind<MatrixField, readonly Row[]> = {
  ...anyRows,
  name: 'matrix',
  validate: (input, field) => rowIssues(input, { columns: typedColumns(field) })[0]?.issue,
  fromInput: (input, { columns }, came) => wireRows(input, columns, came, true),
  replacesAll: true,
}

export function typedColumns({ columns, rows }: MatrixField): PlainFieldMap {
  const typed = Object.entries(columns).filter(
    ([name, cell]) => name !== rows && !cell.readOnly && cell.kind !== 'id',
  )
  return Object.fromEntries(typed)
}

export const tableFields = { list, rows, matrix }

export const tableKinds = { list: listKind, rows: rowsKind, matrix: matrixKind }
