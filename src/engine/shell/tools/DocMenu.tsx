import type { ReactElement } from 'react'
import { useTranslate } from 'ra-core'
import type { Settings } from '@/engine/config'
import { useConfig } from '@/engine/data/useConfig'
import { Icon } from '@/engine/ui/icons'
import { MenuItem } from '@/engine/ui/overlay/overlays'
import { NavbarMenu } from '../../ui/overlay/NavbarMenu'

type DocMenuProps = { anchor: HTMLElement; onClose: () => void }

export function DocMenu({ anchor, onClose }: DocMenuProps) {
  return (
    <NavbarMenu anchor={anchor} onClose={onClose}>
      {docItems(useConfig(), useTranslate(), onClose)}
    </NavbarMenu>
  )
}

/** Links to documentation as menu items; each opens a new tab. */
export function docItems(
  { docLinks }: Settings,
  translate: (key: string) => string,
  onChoose: () => void,
): readonly ReactElement[] {
  return docLinks.map(({ title, href }) => (
    <MenuItem
      key={href}
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onChoose}
    >
      <Icon name="external" className="wd-user-icon" />
      {translate(title)}
      <span className="wd-visually-hidden">({translate('shell.newTab')})</span>
    </MenuItem>
  ))
}
