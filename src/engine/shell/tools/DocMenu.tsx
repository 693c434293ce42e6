import { useTranslate } from 'ra-core'
import { docItems } from './docItems'
import { NavbarMenu } from './NavbarMenu'

type DocMenuProps = { anchor: HTMLElement; onClose: () => void }

export function DocMenu({ anchor, onClose }: DocMenuProps) {
  return (
    <NavbarMenu anchor={anchor} onClose={onClose}>
      {docItems(useTranslate(), onClose)}
    </NavbarMenu>
  )
}
