import type { ReactNode } from 'react'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import { titleOf } from '../kinds/view/titleOf'
import type { Words } from '../data/words'

type Props = {
  resource: Resource
  field: string
  record: PortalRecord
  /** What it would do now. */
  action: string
  /** Whether it has been pressed, and the question is open. */
  isPending: boolean
  words: Words
  onPress?: () => void
  children: ReactNode
}

/** A status as a switch: it moves at once, asks, and is back where it was when the answer is no. */
export function StatusSwitch(props: Props) {
  const { resource, field, record, action, isPending, words, onPress, children } = props
  const isOn = resource.actions[action]?.toggles?.to === 'off'
  return (
    <span className="wd-status">
      <button
        type="button"
        role="switch"
        className="wd-status-switch"
        aria-checked={isOn !== isPending}
        aria-label={`${words.field(field)} ${words.name} ${titleOf(resource, record, record.id, words)}`}
        data-action={action}
        onClick={onPress}
      />
      {children}
    </span>
  )
}
