import { kindOf, type FieldMap } from '../field'
import type { Issue } from '../issue'
import { typedValue } from '../input'
import type { Cells } from './readSheet'

/** A column that a resource's import takes. Plain data: it goes to a worker. */
export type ExpectedColumn = {
  readonly name: string
  readonly field: FieldMap[string]
  /** What the gateway's template calls it, in every language, besides its name. */
  readonly headings: readonly string[]
  /** What an export of the portal calls it, in every language. Default: as the template does. */
  readonly labels?: readonly string[]
  /** What its cells may say in words, and the input's text each stands for. */
  readonly words: readonly (readonly [label: string, text: string])[]
  /** The texts of an input that its cells may stand for; any, if not given. */
  readonly codes?: readonly string[]
  /** One of the columns in all of which no two rows may be alike. */
  readonly isDistinct?: true
  /** §6: not open to this operator; a file that has it is not sent. */
  readonly isClosed?: true
}

/** A row as it stands in the file; `number` counts from 1, as a spreadsheet program does. */
export type SheetRow = { readonly number: number; readonly cells: readonly string[] }

/** A cell that would be refused, in row `row` under `heading`. */
export type SheetProblem = {
  readonly row: number
  readonly heading: string
  readonly name: string
  readonly issue: Issue
}

/** What stands in a sheet, and whether it can be sent. */
export type SheetReport = {
  /** The file's own headings; `name` where one is known. */
  readonly columns: readonly { readonly heading: string; readonly name: string | undefined }[]
  /** Fields without a column; those that must be there keep the file from being sent. */
  readonly missing: readonly { readonly name: string; readonly isNeeded: boolean }[]
  /** Fields with more than one column. */
  readonly repeated: readonly string[]
  /** The headings of columns that are not open to this operator; any keeps the file from being sent. */
  readonly closed: readonly string[]
  /** Headings that are not the template's, and those under which their columns are sent. */
  readonly renamed: readonly { readonly heading: string; readonly sentAs: string }[]
  /** Whether lines of an export stand below the rows; they are no rows. */
  readonly hasFooter: boolean
  readonly rowCount: number
  readonly firstRows: readonly SheetRow[]
  /** In the order of the rows. */
  readonly problems: readonly SheetProblem[]
  readonly failedRows: readonly SheetRow[]
}

const shownRows = 5
const longestHeading = 80

/** Whether nothing keeps the file from being sent. */
export function isSendable({ missing, repeated, closed, failedRows }: SheetReport): boolean {
  const areWrong = [repeated, closed, failedRows].some((wrong) => wrong.length > 0)
  return !areWrong && !missing.some(({ isNeeded }) => isNeeded)
}

/**
 * Matches the headings, in whatever language, and checks each cell as an input of its field would; the first row
 * with anything in it holds the headings.
 *
 * @param footerLabels what the lines begin with that an export of the portal writes below its rows; default: none
 */
export function checkSheet(
  cells: Cells,
  expected: readonly ExpectedColumn[],
  footerLabels: readonly string[] = [],
): SheetReport | Issue {
  const top = cells.findIndex(isFilled)
  const end = endOfRows(cells, footerLabels)
  const rows = cells
    .slice(0, end)
    .map((row, index): SheetRow => ({ number: index + 1, cells: row }))
    .filter(({ number, cells: row }) => number > top + 1 && isFilled(row))
  if (top < 0 || rows.length === 0) return { key: 'sheet.noRows' }
  const hasFooter = end < cells.length
  const headings = cells[top] ?? []
  const known = headings.map((heading) => columnOf(heading, expected, hasFooter))
  const found = known.map((column) => (column?.isClosed ? undefined : column))
  const wrong = rows.map((row) => rowProblems(row, headings, found))
  const twice = repeatedRows(rows, headings, found)
  const problems = wrong.flatMap((issues, index) => {
    const repetition = twice.get(index)
    return issues.length === 0 && repetition ? [repetition] : issues
  })
  const failed = new Set(problems.map(({ row }) => row))
  return {
    columns: headings.map((heading, index) => ({
      heading: heading.slice(0, longestHeading),
      name: found[index]?.name,
    })),
    missing: expected
      .filter((column) => !column.isClosed && !found.includes(column))
      .map(({ name, field }) => ({ name, isNeeded: field.required === true })),
    repeated: expected
      .filter((column) => found.filter((one) => one === column).length > 1)
      .map(({ name }) => name),
    closed: headings
      .filter((_, index) => known[index]?.isClosed)
      .map((heading) => heading.slice(0, longestHeading)),
    renamed: headings.flatMap((heading, index) => {
      const sentAs = sentHeading(heading, found[index])
      return sentAs === undefined || sentAs === heading
        ? []
        : [{ heading: heading.slice(0, longestHeading), sentAs }]
    }),
    hasFooter,
    rowCount: rows.length,
    firstRows: rows.slice(0, shownRows),
    problems,
    failedRows: rows.filter(({ number }) => failed.has(number)),
  }
}

