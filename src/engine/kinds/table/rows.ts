import { parse as parseJson, stringify } from 'lossless-json'
import { compareDecimals, toDecimal } from '../../values/decimal'
import { asNumber, inTypeOf, withNumberTexts } from '../../values/exact'
import {
  field,
  kindOf,
  type Compound,
  type Field,
  type FieldOptions,
  type PlainField,
  type ValueOf,
} from '../../schema/field'
import type { Issue } from '../../schema/issue'
import type { Kind } from '../../schema/kind'

export type PlainFieldMap = { readonly [name: string]: PlainField }

/** One line of a small table; what the gateway left out is `null`. */
export type Row = Readonly<Record<string, unknown>>

export type RowsOptions = FieldOptions<never> & {
  readonly columns: PlainFieldMap
  /** Two columns that are the ends of steps: each from below to, ascending, none overlapping. */
  readonly steps?: readonly [from: string, to: string]
  /** The most rows an input takes; 50 by default. */
  readonly maxRows?: number
}
export type RowsField = Field<'rows', RowsOptions, readonly Row[]>

type RowOf<C extends PlainFieldMap> = { readonly [K in keyof C]: ValueOf<C[K]> | null }
type Optional<C> = Omit<RowsOptions, 'columns' | 'steps'> & {
  readonly steps?: readonly [keyof C & string, keyof C & string]
}

/**
 * A small table inside a record, such as tiered prices. An array of objects on the wire, or its JSON text.
 *
 * @example prices: f.rows({ from: f.integer(), to: f.integer(), price: f.decimal({ scale: 6 }) }, { steps: ['from', 'to'] })
 */
export function rows<const C extends PlainFieldMap, const O extends Optional<C> = object>(
  columns: C,
  options?: O,
): Field<'rows', O & { columns: C }, readonly RowOf<C>[]> & Compound {
  return field<'rows', O, readonly RowOf<C>[], { columns: C }>(rowsKind, options, { columns })
}

export const rowsKind: Kind<RowsField, readonly Row[]> = {
  name: 'rows',
  isCompound: true,
  parse: (wire, { columns }) => toArray(wire)?.map((row) => readRow(row, columns)) ?? null,
  format: (value) => ({ key: 'kinds.rows', args: { smart_count: value.length } }),
  compare: (a, b) => Number(JSON.stringify(a) !== JSON.stringify(b)),
  validate: (input, field) => rowsIssue(input, field) ?? rowIssues(input, field)[0]?.issue,
  toInput: textOfRows,
  fromInput: (input, { columns }, came) => {
    const rows = wireRows(input, columns, came)
    return typeof came === 'string' && came !== '' ? stringify(rows) : rows
  },
  kept: (came, { columns }) => keptRows(came, columns),
  toSheet: textOfRows,
  filterOps: [],
  sortable: false,
  sandboxColumn: 'text',
  samples: () => [],
}

function textOfRows(value: readonly Row[], { columns }: RowsField): string {
  return writeRows(value.map((row) => textRow(row, columns)))
}

/** A row as an input holds it: every cell a text. */
export type TextRow = Readonly<Record<string, string>>

/** The rows of an input's text, every column present; none of an empty or foreign text. */
export function typedRows(input: string, columns: PlainFieldMap): readonly TextRow[] {
  return (toArray(input) ?? []).map((row) =>
    Object.fromEntries(Object.keys(columns).map((name) => [name, cellText(own(row, name))])),
  )
}

/** The one text that an input holds for its rows; empty for none. */
export function writeRows(rows: readonly TextRow[]): string {
  return rows.length === 0 ? '' : JSON.stringify(rows)
}

type Checked = Pick<RowsOptions, 'columns' | 'steps'>

export type RowIssue = { readonly row: number; readonly column: string; readonly issue: Issue }

/** Which cells are refused, rows counted from 0, and why. */
export function rowIssues(input: string, field: Checked): readonly RowIssue[] {
  const typed = typedRows(input, field.columns)
  const cells = typed.flatMap((texts, row) =>
    Object.entries(field.columns).flatMap(([column, cell]): RowIssue[] => {
      const issue = cellIssue(texts[column] ?? '', cell)
      return issue ? [{ row, column, issue }] : []
    }),
  )
  return cells.length > 0 ? cells : stepIssues(typed, field.steps)
}

