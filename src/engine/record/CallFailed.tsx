import { useTranslate } from 'ra-core'
import { errorText } from '@/engine/data/gateway'
import { Button } from '@/engine/ui/Button'

/** Why a call of a short list or a value failed, and a button that tries again. */
export function CallFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate()
  return (
    <p role="alert">
      {errorText(error, t)} <Button onClick={onRetry}>{t('views.tryAgain')}</Button>
    </p>
  )
}
