import { useTranslate } from 'ra-core'
import { useGateway } from '@/engine/data/gateway'
import { useAuthGate } from '@/engine/data/session'
import { AskDialog } from '@/engine/ui/AskDialog'
import { useOpenPages } from '@/engine/form/openPages'
import { useLogInAgain } from './logOut'

/** §8, code 401: one prompt for all calls that failed with it. */
export function ExpiredDialog() {
  const translate = useTranslate()
  const { gate } = useGateway()
  const { hasUnsaved, isKeepable } = useOpenPages()
  const logInAgain = useLogInAgain()
  const isAsking = useAuthGate() === 'asking'
  const reason = gate.reason()
  return (
    <AskDialog
      open={isAsking}
      title={translate('shell.expiredTitle')}
      text={
        <div className="wd-ask-text">
          <p>{translate('shell.expiredText')}</p>
          {reason !== undefined && <p>{translate('shell.expiredReason', { reason })}</p>}
          {isAsking && hasUnsaved() && (
            <p>{translate(isKeepable() ? 'shell.expiredKept' : 'shell.expiredLost')}</p>
          )}
        </div>
      }
      yes={translate('shell.expiredAgain')}
      no={translate('shell.expiredStay')}
      onYes={logInAgain}
      onNo={gate.stay}
    />
  )
}
