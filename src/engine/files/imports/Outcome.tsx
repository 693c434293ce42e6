import { useTranslate } from 'ra-core'
import type { ImportResult } from '@/engine/data/imports'
import type { Translate } from '@/engine/data/labels'
import { Alert } from '@/engine/ui/Alert'
import { ProgressBar } from '@/engine/ui/ProgressBar'
import { drawText } from '@/engine/ui/text/drawText'
import type { Importing } from './useImport'

export function Outcome({ state, share }: { state: Importing; share: number }) {
  const t = useTranslate()
  switch (state.step) {
    case 'ready':
    case 'checking':
      return null
    case 'sending': {
      const percent = Math.floor(share * 100)
      const text = share < 1 ? t('imports.sending', { percent }) : t('imports.working')
      return (
        <ProgressBar label={text} text={text} done={percent} total={share < 1 ? 100 : undefined} />
      )
    }
    case 'stopped':
      return <Alert role="status">{t('imports.stopped')}</Alert>
    case 'unknown':
      return (
        <Alert ref={intoView} tone="warning">
          {t('imports.unknownOutcome')}
        </Alert>
      )
    case 'failed':
    case 'done':
      return <Result isDone={state.step === 'done'} result={state.result} />
  }
}

function Result({ isDone, result }: { isDone: boolean; result: ImportResult }) {
  const t = useTranslate()
  const isPartial = isDone && (result.failed ?? 0) > 0
  const tone = isPartial ? 'warning' : isDone ? 'success' : 'danger'
  const title = isPartial ? 'partly' : isDone ? 'succeeded' : 'failed'
  const counts = countsText(result, isDone, t)
  const lines = [
    ...result.lines,
    ...result.faults.map(({ row, message }) =>
      row === undefined ? message : t('imports.faultAt', { row, message }),
    ),
  ]
  return (
    <Alert ref={intoView} tone={tone} role={tone === 'success' ? 'status' : 'alert'}>
      <strong>{t(`imports.${title}`)}</strong>
      {counts !== undefined && <p>{counts}</p>}
      {lines.length > 0 && (
        <ul className="wd-import-lines" aria-label={t('imports.result')}>
          {lines.map((line, at) => (
            <li key={`${at + 1}`}>{drawText(line, { most: 300 })}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

function countsText({ imported, failed }: ImportResult, isDone: boolean, t: Translate) {
  if (imported === 0 && failed) return t('imports.nothingImported', { smart_count: failed })
  const counts = [
    imported === undefined ? [] : t('imports.importedCount', { smart_count: imported }),
    failed === undefined ? [] : t('imports.failedCount', { smart_count: failed }),
  ].flat()
  if (counts.length > 0) return counts.join(' ')
  return isDone ? t('imports.uncounted') : undefined
}

// on a phone the form is longer than the screen
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}
