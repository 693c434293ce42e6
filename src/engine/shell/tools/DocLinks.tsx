import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { lazyView } from '@/engine/ui/late/lazyView'
import { useHasTrade } from '../menu/useHasTrade'
import { MenuButton } from './MenuButton'

const DocMenu = lazyView(async () => (await import('./loadMenus')).DocMenu)

/** §2: links to the chains' documentation; a gateway without trade needs none. */
export function DocLinks() {
  const label = useTranslate()('shell.docs')
  if (!useHasTrade()) return null
  return (
    <MenuButton label={label} title={label} Menu={DocMenu}>
      <Icon name="help" />
    </MenuButton>
  )
}
