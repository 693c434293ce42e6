import { useId } from 'react'
import { useTranslate } from 'ra-core'
import { messageText, type Labels, type Translate } from '@/engine/data/labels'
import { useResource, useSurface } from '@/engine/data/resource'
import {
  isSendable,
  type SheetProblem,
  type SheetReport,
  type SheetRow,
} from '@/engine/schema/sheet/checkSheet'
import { Alert } from '@/engine/ui/Alert'
import { Button } from '@/engine/ui/Button'
import { drawText } from '@/engine/ui/text/drawText'
import { saveFile } from '../saveFile'
import { createCsvFile } from '../sheets/csvFile'
import type { Chosen } from './useInspection'
import '@/engine/ui/compare.css'

const shownProblems = 50

export function Findings({ chosen: { file, found } }: { chosen: Chosen }) {
  const t = useTranslate()
  if (!found) return <p role="status">{t('imports.reading', { file: file.name })}</p>
  if (found.kind === 'old') return <Alert role="status">{t('imports.old')}</Alert>
  if (found.kind === 'refused') return <Alert tone="danger">{messageText(found.issue, t)}</Alert>
  return (
    <>
      <SheetPreview fileName={file.name} report={found.report} />
      <Columns report={found.report} />
      <Problems report={found.report} />
    </>
  )
}

type Props = { report: SheetReport }

function Columns({ report }: Props) {
  const { t, labels } = useSurface()
  const { columns, missing, repeated, closed, renamed, hasFooter } = report
  const mayUpdate = useResource().import?.update === true
  const missed = (isNeeded: boolean) =>
    missing.filter((one) => one.isNeeded === isNeeded).map(({ name }) => labels.field(name))
  const left = missed(false)
  const unknown = columns.filter(
    ({ name, heading }) => !name && heading !== '' && !closed.includes(heading),
  )
  const notices = [
    ['danger', 'needed', missed(true)],
    ['danger', 'repeated', repeated.map(labels.field)],
    ['danger', 'closed', closed],
    ['warning', 'unknown', unknown.map(({ heading }) => heading)],
    ['warning', 'renamed', renamed.map(({ heading, sentAs }) => `${heading} → ${sentAs}`)],
  ] as const
  return (
    <>
      {notices.map(
        ([tone, key, names]) =>
          names.length > 0 && (
            <Alert key={key} tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
              {t(`imports.${key}`, { names: names.join(', ') })}
            </Alert>
          ),
      )}
      {hasFooter && <p>{t('imports.footer')}</p>}
      {left.length > 0 && (
        <p>{t(mayUpdate ? 'imports.leftOrKept' : 'imports.left', { names: left.join(', ') })}</p>
      )}
    </>
  )
}

function Problems({ report }: Props) {
  const { t, labels } = useSurface()
  const { problems, failedRows, rowCount } = report
  if (failedRows.length === 0) {
    if (!isSendable(report)) return null
    return <p role="status">{t('imports.ready', { smart_count: rowCount })}</p>
  }
  const download = (
    <Button onClick={() => void saveRefusedRows(report, t, labels)}>
      {t('imports.failedRows')}
    </Button>
  )
  return (
    <Alert tone="danger" buttons={download}>
      <p>{t('imports.problems', { smart_count: failedRows.length })}</p>
      <ul className="wd-import-lines">
        {problems.slice(0, shownProblems).map((problem) => {
          const message = problemText(problem, t, labels)
          const { row, name, heading: column } = problem
          return <li key={`${row} ${name}`}>{t('imports.problemAt', { row, column, message })}</li>
        })}
      </ul>
      {problems.length > shownProblems && (
        <p>{t('imports.firstProblems', { count: shownProblems })}</p>
      )}
    </Alert>
  )
}

function problemText({ name, issue }: SheetProblem, t: Translate, labels: Labels): string {
  return messageText({ key: issue.key, args: { field: labels.field(name), ...issue.args } }, t)
}

/** Downloads the rows as they are in the file, each with its problems. */
async function saveRefusedRows(
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

type PreviewProps = { fileName: string; report: SheetReport }

function SheetPreview({ fileName, report: { columns, firstRows, problems } }: PreviewProps) {
  const { t, labels } = useSurface()
  const caption = useId()
  return (
    // scrollable by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      className="wd-compare-area wd-preview"
      role="region"
      aria-labelledby={caption}
      tabIndex={0}
    >
      <table className="wd-compare">
        <caption id={caption}>{t('imports.preview', { file: fileName })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('imports.row')}</th>
            {columns.map(({ heading, name }, at) => (
              <th key={`${at + 1}`} scope="col" data-known={name !== undefined}>
                <bdi>{drawText(heading)}</bdi>
                <small>
                  {name === undefined
                    ? t('imports.notRead')
                    : t('imports.readAs', { field: labels.field(name) })}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {firstRows.map(({ number, cells }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {columns.map(({ name }, at) => (
                <td
                  key={`${at + 1}`}
                  data-known={name !== undefined}
                  data-wrong={problems.some((one) => one.row === number && one.name === name)}
                >
                  <bdi>{drawText(cells[at] ?? '')}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
