import { useState, type ReactElement } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { useGateway } from '@/engine/data/gateway'
import { useConfig } from '@/engine/data/useConfig'
import { useRegistry } from '@/engine/data/useRegistry'
import { useOpenPages } from '@/engine/form/openPages'
import { Icon } from '@/engine/ui/icons'
import { lazyView } from '@/engine/ui/late/lazyView'
import { AskDialog } from '@/engine/ui/AskDialog'
import { NavbarMenu } from '@/engine/ui/overlay/NavbarMenu'
import { Divider, MenuItem } from '@/engine/ui/overlay/overlays'
import { logOut } from '@/engine/session/logOut'
import { useServesApp } from '../menu/useServesApp'
import { useIsPhone } from '../menu/useSidebar'
import { changePreferences, usePreferences } from '../preferences/preferences'
import { sizes, type Preferences } from '../preferences/storedPreferences'
import { useFullscreen } from './FullscreenToggle'
import '../settings/settings.css'

const SettingsDrawer = lazyView(
  async () => (await import('../settings/SettingsDrawer')).SettingsDrawer,
  'settings',
)

type MenuProps = { anchor: HTMLElement; onClose: () => void }

export function DocMenu({ anchor, onClose }: MenuProps) {
  return (
    <NavbarMenu anchor={anchor} onClose={onClose}>
      {useDocItems(onClose)}
    </NavbarMenu>
  )
}

function useDocItems(onChoose: () => void): readonly ReactElement[] {
  const translate = useTranslate()
  return useConfig().docLinks.map(({ title, href }) => (
    <MenuItem
      key={href}
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onChoose}
    >
      <Icon name="external" className="wd-user-icon" />
      {translate(title)}
      <span className="wd-visually-hidden">({translate('shell.newTab')})</span>
    </MenuItem>
  ))
}

/** §2: scales tables, forms and text; the current size is marked and disabled. */
export function SizeMenu({ anchor, onClose }: MenuProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { size } = usePreferences()
  const choose = (chosen: Preferences['size']) => {
    onClose()
    changePreferences({ size: chosen })
    const name = translate(`settings.sizes.${chosen}`)
    notify('settings.sized', { type: 'success', messageArgs: { size: name } })
  }
  return (
    <NavbarMenu anchor={anchor} onClose={onClose}>
      {sizes.map((one) => (
        <MenuItem
          key={one}
          className="wd-size"
          role="menuitemradio"
          aria-checked={one === size}
          disabled={one === size}
          onClick={() => choose(one)}
        >
          <span className="wd-size-mark">{one === size && <Icon name="tick" />}</span>
          {translate(`settings.sizes.${one}`)}
        </MenuItem>
      ))}
    </NavbarMenu>
  )
}

/** On a phone, the menu also has the tools that don't fit in the navbar. */
export function UserEntries({ anchor, onClose }: MenuProps) {
  const translate = useTranslate()
  const gateway = useGateway()
  const { hasUnsaved, mayLeave } = useOpenPages()
  const { showSettings } = useConfig()
  const { byName, isWhole } = useRegistry()
  // an app without users has no page about them
  const hasProfile = !isWhole || byName('user') !== undefined
  const isPhone = useIsPhone()
  const servesApp = useServesApp()
  const docItems = useDocItems(onClose)
  const { isFull, toggle } = useFullscreen()
  const [shown, setShown] = useState<'menu' | 'settings' | 'question'>('menu')
  if (shown === 'settings') return <SettingsDrawer onClose={onClose} />
  if (shown === 'question')
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
    if (!hasUnsaved()) return setShown('question')
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
      {isPhone && servesApp && docItems}
      {showSettings && (
        <MenuItem onClick={() => setShown('settings')}>
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
