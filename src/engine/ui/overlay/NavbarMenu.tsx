import type { ReactNode } from 'react'
import { Menu } from '@/engine/ui/overlay/overlays'
import { landmarkOf } from '@/engine/ui/landmark'

type NavbarMenuProps = { anchor: HTMLElement; onClose: () => void; children: ReactNode }

export function NavbarMenu({ anchor, onClose, children }: NavbarMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={0}
      slotProps={{ paper: { className: 'wd-navbar-menu' }, root: landmarkOf(anchor) }}
    >
      {children}
    </Menu>
  )
}
