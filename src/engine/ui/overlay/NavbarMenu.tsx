import type { ReactNode } from 'react'
import { Menu } from './overlays'

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

/** Menus render outside all landmarks, so each is its own, labelled like its button. */
export function landmarkOf(button: Element) {
  return { role: 'navigation', 'aria-label': button.getAttribute('aria-label') ?? undefined }
}
