import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { useConfig } from '@/engine/data/useConfig'
import { AskDialog } from '@/engine/ui/overlay/AskDialog'
import { useGateway } from '@/engine/data/gateway'
import { useRegistry } from '@/engine/data/useRegistry'
import { Icon } from '@/engine/ui/icons'
import { useOpenPages } from '@/engine/form/openPages'
import { Divider, MenuItem } from '@/engine/ui/overlay/overlays'
import { SettingsDrawer } from '../settings/lateSettings'
import { logOut } from '../../session/logOut'
import { useServesApp } from '../menu/useServesApp'
import { useIsPhone } from '../menu/useSidebar'
import { docItems } from './DocMenu'
import { NavbarMenu } from '../../ui/overlay/NavbarMenu'
import { useFullscreen } from './FullscreenToggle'

type UserEntriesProps = { anchor: HTMLElement; onClose: () => void }

/** The user menu; on a phone it also holds the tools that don't fit in the navbar. */
export function UserEntries({ anchor, onClose }: UserEntriesProps) {
  const translate = useTranslate()
  const gateway = useGateway()
  const { hasUnsaved, mayLeave } = useOpenPages()
  const config = useConfig()
  const { byName, isWhole } = useRegistry()
  // an app without users has no page about them
  const hasProfile = !isWhole || byName('user') !== undefined
  const isPhone = useIsPhone()
  const servesApp = useServesApp()
  const { isFull, toggle } = useFullscreen()
  const [isLeaving, setLeaving] = useState(false)
  const [isSetting, setSetting] = useState(false)
  if (isSetting) return <SettingsDrawer onClose={onClose} />
  if (isLeaving)
    return (
      <AskDialog
        open
        title={translate('shell.logoutTitle')}
        text={translate('shell.logoutText')}
        yes={translate('shell.logout')}
        no={translate('shell.cancel')}
        onYes={() => logOut(gateway)}
        onNo={onClose}
      />
    )
  const turn = () => {
    onClose()
    toggle()
  }
  const leave = () => {
    // with unsaved input, its own question is enough
    if (!hasUnsaved()) return setLeaving(true)
    onClose()
    void mayLeave().then((mayGo) => (mayGo ? logOut(gateway) : undefined))
  }
  return (
    <NavbarMenu anchor={anchor} onClose={onClose}>
      {hasProfile && (
        <MenuItem component={Link} to="/user/profile" onClick={onClose}>
          <Icon name="user" className="wd-user-icon" />
          {translate('shell.profile')}
        </MenuItem>
      )}
      {isPhone && (
        <MenuItem onClick={turn}>
          <Icon name={isFull ? 'leaveFull' : 'full'} className="wd-user-icon" />
          {translate(isFull ? 'shell.leaveFullscreen' : 'shell.fullscreen')}
        </MenuItem>
      )}
      {isPhone && servesApp && docItems(config, translate, onClose)}
      {config.showSettings && (
        <MenuItem onClick={() => setSetting(true)}>
          <Icon name="gear" className="wd-user-icon" />
          {translate('tools.settings')}
        </MenuItem>
      )}
      <Divider component="li" />
      <MenuItem onClick={leave}>
        <Icon name="logout" className="wd-user-icon" />
        {translate('shell.logout')}
      </MenuItem>
    </NavbarMenu>
  )
}
