import { useTranslate } from 'ra-core'
import { gateway } from '@/providers/gateway'
import { useAuthGate } from '@/providers/session'
import { AskDialog } from '@/views/AskDialog'
import { signOut } from './signOut'

/** §8, code 401: the one prompt of the page, whatever the number of calls that met it. */
export function ExpiredDialog() {
  const translate = useTranslate()
  return (
    <AskDialog
      open={useAuthGate() === 'asking'}
      title={translate('shell.expiredTitle')}
      text={translate('shell.expiredText')}
      yes={translate('shell.expiredAgain')}
      no={translate('shell.expiredStay')}
      onYes={signOut}
      onNo={gateway.gate.stay}
    />
  )
}
