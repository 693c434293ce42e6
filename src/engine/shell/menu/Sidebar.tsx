import { memo } from 'react'
import { MenuColumn } from './MenuColumn'
import { PhoneMenu } from './PhoneMenu'
import './Sidebar.css'

type SidebarProps = { path: string; isPhone: boolean; isOpen: boolean; onClose: () => void }

/** The menu: a column of 200 px, folded to its icons, or a drawer on a phone. */
export const Sidebar = memo(function Sidebar({ path, isPhone, isOpen, onClose }: SidebarProps) {
  if (!isPhone) return <MenuColumn path={path} isFolded={!isOpen} />
  return (
    <div className="wd-coming">
      <PhoneMenu path={path} isOpen={isOpen} onClose={onClose} />
    </div>
  )
})
