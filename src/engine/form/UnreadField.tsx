import { useId } from 'react'
import type { Words } from '../data/words'

type Props = {
  label: string
  words: Words
  /** Reads the record again; no retry is offered without it. */
  onRetry?: (() => void) | undefined
}

/** Stands in place of an input whose value could not be read: unknown is not the same as none. */
export function UnreadField({ label, words, onRetry }: Props) {
  const id = useId()
  return (
    <div className="wd-field" role="group" aria-labelledby={id}>
      <span id={id} className="wd-label">
        {label}
      </span>
      <p className="wd-alert wd-alert-warning" role="alert">
        {words.t('forms.unread')}{' '}
        {onRetry && (
          <button type="button" className="wd-small-button" onClick={onRetry}>
            {words.t('views.tryAgain')}
          </button>
        )}
      </p>
    </div>
  )
}
