import { useTranslate } from 'ra-core'
import { errorText, GatewayError } from '@/engine/data/gateway'
import { Button } from '../Button'

type Props = {
  error: unknown
  retry: () => void
  name: string
}

export function FailureNote({ error, retry, name }: Props) {
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
