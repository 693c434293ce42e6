import { useTranslate } from 'ra-core'
import { useResource } from '../../data/resource'
import { isSendable, type SheetReport } from '@/engine/schema/sheet/checkSheet'
import { messageText, useLabels } from '../../data/labels'
import { problemText } from './problemText'
import { saveRefusedRows } from './saveRefusedRows'
import { SheetPreview } from './SheetPreview'
import type { Chosen } from './useInspection'

const shownProblems = 50

/** What was found in the chosen file. */
export function Findings({ chosen: { file, found } }: { chosen: Chosen }) {
  const t = useTranslate()
  if (!found) {
    return <p role="status">{t('imports.reading', { file: file.name })}</p>
  }
  if (found.kind === 'old') return <p className="wd-alert">{t('imports.old')}</p>
  if (found.kind === 'refused') {
    return (
      <p className="wd-alert wd-alert-danger" role="alert">
        {messageText(found.issue, t)}
      </p>
    )
  }
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
  const t = useTranslate()
  const labels = useLabels()
  const { columns, missing, repeated, closed, renamed, hasFooter } = report
  const named = (names: readonly string[]) => names.map(labels.field).join(', ')
  const mayUpdate = useResource().import?.update === true
  const needed = missing.filter(({ isNeeded }) => isNeeded).map(({ name }) => name)
  const left = missing.filter(({ isNeeded }) => !isNeeded).map(({ name }) => name)
  const unknown = columns.filter(
    ({ name, heading }) => name === undefined && heading !== '' && !closed.includes(heading),
  )
  return (
    <>
      {needed.length > 0 && (
        <p className="wd-alert wd-alert-danger" role="alert">
          {t('imports.needed', { names: named(needed) })}
        </p>
      )}
      {repeated.length > 0 && (
        <p className="wd-alert wd-alert-danger" role="alert">
          {t('imports.repeated', { names: named(repeated) })}
        </p>
      )}
      {closed.length > 0 && (
        <p className="wd-alert wd-alert-danger" role="alert">
          {t('imports.closed', { names: closed.join(', ') })}
        </p>
      )}
      {unknown.length > 0 && (
        <p className="wd-alert wd-alert-warning" role="status">
          {t('imports.unknown', { names: unknown.map(({ heading }) => heading).join(', ') })}
        </p>
      )}
      {renamed.length > 0 && (
        <p className="wd-alert wd-alert-warning" role="status">
          {t('imports.renamed', {
            names: renamed.map(({ heading, sentAs }) => `${heading} → ${sentAs}`).join(', '),
          })}
        </p>
      )}
      {hasFooter && <p>{t('imports.footer')}</p>}
      {left.length > 0 && (
        <p>{t(mayUpdate ? 'imports.leftOrKept' : 'imports.left', { names: named(left) })}</p>
      )}
    </>
  )
}

function Problems({ report }: Props) {
  const t = useTranslate()
  const labels = useLabels()
  const { problems, failedRows, rowCount } = report
  if (failedRows.length === 0) {
    if (!isSendable(report)) return null
    return <p role="status">{t('imports.ready', { smart_count: rowCount })}</p>
  }
  return (
    <div className="wd-alert wd-alert-danger" role="alert">
      <p>{t('imports.problems', { smart_count: failedRows.length })}</p>
      <ul className="wd-import-lines">
        {problems.slice(0, shownProblems).map((problem) => (
          <li key={`${problem.row} ${problem.name}`}>
            {t('imports.problemAt', {
              row: problem.row,
              column: problem.heading,
              message: problemText(problem, t, labels),
            })}
          </li>
        ))}
      </ul>
      {problems.length > shownProblems && (
        <p>{t('imports.firstProblems', { count: shownProblems })}</p>
      )}
      <div className="wd-alert-buttons">
        <button
          type="button"
          className="wd-button"
          onClick={() => void saveRefusedRows(report, t, labels)}
        >
          {t('imports.failedRows')}
        </button>
      </div>
    </div>
  )
}
