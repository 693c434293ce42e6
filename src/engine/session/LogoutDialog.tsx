import { useTranslate } from 'ra-core'
import { AskDialog } from '@/engine/ui/overlay/AskDialog'
import { signOut } from './signOut'

type LogoutDialogProps = { open: boolean; onClose: () => void }

/** §4: logging out asks for confirmation. */
export function LogoutDialog({ open, onClose }: LogoutDialogProps) {
  const translate = useTranslate()
  return (
    <AskDialog
      open={open}
      title={translate('shell.logoutTitle')}
      text={translate('shell.logoutText')}
      yes={translate('shell.logout')}
      no={translate('shell.cancel')}
      onYes={signOut}
      onNo={onClose}
    />
  )
}