function isFilled(row: readonly string[]): boolean {
  return row.some((text) => text !== '')
}

/** Where the rows end: before the lines that an export of the portal writes below them. */
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

/** An export's own labels count first in a file that is one: a template may call another column so. */
function columnOf(heading: string, expected: readonly ExpectedColumn[], isExport: boolean) {
  const byTemplate = (wanted: string) =>
    expected.find(({ name, headings }) => [name, ...headings].map(plain).includes(wanted))
  const byLabel = (wanted: string) =>
    expected.find(({ labels = [] }) => labels.map(plain).includes(wanted))
  const bare = plain(withoutNote(heading))
  if (isExport) return byLabel(bare) ?? byTemplate(plain(heading)) ?? byTemplate(bare)
  return byTemplate(plain(heading)) ?? byLabel(bare) ?? byTemplate(bare)
}

/** The heading by which a gateway knows a column: its own where that is the template's, else the template's. */
function sentHeading(heading: string, column: ExpectedColumn | undefined): string | undefined {
  if (!column) return undefined
  const own = [column.name, ...column.headings]
  return own.map(plain).includes(plain(heading)) ? heading : column.headings[0]
}

/** A file's rows as a template would hold them: known columns under its headings, nothing below. */
export function rowsForTemplate(
  cells: Cells,
  expected: readonly ExpectedColumn[],
  footerLabels: readonly string[],
): Cells {
  const top = cells.findIndex(isFilled)
  const end = endOfRows(cells, footerLabels)
  const headings = cells[top] ?? []
  const sent = headings.map((heading) =>
    sentHeading(heading, columnOf(heading, expected, end < cells.length)),
  )
  const only = (row: readonly string[]) =>
    sent.flatMap((name, at) => (name === undefined ? [] : [row[at] ?? '']))
  const rows = cells.slice(top + 1, end).filter(isFilled)
  return [sent.filter((name) => name !== undefined), ...rows.map(only)]
}

/** Without the unit or the zone that stands behind a heading: `Amount (USDT)`. */
function withoutNote(heading: string): string {
  return heading.replace(/\s*[(（][^()（）]*[)）]\s*$/, '')
}

/** Without case, width and spaces, nor the mark of a field that must be filled. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*]+/g, '')
}

type Found = readonly (ExpectedColumn | undefined)[]

function rowProblems(
  { number, cells }: SheetRow,
  headings: readonly string[],
  found: Found,
): readonly SheetProblem[] {
  return found.flatMap((column, index): SheetProblem[] => {
    if (!column) return []
    const issue = cellIssue(cells[index] ?? '', column)
    const { name } = column
    return issue
      ? [{ row: number, heading: (headings[index] ?? '').slice(0, longestHeading), name, issue }]
      : []
  })
}

/** The rows that say the same as one above them where no two may, by their place among the rows. */
function repeatedRows(
  rows: readonly SheetRow[],
  headings: readonly string[],
  found: Found,
): ReadonlyMap<number, SheetProblem> {
  const places = found.flatMap((column, at) => (column?.isDistinct ? [{ column, at }] : []))
  const [first] = places
  const repeated = new Map<number, SheetProblem>()
  if (!first) return repeated
  const heading = places.map(({ at }) => headings[at] ?? '').join(' + ')
  const seen = new Map<string, number>()
  rows.forEach(({ number, cells }, index) => {
    const facts = JSON.stringify(places.map(({ column, at }) => factIn(cells[at] ?? '', column)))
    const above = seen.get(facts)
    if (above === undefined) seen.set(facts, number)
    else
      repeated.set(index, {
        row: number,
        heading: heading.slice(0, longestHeading),
        name: first.column.name,
        issue: { key: 'sheet.repeatedRow', args: { row: above } },
      })
  })
  return repeated
}

/** One text for one fact: `7.50` is `7.5` where it is an amount, and another text where it is a name. */
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
    return { key: 'validation.unknownCode', args: { code: text.slice(0, longestHeading) } }
  }
  return kindOf(field).validate(input, field)
}
