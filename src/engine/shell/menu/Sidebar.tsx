import { memo } from 'react'
import { useTranslate } from 'ra-core'
import { Drawer } from '@/engine/ui/overlay/overlays'
import { MenuColumn } from './MenuColumn'
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
