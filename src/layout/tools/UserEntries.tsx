import { useState } from 'react'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { Icon } from '@/views/icons'
import { LogoutDialog } from '../LogoutDialog'
import { useIsPhone } from '../useSidebar'
import { docItems } from './docItems'
import { NavbarMenu } from './NavbarMenu'
import { useFullscreen } from './useFullscreen'

type UserEntriesProps = { anchor: HTMLElement; onClose: () => void }

/** What the user menu holds; on a phone also the tools that the navbar has no room for. */
export function UserEntries({ anchor, onClose }: UserEntriesProps) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const { isFull, toggle } = useFullscreen()
  const [isLeaving, setLeaving] = useState(false)
  if (isLeaving) return <LogoutDialog open onClose={onClose} />
  const turn = () => {
    onClose()
    toggle()
  }
  return (
    <NavbarMenu anchor={anchor} onClose={onClose}>
      <MenuItem component={Link} to="/user/profile" onClick={onClose}>
        <Icon name="user" className="wd-user-icon" />
        {translate('menu.profile')}
      </MenuItem>
      {isPhone && (
        <MenuItem onClick={turn}>
          <Icon name={isFull ? 'leaveFull' : 'full'} className="wd-user-icon" />
          {translate(isFull ? 'shell.leaveFullscreen' : 'shell.fullscreen')}
        </MenuItem>
      )}
      {isPhone && docItems(translate, onClose)}
      <Divider component="li" />
      <MenuItem onClick={() => setLeaving(true)}>
        <Icon name="logout" className="wd-user-icon" />
        {translate('shell.logout')}
      </MenuItem>
    </NavbarMenu>
  )
}
