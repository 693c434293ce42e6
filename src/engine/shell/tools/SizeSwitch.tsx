import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { SizeMenu } from '../settings/lateSettings'
import { MenuButton } from '../../ui/overlay/MenuButton'

export function SizeSwitch() {
  const label = useTranslate()('shell.size')
  return (
    <MenuButton label={label} title={label} Menu={SizeMenu}>
      <Icon name="size" />
    </MenuButton>
  )
}
