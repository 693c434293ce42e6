import { kindOf, type FieldMap } from '../field'
import { typedValue } from '../input'
import type { Issue } from '../issue'
import type { Cells } from './readSheet'

/** A column that an import accepts. Plain data: it goes to a worker. */
export type ExpectedColumn = {
  readonly name: string
  readonly field: FieldMap[string]
  /** In the gateway's template, in every language, besides its name. */
  readonly headings: readonly string[]
  /** In an export of the portal, in every language; the template's by default. */
  readonly labels?: readonly string[]
  /** Words that cells may have, each with the input's text for it. */
  readonly words: readonly (readonly [label: string, text: string])[]
  /** The input texts that cells may mean; any by default. */
  readonly codes?: readonly string[]
  /** Part of the columns that together must be unique. */
  readonly isDistinct?: true
  /** §6: without permission; a file that has the column is not sent. */
  readonly isClosed?: true
}

/** `number` counts from 1, as in a spreadsheet program. */
export type SheetRow = { readonly number: number; readonly cells: readonly string[] }

export type SheetProblem = {
  readonly row: number
  readonly heading: string
  readonly name: string
  readonly issue: Issue
}

export type SheetReport = {
  /** The file's headings; `name` if known. */
  readonly columns: readonly { readonly heading: string; readonly name: string | undefined }[]
  /** Fields without a column; a needed one blocks the file. */
  readonly missing: readonly { readonly name: string; readonly isNeeded: boolean }[]
  /** Fields with more than one column. */
  readonly repeated: readonly string[]
  /** Headings of columns without permission; any blocks the file. */
  readonly closed: readonly string[]
  /** Headings that differ from the template's, and the template's own. */
  readonly renamed: readonly { readonly heading: string; readonly sentAs: string }[]
  /** Whether an export's footer is below the rows; it is not sent. */
  readonly hasFooter: boolean
  readonly rowCount: number
  readonly firstRows: readonly SheetRow[]
  /** In the order of the rows. */
  readonly problems: readonly SheetProblem[]
  readonly failedRows: readonly SheetRow[]
}

const shownRows = 5
const longestHeading = 80

export function isSendable({ missing, repeated, closed, failedRows }: SheetReport): boolean {
  const areWrong = [repeated, closed, failedRows].some((wrong) => wrong.length > 0)
  return !areWrong && !missing.some(({ isNeeded }) => isNeeded)
}

/**
 * Matches headings in any language and checks each cell as its field's input would. The first filled row has the
 * headings.
 *
 * @param footerLabels the first words of the lines that an export of the portal writes below its rows; none by default
 */
export function checkSheet(
  cells: Cells,
  expected: readonly ExpectedColumn[],
  footerLabels: readonly string[] = [],
): SheetReport | Issue {
  const { columns, rows, hasFooter } = readLayout(cells, expected, footerLabels)
  if (rows.length === 0) return { key: 'sheet.noRows' }
  const open = columns.filter(({ column }) => column && !column.isClosed)
  const found = open.map(({ column }) => column)
  const repeated = repeatedRows(rows, columns)
  const problems = rows.flatMap((row) => {
    const own = rowProblems(row, columns)
    const repetition = repeated.get(row)
    return own.length === 0 && repetition ? [repetition] : own
  })
  const failed = new Set(problems.map(({ row }) => row))
  return {
    columns: columns.map(({ heading, column }) => ({
      heading: shortened(heading),
      name: column?.isClosed ? undefined : column?.name,
    })),
    missing: expected
      .filter((column) => !column.isClosed && !found.includes(column))
      .map(({ name, field }) => ({ name, isNeeded: field.required === true })),
    repeated: expected
      .filter((column) => found.filter((one) => one === column).length > 1)
      .map(({ name }) => name),
    closed: columns
      .filter(({ column }) => column?.isClosed)
      .map(({ heading }) => shortened(heading)),
    renamed: open.flatMap(({ heading, sentAs }) =>
      sentAs === undefined || sentAs === heading ? [] : [{ heading: shortened(heading), sentAs }],
    ),
    hasFooter,
    rowCount: rows.length,
    firstRows: rows.slice(0, shownRows),
    problems,
    failedRows: rows.filter(({ number }) => failed.has(number)),
  }
}

/** Known columns under the template's headings, nothing below. */
export function rowsForTemplate(
  cells: Cells,
  expected: readonly ExpectedColumn[],
  footerLabels: readonly string[],
): Cells {
  const { columns, rows } = readLayout(cells, expected, footerLabels)
  const sent = columns.flatMap(({ sentAs }, at) => (sentAs === undefined ? [] : [{ sentAs, at }]))
  return [
    sent.map(({ sentAs }) => sentAs),
    ...rows.map((row) => sent.map(({ at }) => row.cells[at] ?? '')),
  ]
}

type FoundColumn = {
  readonly heading: string
  readonly column: ExpectedColumn | undefined
  readonly sentAs: string | undefined
}

