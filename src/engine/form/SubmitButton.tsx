import { useTranslate } from 'ra-core'
import type { GatewayError } from '@/engine/data/gateway'
import { Button } from '../ui/Button'
import { usePause } from '../ui/time/useSecondsLeft'

type Props = {
  state: { readonly step: string; readonly error?: GatewayError }
  label: string
  isLocked: boolean
  look?: 'primary' | 'danger'
  autoFocus?: boolean
}

/** Sends a form; counts down the seconds that the gateway asks to wait after too many attempts. */
export function SubmitButton({ state, label, isLocked, look = 'primary', autoFocus }: Props) {
  const t = useTranslate()
  const pause = usePause(state.step === 'refused' ? state.error : undefined)
  return (
    <Button type="submit" look={look} disabled={isLocked || pause > 0} autoFocus={autoFocus}>
      {state.step === 'sending' ? t('actions.sending') : label}
      {pause > 0 && ` (${pause})`}
    </Button>
  )
}
