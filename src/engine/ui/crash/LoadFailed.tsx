import { Link } from 'react-router'
import { Illustration } from './Illustration'
import { failureIllustration } from './failureIllustration'
import { failureText } from './failureText'
import type { Words } from '../../data/words'

type Props = {
  error: unknown
  words: Words
  onRetry: () => void
  /** Path of the list. */
  back?: string | undefined
}

/** Says why a record could not be loaded; offers a retry and the way back to the list. */
export function LoadFailed({ error, words, onRetry, back }: Props) {
  return (
    <div className="wd-panel wd-list-status">
      <Illustration name={failureIllustration(error)} />
      <p role="alert">{failureText(error, words.t)}</p>
      <div className="wd-alert-buttons">
        <button type="button" className="wd-button" onClick={onRetry}>
          {words.t('views.tryAgain')}
        </button>
        {back && (
          <Link className="wd-button" to={back}>
            {words.t('views.backToList')}
          </Link>
        )}
      </div>
    </div>
  )
}