function rowsIssue(input: string, { maxRows = 50, columns }: RowsField): Issue | undefined {
  const isTooLong = typedRows(input, columns).length > maxRows
  return isTooLong ? { key: 'validation.maxItems', args: { max: maxRows } } : undefined
}

function cellIssue(text: string, cell: PlainField): Issue | undefined {
  const typed = text.trim()
  if (typed !== '') return kindOf(cell).validate(typed, cell)
  return cell.required ? { key: 'validation.cellRequired' } : undefined
}

function stepIssues(rows: readonly TextRow[], steps: RowsOptions['steps']): readonly RowIssue[] {
  if (!steps) return []
  const [from, to] = steps
  return rows.flatMap((row, index): RowIssue[] => {
    const before = rows[index - 1]
    const isOverlap = before && (before[to]?.trim() === '' || isAbove(before[to], row[from]))
    if (isAbove(row[from], row[to], true)) {
      return [{ row: index, column: to, issue: { key: 'validation.stepOrder' } }]
    }
    return isOverlap ? [{ row: index, column: from, issue: { key: 'validation.stepOverlap' } }] : []
  })
}

// An empty end is open: nothing compares with it.
function isAbove(a = '', b = '', orEqual = false): boolean {
  const [left, right] = [toDecimal(a), toDecimal(b)]
  if (left === null || right === null) return false
  return compareDecimals(left, right) >= (orEqual ? 0 : 1)
}

function readRow(row: Row, columns: PlainFieldMap): Row {
  const cells = Object.entries(columns).map(([name, cell]) => [
    name,
    kindOf(cell).parse(own(row, cell.wire ?? name), cell),
  ])
  return Object.fromEntries(cells) as Row
}

function textRow(row: Row, columns: PlainFieldMap): TextRow {
  const cells = Object.entries(columns).map(([name, cell]) => {
    const value = row[name]
    if (value === null || value === undefined) return [name, '']
    return [name, kindOf(cell).toInput?.(value, cell) ?? String(value)]
  })
  return Object.fromEntries(cells) as TextRow
}

/**
 * The rows of an input's text as they travel: a cell that was not typed in goes as it came, any other in the JSON type
 * in which one came in its column. An empty cell travels where one came in its place, or `sendsEmpty`.
 */
export function wireRows(
  input: string,
  columns: PlainFieldMap,
  came: unknown,
  sendsEmpty = false,
): readonly Row[] {
  const exact = exactRows(came)
  return typedRows(input, columns).map((row, index) => {
    const old = exact[index] ?? {}
    const texts = textRow(readRow(withNumberTexts(old) as Row, columns), columns)
    const cells = Object.entries(columns).flatMap(([name, cell]) => {
      const wire = cell.wire ?? name
      const text = row[name] ?? ''
      if (Object.hasOwn(old, wire) && text === texts[name]) return [[wire, old[wire]]]
      if (text.trim() === '') return sendsEmpty && own(old, wire) !== undefined ? [[wire, '']] : []
      const { fromInput } = kindOf(cell)
      const value = fromInput ? fromInput(text.trim(), cell, own(old, wire)) : text.trim()
      return [[wire, inTypeOf(own(old, wire) ?? own(exact[0] ?? {}, wire), value)]]
    })
    return Object.fromEntries(cells) as Row
  })
}

/** Rows that came, without what no column declares; the text of such rows as it is. */
export function keptRows(came: unknown, columns: PlainFieldMap): unknown {
  if (!Array.isArray(came)) return typeof came === 'string' || came === null ? came : undefined
  const wires = new Set(Object.entries(columns).map(([name, cell]) => cell.wire ?? name))
  return exactRows(came).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => wires.has(key))),
  )
}

function exactRows(came: unknown): readonly Row[] {
  const value = typeof came === 'string' ? readJson(came, (digits) => asNumber(digits)) : came
  return Array.isArray(value) ? value.filter(isRow) : []
}

function own(row: Row, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined
}

function toArray(wire: unknown): readonly Row[] | undefined {
  const value = typeof wire === 'string' ? readJson(wire) : wire
  return Array.isArray(value) ? value.filter(isRow) : undefined
}

// Numbers stay their own digits by default: a price of 0.1 has no exact binary form.
function readJson(text: string, readNumber = (digits: string): unknown => digits): unknown {
  try {
    return parseJson(text, null, readNumber)
  } catch {
    // a text that is no JSON holds no rows
    return undefined
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function cellText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
