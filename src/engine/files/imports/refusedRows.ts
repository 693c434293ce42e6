import type { SheetProblem, SheetReport, SheetRow } from '@/engine/schema/sheet/checkSheet'
import { messageText, type Labels, type Translate } from '../../data/labels'
import { saveFile } from '../saveFile'
import { createCsvFile } from '../sheets/csvFile'

export function problemText({ name, issue }: SheetProblem, t: Translate, labels: Labels): string {
  return messageText({ key: issue.key, args: { field: labels.field(name), ...issue.args } }, t)
}

/** Downloads the rows with problems as they are in the file, each with its problems. */
export async function saveRefusedRows(
  { columns, failedRows, problems }: SheetReport,
  t: Translate,
  labels: Labels,
): Promise<void> {
  const headings = [
    t('imports.row'),
    ...columns.map(({ heading }) => heading),
    t('imports.problem'),
  ]
  const file = createCsvFile({
    name: labels.plural,
    columns: headings.map((heading) => ({ heading, holds: 'text' })),
  })
  const lineOf = ({ number, cells }: SheetRow) => {
    const texts = problems
      .filter(({ row }) => row === number)
      .map((problem) => `${problem.heading}: ${problemText(problem, t, labels)}`)
    return [String(number), ...columns.map((_, at) => cells[at] ?? ''), texts.join('; ')]
  }
  await file.add(failedRows.map(lineOf))
  saveFile(await file.end([]), `${labels.plural} – ${t('imports.failedFile')}.csv`)
}
