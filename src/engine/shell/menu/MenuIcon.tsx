import { Icon } from '@/engine/ui/icons'
import { lateCode } from '@/engine/ui/late/lateCode'
import { useSlot } from '@/engine/ui/late/slot'
import { usePortal } from '../portal/PortalContext'
import { nearestIcon } from './nearestIcon'

const familyIcons = lateCode(async () => (await import('./lateMenuIcons')).lateMenuIcons)

export const loadMenuIcons = familyIcons.load

/** The app's icon or the family's, which loads later; a similar one until then. */
export function MenuIcon({ icon = '' }: { icon: string | undefined }) {
  const { menuIcons } = usePortal()
  const family = useSlot(familyIcons) ?? {}
  const icons = Object.hasOwn(menuIcons, icon) ? menuIcons : family
  return (
    <Icon name={nearestIcon(icon)} path={Object.hasOwn(icons, icon) ? icons[icon] : undefined} />
  )
}
