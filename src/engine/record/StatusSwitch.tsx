import type { ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import type { PortalRecord } from '@/engine/data/wire/records'
import { titleOf } from '../kinds/view/titleOf'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

type Props = {
  field: string
  record: PortalRecord
  /** What it would do now. */
  action: string
  /** Whether it has been pressed, and the question is open. */
  isPending: boolean
  onPress?: () => void
  children: ReactNode
}

/** A status as a switch: it moves at once, asks, and is back where it was when the answer is no. */
export function StatusSwitch(props: Props) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const { field, record, action, isPending, onPress, children } = props
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
