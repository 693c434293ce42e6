import { useId } from 'react'
import { usePermission } from '@/providers/permissions'
import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { holds } from '@/schema/action'
import { kindOf } from '@/schema/kinds'
import { permissionFor } from '@/schema/permission'
import type { Words } from './words'

type Props = {
  resource: Resource
  record: PortalRecord
  words: Words
  onAction: (action: string) => void
}

/** §6: a missing permission hides an action; a state that forbids it disables it and says which state. */
export function ActionBar({ resource, record, words, onAction }: Props) {
  const note = useId()
  const may = usePermission()
  const names = Object.keys(resource.actions).filter((name) => may([permissionFor(resource, name)]))
  const states = names.flatMap((name) => statesAgainst(resource, name, record))
  return (
    <div className="wd-toolbar">
      <span id={note} className="wd-muted">
        {[...new Set(states)].map((field) => stateText(resource, record, field, words)).join(' · ')}
      </span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="wd-button"
          disabled={!holds(resource.actions[name]?.when, record)}
          aria-describedby={note}
          onClick={() => onAction(name)}
        >
          {words.action(name)}
        </button>
      ))}
    </div>
  )
}

// The fields whose value keeps the action from being possible.
function statesAgainst(resource: Resource, action: string, record: PortalRecord): string[] {
  const when = Object.entries(resource.actions[action]?.when ?? {})
  return when.flatMap(([name, wanted]) => (holds({ [name]: wanted }, record) ? [] : [name]))
}

function stateText(resource: Resource, record: PortalRecord, name: string, words: Words): string {
  const field = resource.fields[name]
  const value = record[name]
  if (!field || value === null || value === undefined) return ''
  const state = words.say(kindOf(field).format(value, field))
  return words.t('actions.notInState', { field: words.field(name), state })
}
