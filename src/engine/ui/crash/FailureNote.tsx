import { useTranslate } from 'ra-core'
import { errorText, GatewayError } from '@/engine/data/gateway'

type Props = {
  error: unknown
  retry: () => void
  /** The plural of what could not be read. */
  name: string
}

/** Says why the options could not be loaded, with a retry. */
export function FailureNote({ error, retry, name }: Props) {
  const t = useTranslate()
  return (
    <span className="wd-ref-note" role="alert">
      {t('views.loadFailed', { name })} {error instanceof GatewayError && errorText(error, t)}{' '}
      <button type="button" className="wd-small-button" onClick={retry}>
        {t('views.tryAgain')}
      </button>
    </span>
  )
}
