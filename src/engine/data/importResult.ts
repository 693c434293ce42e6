import {
  dataOf,
  field,
  isFields,
  placesOf,
  readCount,
  type Answer,
  type Fields,
} from '@/engine/gateway/envelope'
import { toText } from '@/engine/schema/kind'
import { countsInWords, type ImportCounts } from './importCounts'

export type ImportResult = ImportCounts & {
  readonly lines: readonly string[]
  readonly faults: readonly ImportFault[]
}

type ImportFault = {
  readonly row?: string | undefined
  readonly message: string
}

const mostLines = 1_000
const longestLine = 300

/**
 * Counts may be `data` itself, members of `data` or of the envelope, or words in `msg`; faults a list in any of them.
 */
export function readImportResult(answer: Answer): ImportResult {
  const data = dataOf(answer)
  const places = placesOf(answer)
  const faults = faultsIn(Array.isArray(data) ? data : listIn(places))
  const rows = readCount(data)
  const isText = rows === undefined && typeof data === 'string'
  const report = readReport(isText ? `${answer.msg}\n${data}` : answer.msg)
  return {
    imported: rows ?? countIn(places, importedNames) ?? report.imported,
    failed: countIn(places, failedNames) ?? (faults.length || report.failed),
    lines: report.lines,
    faults,
  }
}

export function readReport(msg: string): ImportResult {
  const lines = resultLines(msg)
  return { ...countsInWords(lines), lines, faults: [] }
}

/** Gateways of the family separate lines with `<br/>`. */
export function resultLines(msg: string): string[] {
  return msg
    .split(/<br\s*\/?>|\r?\n/i)
    .map((line) => line.trim().slice(0, longestLine))
    .filter((line) => line !== '')
    .slice(0, mostLines)
}

const importedNames =
  /^(?:success|succeeded|ok|imported|inserted|created|added|updated)(?:_?(?:num|number|count|total|rows?))?$/i
const failedNames =
  /^(?:fail|fails|failed|failure|failures|error|errors|refused|rejected)(?:_?(?:num|number|count|total|rows?))?$/i
const faultNames =
  /^(?:errors?|faults?|fails?|failed|failures?|details?|(?:error|fail|failure)_?(?:list|rows?|msgs?|messages?|details?))$/i

function countIn(places: readonly Fields[], names: RegExp): number | undefined {
  return places.map((place) => sumOf(place, names)).find((sum) => sum !== undefined)
}

/** `inserted` and `updated` add up; a name that covers both counts alone. */
function sumOf(place: Fields, names: RegExp): number | undefined {
  const named = Object.entries(place).flatMap(([name, value]) => {
    const rows = names.test(name) ? readCount(value) : undefined
    return rows === undefined ? [] : [{ name, rows }]
  })
  const whole = named.find(({ name }) => /^(?:succ|ok|imported|fail|error)/i.test(name))
  if (whole || named.length === 0) return whole?.rows
  return named.reduce((sum, { rows }) => sum + rows, 0)
}

function listIn(places: readonly Fields[]): readonly unknown[] {
  const members = places.flatMap((place) => Object.entries(place))
  const list = members.find(([name, value]) => faultNames.test(name) && Array.isArray(value))?.[1]
  return Array.isArray(list) ? list : []
}

function faultsIn(list: readonly unknown[]): readonly ImportFault[] {
  return list.slice(0, mostLines).flatMap((one): ImportFault[] => {
    if (typeof one === 'string') return resultLines(one).map((message) => ({ message }))
    if (!isFields(one)) return []
    const message = textIn(one, ['msg', 'message', 'error', 'reason', 'errorMsg', 'errorMessage'])
    const row = textIn(one, ['row', 'rowNum', 'rowNumber', 'rowIndex', 'line', 'lineNum'])
    if (message === undefined) return []
    return [{ message: message.slice(0, longestLine), row }]
  })
}

function textIn(place: Fields, names: readonly string[]): string | undefined {
  const texts = names.map((name) => toText(field(place, name)))
  return texts.find((text) => text !== null) ?? undefined
}
