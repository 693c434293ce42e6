import { useId } from 'react'
import { useTranslate } from 'ra-core'

type Props = {
  label: string
  /** Reads the record again; no retry is offered without it. */
  onRetry?: (() => void) | undefined
}

/** Stands in place of an input whose value could not be read: unknown is not the same as none. */
export function UnreadField({ label, onRetry }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="wd-field" role="group" aria-labelledby={id}>
      <span id={id} className="wd-label">
        {label}
      </span>
      <p className="wd-alert wd-alert-warning" role="alert">
        {t('forms.unread')}{' '}
        {onRetry && (
          <button type="button" className="wd-small-button" onClick={onRetry}>
            {t('views.tryAgain')}
          </button>
        )}
      </p>
    </div>
  )
}
