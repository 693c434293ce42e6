import { useState } from 'react'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { config } from '@/config'
import { useSession } from '@/providers/session'
import { Icon } from '@/views/icons'
import { SettingsDrawer } from './lateSettings'
import { LogoutDialog } from './LogoutDialog'

/** Who is signed in, and the way out. */
export function UserMenu() {
  const translate = useTranslate()
  const name = useSession()?.user.userName ?? ''
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [isSetting, setSetting] = useState<boolean>()
  const close = () => setAnchor(null)
  const leave = () => {
    close()
    setLeaving(true)
  }
  const set = () => {
    close()
    setSetting(true)
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
        {config.showSettings && (
          <MenuItem onClick={set}>
            <Icon name="gear" className="wd-user-icon" />
            {translate('shell.layoutSettings')}
          </MenuItem>
        )}
        <MenuItem onClick={leave}>
          <Icon name="logout" className="wd-user-icon" />
          {translate('shell.logout')}
        </MenuItem>
      </Menu>
      {isSetting !== undefined && (
        <SettingsDrawer open={isSetting} onClose={() => setSetting(false)} />
      )}
      <LogoutDialog open={isLeaving} onClose={() => setLeaving(false)} />
    </>
  )
}

function initialOf(name: string): string {
  return ([...name][0] ?? '?').toUpperCase()
}
