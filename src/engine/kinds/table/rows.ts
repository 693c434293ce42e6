import { stringify } from 'lossless-json'
import {
  field,
  type Compound,
  type Field,
  type FieldOptions,
  type ValueOf,
} from '@/engine/schema/field'
import { notListed, type Kind } from '@/engine/schema/kind'
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
