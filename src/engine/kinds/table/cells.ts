import { parse as parseJson } from 'lossless-json'
import { kindOf, type PlainField } from '@/engine/schema/field'
import type { Issue } from '@/engine/schema/issue'
import { compareDecimals, toDecimal } from '@/engine/values/decimal'
import { asNumber, inTypeOf, withNumberTexts } from '@/engine/values/exact'
import { mapValues, pickValues } from '@/engine/values/named'

export type PlainFieldMap = { readonly [name: string]: PlainField }

/** `null` stands for a value that the gateway left out. */
export type Row = Readonly<Record<string, unknown>>

export type TextRow = Readonly<Record<string, string>>

export type Steps = readonly [from: string, to: string]

/** Reads an array or its JSON text; undefined for anything else. */
export function readRows(wire: unknown, columns: PlainFieldMap): readonly Row[] | undefined {
  return toArray(wire)?.map((row) => readRow(row, columns))
}

/** Every column is present; an empty or foreign text has no rows. */
export function typedRows(input: string, columns: PlainFieldMap): readonly TextRow[] {
  return (toArray(input) ?? []).map((row) =>
    mapValues(columns, (_cell, name) => {
      const value = own(row, name)
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    }),
  )
}

/** Empty for no rows. */
export function writeRows(rows: readonly TextRow[]): string {
  return rows.length === 0 ? '' : JSON.stringify(rows)
}

export function textRow(row: Row, columns: PlainFieldMap): TextRow {
  return mapValues(columns, (cell, name) => {
    const value = row[name]
    if (value === null || value === undefined) return ''
    return kindOf(cell).toInput?.(value, cell) ?? String(value)
  })
}

type Checked = { readonly columns: PlainFieldMap; readonly steps?: Steps }

export type RowIssue = { readonly row: number; readonly column: string; readonly issue: Issue }

/** Rows count from 0. */
export function rowIssues(input: string, { columns, steps }: Checked): readonly RowIssue[] {
  const typed = typedRows(input, columns)
  const cells = typed.flatMap((texts, row) =>
    Object.entries(columns).flatMap(([column, cell]): RowIssue[] => {
      const issue = cellIssue(texts[column] ?? '', cell)
      return issue ? [{ row, column, issue }] : []
    }),
  )
  return cells.length > 0 || !steps ? cells : stepIssues(typed, steps)
}

function cellIssue(text: string, cell: PlainField): Issue | undefined {
  const typed = text.trim()
  if (typed !== '') return kindOf(cell).validate(typed, cell)
  return cell.required ? { key: 'validation.cellRequired' } : undefined
}

function stepIssues(rows: readonly TextRow[], [from, to]: Steps): readonly RowIssue[] {
  return rows.flatMap((row, index): RowIssue[] => {
    const before = rows[index - 1]
    const isOverlap = before && (before[to]?.trim() === '' || isAbove(before[to], row[from]))
    if (isAbove(row[from], row[to], true)) {
      return [{ row: index, column: to, issue: { key: 'validation.stepOrder' } }]
    }
    return isOverlap ? [{ row: index, column: from, issue: { key: 'validation.stepOverlap' } }] : []
  })
}

// an empty end is open: nothing compares with it
function isAbove(a = '', b = '', orEqual = false): boolean {
  const [left, right] = [toDecimal(a), toDecimal(b)]
  if (left === null || right === null) return false
  return compareDecimals(left, right) >= (orEqual ? 0 : 1)
}

/**
 * An untouched cell goes as received, any other in its column's JSON type. An empty cell is sent if the gateway sent
 * one, or with `sendsEmpty`.
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
    const texts = textRow(readRow(asRow(withNumberTexts(old)), columns), columns)
    const cells = Object.entries(columns).flatMap(([name, cell]): [string, unknown][] => {
      const wire = cell.wire ?? name
      const text = row[name] ?? ''
      if (Object.hasOwn(old, wire) && text === texts[name]) return [[wire, old[wire]]]
      if (text.trim() === '') return sendsEmpty && own(old, wire) !== undefined ? [[wire, '']] : []
      const { fromInput } = kindOf(cell)
      const value = fromInput ? fromInput(text.trim(), cell, own(old, wire)) : text.trim()
      return [[wire, inTypeOf(own(old, wire) ?? own(exact[0] ?? {}, wire), value)]]
    })
    return Object.fromEntries(cells)
  })
}

/** Drops undeclared columns. */
export function keptRows(came: unknown, columns: PlainFieldMap): unknown {
  if (!Array.isArray(came)) return typeof came === 'string' || came === null ? came : undefined
  const wires = new Set(Object.entries(columns).map(([name, cell]) => cell.wire ?? name))
  return exactRows(came).map((row) => pickValues(row, (key) => wires.has(key)))
}

function readRow(row: Row, columns: PlainFieldMap): Row {
  return mapValues(columns, (cell, name) => kindOf(cell).parse(own(row, cell.wire ?? name), cell))
}

function exactRows(came: unknown): readonly Row[] {
  const value = typeof came === 'string' ? readJson(came, (digits) => asNumber(digits)) : came
  return Array.isArray(value) ? value.filter(isRow) : []
}

function toArray(wire: unknown): readonly Row[] | undefined {
  const value = typeof wire === 'string' ? readJson(wire) : wire
  return Array.isArray(value) ? value.filter(isRow) : undefined
}

// numbers stay digits by default: a price of 0.1 has no exact binary form
function readJson(text: string, readNumber = (digits: string): unknown => digits): unknown {
  try {
    return parseJson(text, null, readNumber)
  } catch {
    // a text that is no JSON has no rows
    return undefined
  }
}

function own(row: Row, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined
}

function asRow(value: unknown): Row {
  return isRow(value) ? value : {}
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
