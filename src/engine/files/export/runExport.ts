import { readPages, type ListWish } from '@/engine/data/exportList'
import type { Gateway } from '@/engine/data/gateway'
import type { PortalDataProvider, Totals } from '@/engine/data/dataProvider'
import { nameOf, type PortalRecord } from '@/engine/data/wire/records'
import { compareDecimals, sumDecimals, type Decimal } from '@/engine/values/decimal'
import type { FieldMap } from '@/engine/schema/field'
import {
  mostXlsxRows,
  SheetError,
  type Footer,
  type SheetFile,
  type SheetFormat,
} from '../sheets/sheet'
import { cellText, type GrowingLookUp } from './lookUp'

export type ExportJob = {
  readonly gateway: Gateway
  readonly wish: ListWish
  readonly format: SheetFormat
  readonly columns: FieldMap
  readonly look: GrowingLookUp
  readonly provider: PortalDataProvider
  readonly sheet: SheetFile
  readonly footer: (rows: number) => Promise<Footer>
  readonly onProgress: (done: number, total: number | undefined) => void
  readonly signal: AbortSignal
}

/** Changes during the export; `more` is negative if rows disappeared. */
export type Moves = {
  readonly more: number
  readonly repeated: number
  readonly missing: number
  readonly sums: boolean
}

export type Exported =
  | {
      readonly file: Blob
      readonly rows: number
      /** Whether the gateway counts as many rows. */
      readonly isCounted: boolean
      /** Whether the gateway's sums equal those of the rows. */
      readonly isSummed: boolean
    }
  | { readonly moves: Moves }

const still: Moves = { more: 0, repeated: 0, missing: 0, sums: false }

/**
 * Proves that no record is missing: as many rows as the gateway counts, the same count on every page, no duplicates,
 * and the gateway's sums. Without a count, the export ends when no more rows come.
 *
 * @throws {GatewayError} when a call fails
 * @throws {SheetError} when the file can't hold a record
 */
export async function runExport(job: ExportJob): Promise<Exported> {
  const { wish, format, columns, look, sheet, onProgress, signal } = job
  const seen = new Set<string>()
  const sums = createSums(wish.resource.fields)
  let expected: number | undefined
  let done = 0
  for await (const { records, total } of readPages(job.gateway, wish, signal)) {
    expected ??= total
    if (format === 'xlsx' && (total ?? done) > mostXlsxRows) throw new SheetError('tooManyRows')
    const repeated = countRepeated(records, seen)
    const more = total === undefined || expected === undefined ? 0 : total - expected
    if (more !== 0 || repeated > 0) return { moves: { ...still, more, repeated } }
    sums.add(records)
    await look.learn(records)
    await sheet.add(records.map((record) => rowOf(record, columns, look)))
    done += records.length
    onProgress(done, total)
  }
  const missing = (expected ?? done) - done
  if (missing !== 0) return { moves: { ...still, missing } }
  const totals = await job.provider.getTotals(wish.resource.name, wish.filter, signal)
  if (totals && !sums.equal(totals)) return { moves: { ...still, sums: true } }
  const file = await sheet.end(await job.footer(done))
  const isCounted = expected !== undefined
  return { file, rows: done, isCounted, isSummed: totals !== undefined }
}

function rowOf(record: PortalRecord, columns: FieldMap, look: GrowingLookUp) {
  return Object.entries(columns).map(([name, field]) =>
    cellText(record[name], field, look, nameOf(record, name)),
  )
}

function countRepeated(records: readonly PortalRecord[], seen: Set<string>): number {
  const before = seen.size
  const ids = records.map(({ id }) => id).filter((id) => id !== '')
  for (const id of ids) seen.add(id)
  return ids.length - (seen.size - before)
}

function createSums(fields: FieldMap) {
  const sums = new Map<string, Decimal>(
    Object.entries(fields).flatMap(([name, field]) =>
      'total' in field ? [[name, sumDecimals([])] as const] : [],
    ),
  )
  return {
    add(records: readonly PortalRecord[]) {
      for (const [name, sum] of sums) {
        const amounts = records.flatMap((record) => (record[name] ?? []) as Decimal | [])
        sums.set(name, sumDecimals([sum, ...amounts]))
      }
    },
    equal: (totals: Totals) =>
      [...sums].every(([name, sum]) => {
        const total = totals[name]
        return total === null || total === undefined || compareDecimals(sum, total) === 0
      }),
  }
}
