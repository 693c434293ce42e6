import type { ReactNode } from 'react'
import type { PortalRecord } from '@/engine/data/wire/records'
import { useSurface } from '@/engine/data/resource'
import { titleOf } from '@/engine/kinds/view/titleOf'

type Props = {
  field: string
  record: PortalRecord
  action: string
  isPending: boolean
  onPress?: () => void
  children: ReactNode
}

/** The switch moves at once, and back if the operator cancels. */
export function StatusSwitch({ field, record, action, isPending, onPress, children }: Props) {
  const { resource, t, labels } = useSurface()
  const isOn = resource.actions[action]?.toggles?.to === 'off'
  return (
    <span className="wd-status">
      <button
        type="button"
        role="switch"
        className="wd-status-switch"
        aria-checked={isOn !== isPending}
        aria-label={`${labels.field(field)} ${labels.name} ${titleOf(resource, record, record.id, t)}`}
        data-action={action}
        onClick={onPress}
      />
      {children}
    </span>
  )
}
