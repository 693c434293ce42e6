import { memo } from 'react'
import { Drawer } from '@/views/overlays'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { standingOf } from './fixedPages'
import { Logo } from './Logo'
import { ownerOf } from './menuLookup'
import { MenuList } from './MenuList'
import { usePortal } from './PortalContext'
import './Sidebar.css'

type SidebarProps = { path: string; isPhone: boolean; isOpen: boolean; onClose: () => void }

/** The menu: a column of 200 px, folded to its icons, or a drawer on a phone. */
export const Sidebar = memo(function Sidebar({ path, isPhone, isOpen, onClose }: SidebarProps) {
  const translate = useTranslate()
  if (!isPhone) return <Column path={path} isFolded={!isOpen} />
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      transitionDuration={120}
      slotProps={{ paper: { 'aria-label': translate('shell.menu') } }}
    >
      <Column path={path} isFolded={false} onSelect={onClose} />
    </Drawer>
  )
})

type ColumnProps = { path: string; isFolded: boolean; onSelect?: () => void }

function Column({ path, isFolded, onSelect }: ColumnProps) {
  const translate = useTranslate()
  const { menu, entries } = usePortal()
  const owner = ownerOf(menu, standingOf(menu, path).path)
  return (
    <nav
      className={`wd-side ${isFolded ? 'wd-side-folded' : ''}`}
      aria-label={translate('shell.menu')}
    >
      <Link className="wd-side-logo" to="/" onClick={onSelect} aria-label={translate('app.name')}>
        <Logo size={26} />
        {!isFolded && <span>{translate('app.name')}</span>}
      </Link>
      <div className="wd-side-entries">
        <MenuList
          entries={entries}
          lit={owner?.activeMenu ?? owner?.path ?? ''}
          isFolded={isFolded}
          onSelect={onSelect}
        />
      </div>
    </nav>
  )
}
