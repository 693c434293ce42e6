import { Icon } from '@/engine/ui/icons'
import { createSlot, useSlot } from '@/engine/ui/slot'
import { nearestIcon } from './nearestIcon'

const late = createSlot<Readonly<Record<string, string>>>()

/** Fetches the drawings that the first load does without; where they do not come, the nearest stay. */
export async function loadMenuIcons(): Promise<void> {
  try {
    late.put((await import('./lateMenuIcons')).lateMenuIcons)
  } catch {
    // an icon is nobody's reason to fail
  }
}

/** A menu entry's icon: its own drawing once that is here, the nearest until then. */
export function MenuIcon({ icon = '' }: { icon: string | undefined }) {
  const drawings = useSlot(late) ?? {}
  const path = Object.hasOwn(drawings, icon) ? drawings[icon] : undefined
  return <Icon name={nearestIcon(icon)} path={path} />
}
