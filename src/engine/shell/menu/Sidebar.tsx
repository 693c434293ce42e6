import { memo, useCallback, type MouseEvent } from 'react'
import { useTranslate } from 'ra-core'
import { Link, useHref, useNavigate } from 'react-router'
import { menuPathOf } from '../portal/ownRoute'
import { Logo } from '@/engine/session/Logo'
import { ownerOf } from '@/engine/data/menu/menuLookup'
import { MenuList } from './MenuList'
import { usePortal, useSite } from '../portal/PortalContext'
import { Drawer } from '@/engine/ui/overlay/overlays'
import { isPlainClick } from '@/engine/ui/rowLink'
import './Sidebar.css'

type SidebarProps = { path: string; isPhone: boolean; isOpen: boolean; onClose: () => void }

/** A column of 200 px, or of icons when folded; on a phone, a drawer over the page. */
export const Sidebar = memo(function Sidebar({ path, isPhone, isOpen, onClose }: SidebarProps) {
  const label = useTranslate()('shell.menu')
  if (!isPhone) return <MenuColumn path={path} isFolded={!isOpen} />
  return (
    <div className="wd-coming">
      <Drawer
        open={isOpen}
        onClose={onClose}
        transitionDuration={120}
        slotProps={{
          paper: { 'aria-label': label },
          backdrop: { className: 'wd-side-backdrop' },
        }}
      >
        <MenuColumn path={path} isFolded={false} onSelect={onClose} />
      </Drawer>
    </div>
  )
})

type MenuColumnProps = { path: string; isFolded: boolean; onSelect?: () => void }

function MenuColumn({ path, isFolded, onSelect }: MenuColumnProps) {
  const translate = useTranslate()
  const { entries } = usePortal()
  const site = useSite()
  const base = useHref('/')
  const follow = useFollow(onSelect)
  const owner = ownerOf(site.menu, menuPathOf(site, path))
  return (
    <nav
      className={`wd-side ${isFolded ? 'wd-side-folded' : ''}`}
      aria-label={translate('shell.menu')}
    >
      <Link className="wd-side-logo" to="/" onClick={onSelect} aria-label={translate('app.name')}>
        <Logo size={26} />
        {!isFolded && <span>{translate('app.name')}</span>}
      </Link>
      <div className="wd-side-entries" onClick={follow}>
        <MenuList
          entries={entries}
          lit={owner?.activeMenu ?? owner?.path ?? ''}
          isFolded={isFolded}
          base={base}
        />
      </div>
    </nav>
  )
}

function useFollow(onSelect: (() => void) | undefined) {
  const navigate = useNavigate()
  return useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link) return
      const { to } = link.dataset
      const isOurs = to !== undefined && isPlainClick(event)
      if (isOurs) {
        event.preventDefault()
        void navigate(to)
      }
      onSelect?.()
    },
    [navigate, onSelect],
  )
}
