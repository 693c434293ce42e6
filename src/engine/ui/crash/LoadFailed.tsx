import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { Illustration } from './Illustration'
import { failureIllustration } from './failureIllustration'
import { failureText } from './failureText'

type Props = {
  error: unknown
  onRetry: () => void
  /** Path of the list. */
  back?: string | undefined
}

/** Says why a record could not be loaded; offers a retry and the way back to the list. */
export function LoadFailed({ error, onRetry, back }: Props) {
  const t = useTranslate()
  return (
    <div className="wd-panel wd-list-status">
      <Illustration name={failureIllustration(error)} />
      <p role="alert">{failureText(error, t)}</p>
      <div className="wd-alert-buttons">
        <button type="button" className="wd-button" onClick={onRetry}>
          {t('views.tryAgain')}
        </button>
        {back && (
          <Link className="wd-button" to={back}>
            {t('views.backToList')}
          </Link>
        )}
      </div>
    </div>
  )
}
