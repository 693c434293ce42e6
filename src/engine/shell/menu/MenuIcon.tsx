import { Icon } from '@/engine/ui/icons'
import { createSlot, useSlot } from '@/engine/ui/slot'
import { usePortal } from '../portal/PortalContext'
import { nearestIcon } from './nearestIcon'

const late = createSlot<Readonly<Record<string, string>>>()

/** Loads the icons that the first load leaves out; until then, or on failure, similar ones are shown. */
export async function loadMenuIcons(): Promise<void> {
  try {
    late.put((await import('./lateMenuIcons')).lateMenuIcons)
  } catch {
    // icons are not worth an error
  }
}

/** The app's icon of that name or the family's, which loads later; a similar one until then. */
export function MenuIcon({ icon = '' }: { icon: string | undefined }) {
  const { menuIcons } = usePortal()
  const family = useSlot(late) ?? {}
  const icons = Object.hasOwn(menuIcons, icon) ? menuIcons : family
  return (
    <Icon name={nearestIcon(icon)} path={Object.hasOwn(icons, icon) ? icons[icon] : undefined} />
  )
}
