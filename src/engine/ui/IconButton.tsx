import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icons'

type Props = ComponentProps<'button'> & { icon: IconName; label: string }

/** Its label is also its tooltip, unless it has another. */
export function IconButton({ icon, label, ...rest }: Props) {
  return (
    <button type="button" className="wd-icon-button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
