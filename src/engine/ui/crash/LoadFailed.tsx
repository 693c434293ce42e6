import { isCancelledError } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { errorText, GatewayError } from '@/engine/data/gateway'
import { Button } from '../Button'
import { Illustration } from './Illustration'
import type { IllustrationName } from './illustrations/IllustrationOf'

type Props = {
  error: unknown
  onRetry: () => void
  back?: string | undefined
}

export function LoadFailed({ error, onRetry, back }: Props) {
  const t = useTranslate()
  return (
    <div className="wd-panel wd-list-status">
      <Illustration name={failureIllustration(error)} />
      <p role="alert">{failureText(error, t)}</p>
      <div className="wd-alert-buttons">
        <Button onClick={onRetry}>{t('views.tryAgain')}</Button>
        {back && (
          <Link className="wd-button" to={back}>
            {t('views.backToList')}
          </Link>
        )}
      </div>
    </div>
  )
}

export function failureText(error: unknown, translate: (key: string) => string): string {
  return isCancelledError(error) ? translate('errors.aborted') : errorText(error, translate)
}

export function failureIllustration(error: unknown): IllustrationName {
  const kind = error instanceof GatewayError ? error.kind : undefined
  if (kind === 'network') return 'offline'
  return kind === 'missing' ? 'gone' : 'failed'
}

type NoteProps = {
  error: unknown
  retry: () => void
  name: string
}

export function FailureNote({ error, retry, name }: NoteProps) {
  const t = useTranslate()
  return (
    <span className="wd-ref-note" role="alert">
      {t('views.loadFailed', { name })} {error instanceof GatewayError && errorText(error, t)}{' '}
      <Button look="small" onClick={retry}>
        {t('views.tryAgain')}
      </Button>
    </span>
  )
}
