import { useNotify, useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { MenuItem } from '@/engine/ui/overlay/overlays'
import { NavbarMenu } from '../../ui/overlay/NavbarMenu'
import {
  changePreferences,
  sizes,
  usePreferences,
  type Preferences,
} from '../preferences/preferences'
import './settings.css'

export type SizeMenuProps = { anchor: HTMLElement; onClose: () => void }

/** §2: the density of tables, forms and text; the current size is marked and disabled. */
export function SizeMenu({ anchor, onClose }: SizeMenuProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { size } = usePreferences()
  const choose = (chosen: Preferences['size']) => {
    onClose()
    changePreferences({ size: chosen })
    const name = translate(`settings.sizes.${chosen}`)
    notify('settings.sized', { type: 'success', messageArgs: { size: name } })
  }
  return (
    <NavbarMenu anchor={anchor} onClose={onClose}>
      {sizes.map((one) => (
        <MenuItem
          key={one}
          className="wd-size"
          role="menuitemradio"
          aria-checked={one === size}
          disabled={one === size}
          onClick={() => choose(one)}
        >
          <span className="wd-size-mark">{one === size && <Icon name="tick" />}</span>
          {translate(`settings.sizes.${one}`)}
        </MenuItem>
      ))}
    </NavbarMenu>
  )
}
