import type { SheetReport, SheetRow } from '@/engine/schema/sheet/checkSheet'
import { saveFile } from '../export/saveFile'
import { createCsvFile } from '../sheets/csvFile'
import type { SheetColumn } from '../sheets/sheet'
import type { Words } from '../../data/words'
import { problemText } from './problemText'

/** Hands out the rows that would be refused, as they stand in the file, with what is wrong behind each. */
export async function saveRefusedRows(report: SheetReport, words: Words): Promise<void> {
  const { columns, failedRows } = report
  const headings = [words.t('imports.row'), ...columns.map(({ heading }) => heading)]
  const file = createCsvFile({
    name: words.plural,
    columns: [...headings, words.t('imports.problem')].map(asText),
  })
  await file.add(failedRows.map((row) => lineOf(row, report, words)))
  saveFile(await file.end([]), `${words.plural} – ${words.t('imports.failedFile')}.csv`)
}

function lineOf({ number, cells }: SheetRow, { columns, problems }: SheetReport, words: Words) {
  const why = problems
    .filter(({ row }) => row === number)
    .map((problem) => `${problem.heading}: ${problemText(problem, words)}`)
  const shown = columns.map((_, at) => cells[at] ?? '')
  return [String(number), shown, why.join('; ')].flat()
}

function asText(heading: string): SheetColumn {
  return { heading, holds: 'text' }
}
