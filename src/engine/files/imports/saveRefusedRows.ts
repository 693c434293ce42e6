import type { SheetReport, SheetRow } from '@/engine/schema/sheet/checkSheet'
import { saveFile } from '../export/saveFile'
import { createCsvFile } from '../sheets/csvFile'
import type { SheetColumn } from '../sheets/sheet'
import type { Labels, Translate } from '../../data/labels'
import { problemText } from './problemText'

/** Hands out the rows that would be refused, as they stand in the file, with what is wrong behind each. */
export async function saveRefusedRows(
  report: SheetReport,
  t: Translate,
  labels: Labels,
): Promise<void> {
  const { columns, failedRows } = report
  const headings = [t('imports.row'), ...columns.map(({ heading }) => heading)]
  const file = createCsvFile({
    name: labels.plural,
    columns: [...headings, t('imports.problem')].map(asText),
  })
  await file.add(failedRows.map((row) => lineOf(row, report, t, labels)))
  saveFile(await file.end([]), `${labels.plural} – ${t('imports.failedFile')}.csv`)
}

function lineOf(
  { number, cells }: SheetRow,
  { columns, problems }: SheetReport,
  t: Translate,
  labels: Labels,
) {
  const why = problems
    .filter(({ row }) => row === number)
    .map((problem) => `${problem.heading}: ${problemText(problem, t, labels)}`)
  const shown = columns.map((_, at) => cells[at] ?? '')
  return [String(number), shown, why.join('; ')].flat()
}

function asText(heading: string): SheetColumn {
  return { heading, holds: 'text' }
}
