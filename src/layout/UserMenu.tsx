import { useState } from 'react'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useSession } from '@/providers/session'
import { Icon } from '@/views/icons'
import { isHolding, mayLeave } from '@/views/leaving'
import { LogoutDialog } from './LogoutDialog'
import { signOut } from './signOut'

/** Who is signed in, and the way out. */
export function UserMenu() {
  const translate = useTranslate()
  const name = useSession()?.user.userName ?? ''
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const close = () => setAnchor(null)
  const leave = () => {
    close()
    // one question: what would be lost, or whether to go at all
    if (isHolding()) void leaveAndSignOut()
    else setLeaving(true)
  }
  return (
    <>
      <button
        type="button"
        className="wd-user"
        aria-label={translate('shell.userMenu', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="wd-user-initial" data-initial={initialOf(name)} />
        <span className="wd-user-name">{name}</span>
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        transitionDuration={0}
      >
        <MenuItem onClick={leave}>
          <Icon name="logout" className="wd-user-icon" />
          {translate('shell.logout')}
        </MenuItem>
      </Menu>
      <LogoutDialog open={isLeaving} onClose={() => setLeaving(false)} />
    </>
  )
}

async function leaveAndSignOut(): Promise<void> {
  if (await mayLeave()) await signOut()
}

function initialOf(name: string): string {
  return ([...name][0] ?? '?').toUpperCase()
}
