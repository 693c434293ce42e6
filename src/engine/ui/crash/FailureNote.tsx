import { errorText, GatewayError } from '@/engine/data/gateway'
import type { Words } from '../../data/words'

type Props = {
  error: unknown
  retry: () => void
  /** Of the referenced resource. */
  words: Words
}

/** Says why the options could not be loaded, with a retry. */
export function FailureNote({ error, retry, words }: Props) {
  return (
    <span className="wd-ref-note" role="alert">
      {words.t('views.loadFailed', { name: words.plural.toLowerCase() })}{' '}
      {error instanceof GatewayError && errorText(error, words.t)}{' '}
      <button type="button" className="wd-small-button" onClick={retry}>
        {words.t('views.tryAgain')}
      </button>
    </span>
  )
}
