import {
  field,
  type Compound,
  type Field,
  type FieldOptions,
  type ValueOf,
} from '../../schema/field'
import type { Kind } from '../../schema/kind'
import {
  keptRows,
  rowIssues,
  rows,
  rowsKind,
  wireRows,
  type PlainFieldMap,
  type Row,
  type RowsField,
} from './rows'

export type MatrixOptions = FieldOptions<never> & {
  /** The cells of a row; a read-only one is shown, an id only carried along. */
  readonly columns: PlainFieldMap
  /** The column that names a row. */
  readonly rows: string
}
export type MatrixField = Field<'matrix', MatrixOptions, readonly Row[]>

type RowOf<C extends PlainFieldMap> = { readonly [K in keyof C]: ValueOf<C[K]> | null }
type Optional<C> = Omit<MatrixOptions, 'columns' | 'rows'> & { readonly rows: keyof C & string }

/**
 * A grid of cells over rows that the gateway gives: none is added, none taken away, every cell is an input of its
 * kind. An array of objects on the wire; all cells that came travel, emptied ones as an empty text.
 *
 * @example columns: f.matrix({ columnId: f.id(), columnName: f.text({ readOnly: true }), isList: f.flag({ on: '1', off: '0' }) }, { rows: 'columnName' })
 */
export function matrix<const C extends PlainFieldMap, const O extends Optional<C>>(
  columns: C,
  options: O,
): Field<'matrix', O & { columns: C }, readonly RowOf<C>[]> & Compound {
  return field<'matrix', O, readonly RowOf<C>[], { columns: C }>(matrixKind, options, { columns })
}

export const matrixKind: Kind<MatrixField, readonly Row[]> = {
  name: 'matrix',
  isCompound: true,
  parse: (wire, field) => rowsKind.parse(wire, asRows(field)),
  format: (value, field) => rowsKind.format(value, asRows(field)),
  compare: (a, b, field) => rowsKind.compare(a, b, asRows(field)),
  validate: (input, field) => rowIssues(input, { columns: typedColumns(field) })[0]?.issue,
  toInput: (value, field) => rowsKind.toInput?.(value, asRows(field)) ?? '',
  fromInput: (input, { columns }, came) => wireRows(input, columns, came, true),
  replacesAll: true,
  kept: (came, { columns }) => keptRows(came, columns),
  filterOps: [],
  sortable: false,
  sandboxColumn: 'text',
  samples: () => [],
}

function asRows({ columns }: MatrixField): RowsField {
  return rows(columns)
}

/** The cells that are typed. */
export function typedColumns({ columns, rows }: MatrixField): PlainFieldMap {
  const typed = Object.entries(columns).filter(
    ([name, cell]) => name !== rows && !cell.readOnly && cell.kind !== 'id',
  )
  return Object.fromEntries(typed)
}
