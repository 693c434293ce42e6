import { memo, use } from 'react'
import { useTranslate } from 'ra-core'
import type { Language } from '@/engine/config'
import { Icon } from '@/engine/ui/icons'
import { IconButton } from '@/engine/ui/IconButton'
import { useOpenPages } from '@/engine/form/openPages'
import { Widget } from '@/engine/ui/crash/Widget'
import { Breadcrumb } from './Breadcrumb'
import { LanguageSwitch } from '@/engine/session/LanguageSwitch'
import { useConfig } from '@/engine/data/useConfig'
import { lazyView } from '@/engine/ui/late/lazyView'
import { MenuButton } from '@/engine/ui/overlay/MenuButton'
import { AlertsViewContext } from '@/engine/ui/alertsView'
import { usePortal } from './portal/PortalContext'
import { useServesApp } from './menu/useServesApp'
import { HeaderSearch } from './search/HeaderSearch'
import { switchLanguage } from '@/engine/session/switchLanguage'
import { FullscreenToggle } from './tools/FullscreenToggle'
import { useReceivesAlerts } from './useReceivesAlerts'
import { UserMenu } from './UserMenu'
import './Navbar.css'

const DocMenu = lazyView(async () => (await import('./tools/menus')).DocMenu, 'tools')
const SizeMenu = lazyView(async () => (await import('./tools/menus')).SizeMenu, 'settings')

type NavbarProps = { path: string; isPhone: boolean; isMenuOpen: boolean; onMenu: () => void }

export const Navbar = memo(function Navbar(props: NavbarProps) {
  const { path, isPhone, isMenuOpen, onMenu } = props
  const translate = useTranslate()
  const { language } = usePortal()
  const { mayLeave } = useOpenPages()
  const sizeLabel = translate('shell.size')
  const leaveFor = async (next: Language) => {
    if (await mayLeave()) switchLanguage(next)
  }
  return (
    <header className="wd-navbar">
      <IconButton
        icon="menu"
        label={translate(menuLabel(isPhone, isMenuOpen))}
        className="wd-icon-button wd-hamburger"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      />
      <Breadcrumb path={path} />
      <Widget isSmall>
        <HeaderSearch />
      </Widget>
      {!isPhone && (
        <div className="wd-tools">
          <Widget isSmall>
            <DocLinks />
          </Widget>
          <Widget isSmall>
            <FullscreenToggle />
          </Widget>
          <Widget isSmall>
            <MenuButton label={sizeLabel} title={sizeLabel} Menu={SizeMenu}>
              <Icon name="size" />
            </MenuButton>
          </Widget>
        </div>
      )}
      <Widget isSmall>
        <BellPlace />
      </Widget>
      <LanguageSwitch
        label={translate('app.language')}
        language={language}
        onSwitch={(next) => void leaveFor(next)}
      />
      <Widget isSmall>
        <UserMenu />
      </Widget>
    </header>
  )
})

/** §2; a gateway without the app's own resources needs no links to the chains' documentation. */
function DocLinks() {
  const label = useTranslate()('shell.docs')
  const hasLinks = useConfig().docLinks.length > 0
  if (!useServesApp() || !hasLinks) return null
  return (
    <MenuButton label={label} title={label} Menu={DocMenu}>
      <Icon name="help" />
    </MenuButton>
  )
}

/** §6: reserves space for users who get alerts, so that nothing moves when the bell's code arrives. */
function BellPlace() {
  const bell = use(AlertsViewContext)?.bell
  const isAlerted = useReceivesAlerts()
  return isAlerted ? <span className="wd-bell-place">{bell}</span> : null
}

function menuLabel(isPhone: boolean, isOpen: boolean): string {
  if (isPhone) return isOpen ? 'shell.closeMenu' : 'shell.openMenu'
  return isOpen ? 'shell.foldMenu' : 'shell.unfoldMenu'
}
