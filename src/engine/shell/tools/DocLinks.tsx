import { useTranslate } from 'ra-core'
import { useConfig } from '@/engine/data/useConfig'
import { Icon } from '@/engine/ui/icons'
import { lazyView } from '@/engine/ui/late/lazyView'
import { useServesApp } from '../menu/useServesApp'
import { MenuButton } from '../../ui/overlay/MenuButton'

const DocMenu = lazyView(async () => (await import('./DocMenu')).DocMenu, 'tools')

/** §2: links to the chains' documentation; a gateway that does not serve the app needs none. */
export function DocLinks() {
  const label = useTranslate()('shell.docs')
  const hasLinks = useConfig().docLinks.length > 0
  if (!useServesApp() || !hasLinks) return null
  return (
    <MenuButton label={label} title={label} Menu={DocMenu}>
      <Icon name="help" />
    </MenuButton>
  )
}
