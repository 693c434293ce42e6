import { useTranslate } from 'ra-core'
import { Drawer } from '@/engine/ui/overlay/overlays'
import { MenuColumn } from './MenuColumn'

type PhoneMenuProps = { path: string; isOpen: boolean; onClose: () => void }

/** The menu of a phone: a drawer over the page, which every navigation and the backdrop close. */
export function PhoneMenu({ path, isOpen, onClose }: PhoneMenuProps) {
  const label = useTranslate()('shell.menu')
  return (
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
  )
}
