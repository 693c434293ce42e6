import type { ReactElement } from 'react'
import { config } from '@/engine/config'
import { Icon } from '@/engine/ui/icons'
import { MenuItem } from '@/engine/ui/overlay/overlays'

/** The links to documentation as entries of a menu; each opens a tab of its own. */
export function docItems(
  translate: (key: string) => string,
  onChoose: () => void,
): readonly ReactElement[] {
  return config.docLinks.map(({ title, href }) => (
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
