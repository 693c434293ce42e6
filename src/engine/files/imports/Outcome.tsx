import { useTranslate } from 'ra-core'
import type { ImportResult } from '@/engine/data/imports'
import type { Translate } from '../../data/labels'
import type { Importing } from './useImport'
import { drawText } from '../../ui/drawText'

/** How far an import has come, and what the gateway says of it, as text. */
export function Outcome({ state }: { state: Importing }) {
  const t = useTranslate()
  switch (state.step) {
    case 'ready':
      return null
    case 'sending':
      return <Progress share={state.share} />
    case 'stopped':
      return (
        <p className="wd-alert" role="status">
          {t('imports.stopped')}
        </p>
      )
    case 'unknown':
      return (
        <p ref={intoView} className="wd-alert wd-alert-warning" role="alert">
          {t('imports.unknownOutcome')}
        </p>
      )
    case 'failed':
    case 'done':
      return <Result isDone={state.step === 'done'} result={state.result} />
  }
}

function Progress({ share }: { share: number }) {
  const t = useTranslate()
  const percent = Math.floor(share * 100)
  const text = share < 1 ? t('imports.sending', { percent }) : t('imports.working')
  return (
    <div className="wd-progress" role="status">
      <progress max={100} value={share < 1 ? percent : undefined} aria-label={text} />
      <span>{text}</span>
    </div>
  )
}

type ResultProps = { isDone: boolean; result: ImportResult }

function Result({ isDone, result }: ResultProps) {
  const t = useTranslate()
  const isPartial = isDone && (result.failed ?? 0) > 0
  const tone = isPartial ? 'warning' : isDone ? 'success' : 'danger'
  const title = isPartial ? 'imports.partly' : isDone ? 'imports.succeeded' : 'imports.failed'
  const lines = linesOf(result, t)
  const counts = countsText(result, isDone, t)
  return (
    <section
      ref={intoView}
      className={`wd-alert wd-alert-${tone}`}
      role={isDone && !isPartial ? 'status' : 'alert'}
    >
      <strong>{t(title)}</strong>
      {counts !== undefined && <p>{counts}</p>}
      {lines.length > 0 && (
        <ul className="wd-import-lines" aria-label={t('imports.result')}>
          {lines.map((line, at) => (
            <li key={`${at + 1}`}>{drawText(line, { most: 300 })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** How many rows the gateway says it took and refused, or that it does not say. */
function countsText({ imported, failed }: ImportResult, isDone: boolean, t: Translate) {
  if (imported === 0 && failed) return t('imports.nothingImported', { smart_count: failed })
  const counts = [
    imported === undefined ? [] : t('imports.importedCount', { smart_count: imported }),
    failed === undefined ? [] : t('imports.failedCount', { smart_count: failed }),
  ].flat()
  if (counts.length > 0) return counts.join(' ')
  return isDone ? t('imports.uncounted') : undefined
}

function linesOf({ lines, faults }: ImportResult, t: Translate): readonly string[] {
  const faultLines = faults.map(({ row, message }) =>
    row === undefined ? message : t('imports.faultAt', { row, message }),
  )
  return [...lines, ...faultLines]
}

// On a phone what was sent is longer than the screen.
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}