type Columns = readonly FoundColumn[]

function readLayout(
  cells: Cells,
  expected: readonly ExpectedColumn[],
  footerLabels: readonly string[],
) {
  const top = cells.findIndex(isFilled)
  const end = endOfRows(cells, footerLabels)
  const hasFooter = end < cells.length
  const columns = (cells[top] ?? []).map((heading): FoundColumn => {
    const column = columnOf(heading, expected, hasFooter)
    return { heading, column, sentAs: column && sentHeading(heading, column) }
  })
  const rows = cells
    .slice(0, end)
    .map((row, index): SheetRow => ({ number: index + 1, cells: row }))
    .filter(({ number, cells: row }) => number > top + 1 && isFilled(row))
  return { columns, rows, hasFooter }
}

function isFilled(row: readonly string[]): boolean {
  return row.some((text) => text !== '')
}

/** The lines that an export writes below its rows are not rows. */
function endOfRows(cells: Cells, footerLabels: readonly string[]): number {
  const labels = new Set(footerLabels.map(plain))
  let end = cells.length
  let lines = 0
  for (; end > 0; end -= 1) {
    const [label = '', , ...rest] = cells[end - 1] ?? []
    const isLine = labels.has(plain(label)) && !isFilled(rest)
    if (isLine) lines += 1
    else if (isFilled(cells[end - 1] ?? [])) break
  }
  return lines > 1 ? end : cells.length
}

/** An export's labels come first in an exported file, because a template may use one for another column. */
function columnOf(heading: string, expected: readonly ExpectedColumn[], isExport: boolean) {
  const byTemplate = (wanted: string) =>
    expected.find(({ name, headings }) => [name, ...headings].map(plain).includes(wanted))
  const byLabel = (wanted: string) =>
    expected.find(({ labels = [] }) => labels.map(plain).includes(wanted))
  // without the unit or the zone behind a heading: `Amount (USDT)`
  const bare = plain(heading.replace(/\s*[(（][^()（）]*[)）]\s*$/, ''))
  if (isExport) return byLabel(bare) ?? byTemplate(plain(heading)) ?? byTemplate(bare)
  return byTemplate(plain(heading)) ?? byLabel(bare) ?? byTemplate(bare)
}

/** The file's heading if the template has it too, else the template's. */
function sentHeading(heading: string, { name, headings }: ExpectedColumn): string | undefined {
  return [name, ...headings].map(plain).includes(plain(heading)) ? heading : headings[0]
}

/** Ignores case, width, spaces and the mark of a required field. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*]+/g, '')
}

function shortened(heading: string): string {
  return heading.slice(0, longestHeading)
}

function rowProblems({ number, cells }: SheetRow, columns: Columns): readonly SheetProblem[] {
  return columns.flatMap(({ heading, column }, at): SheetProblem[] => {
    if (!column || column.isClosed) return []
    const issue = cellIssue(cells[at] ?? '', column)
    return issue ? [{ row: number, heading: shortened(heading), name: column.name, issue }] : []
  })
}

/** Rows that equal an earlier one in all distinct columns. */
function repeatedRows(
  rows: readonly SheetRow[],
  columns: Columns,
): ReadonlyMap<SheetRow, SheetProblem> {
  const places = columns.flatMap(({ heading, column }, at) =>
    column?.isDistinct && !column.isClosed ? [{ heading, column, at }] : [],
  )
  const [first] = places
  const repeated = new Map<SheetRow, SheetProblem>()
  if (!first) return repeated
  const { name } = first.column
  const heading = shortened(places.map((place) => place.heading).join(' + '))
  const seen = new Map<string, number>()
  for (const row of rows) {
    const facts = places.map(({ column, at }) => factIn(row.cells[at] ?? '', column))
    const above = seen.get(JSON.stringify(facts))
    if (above === undefined) seen.set(JSON.stringify(facts), row.number)
    else {
      const issue = { key: 'sheet.repeatedRow', args: { row: above } }
      repeated.set(row, { row: row.number, heading, name, issue })
    }
  }
  return repeated
}

/** One text for one value: `7.50` is `7.5` as an amount, but not as a name. */
function factIn(text: string, { field, words }: ExpectedColumn): string {
  const input = words.find(([label]) => label === text)?.[1] ?? text
  const shorter = input.includes('.') ? input.replace(/\.?0+$/, '') : input
  const [a, b] = [typedValue(field, input), typedValue(field, shorter)]
  const isSame = a !== null && b !== null && kindOf(field).compare(a, b, field) === 0
  return isSame ? shorter : input
}

function cellIssue(text: string, { field, words, codes }: ExpectedColumn): Issue | undefined {
  if (text === '') return field.required ? { key: 'validation.required' } : undefined
  const input = words.find(([label]) => label === text)?.[1] ?? text
  if (codes && !codes.includes(input)) {
    return { key: 'validation.unknownCode', args: { code: shortened(text) } }
  }
  return kindOf(field).validate(input, field)
}
