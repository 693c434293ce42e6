import { Icon } from '@/engine/ui/icons'
import { createSlot, useSlot } from '@/engine/ui/slot'
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

/** The entry's own icon once loaded, a similar one until then. */
export function MenuIcon({ icon = '' }: { icon: string | undefined }) {
  const drawings = useSlot(late) ?? {}
  const path = Object.hasOwn(drawings, icon) ? drawings[icon] : undefined
  return <Icon name={nearestIcon(icon)} path={path} />
}
