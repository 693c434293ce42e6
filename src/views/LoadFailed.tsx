import { Drawing } from './Drawing'
import { failureDrawing } from './failureDrawing'
import { failureText } from './failureText'
import type { Words } from './words'

type Props = { error: unknown; words: Words; onRetry: () => void }

/** Why a record could not be read, and the way to ask again. */
export function LoadFailed({ error, words, onRetry }: Props) {
  return (
    <div className="wd-panel wd-list-status">
      <Drawing name={failureDrawing(error)} />
      <p role="alert">{failureText(error, words.t)}</p>
      <button type="button" className="wd-button" onClick={onRetry}>
        {words.t('views.tryAgain')}
      </button>
    </div>
  )
}
