import { Icon } from '@/views/icons'
import { nearestIcon } from './nearestIcon'

let late: Readonly<Record<string, string>> = {}

/** Fetches the drawings that the first load does without; where they do not come, the nearest stay. */
export async function loadMenuIcons(): Promise<void> {
  try {
    late = (await import('./lateMenuIcons')).lateMenuIcons
  } catch {
    // an icon is nobody's reason to fail
  }
}

/** A menu entry's icon: its own drawing once that is here, the nearest until then. */
export function MenuIcon({ icon = '' }: { icon: string | undefined }) {
  const path = Object.hasOwn(late, icon) ? late[icon] : undefined
  return <Icon name={nearestIcon(icon)} path={path} />
}
