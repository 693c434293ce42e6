import { useId } from 'react'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import { holds } from '@/engine/schema/action'
import { isAdverse, removal } from './boundAction'
import { usePathTo } from '../data/pathTo'
import { buttonsOf, usePermitted } from './permitted'
import { statesAgainst, stateText } from './stateText'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

type Props = {
  record: PortalRecord
  onAction: (action: string) => void
}

/** §6: a missing permission hides an action; a state that forbids it disables it and says which state. */
export function ActionBar({ record, onAction }: Props) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const note = useId()
  const permitted = usePermitted()
  const edit = usePathTo()(resource, 'edit', record.id)
  const names = buttonsOf(resource, permitted)
  const states = names.flatMap((name) => statesAgainst(resource, name, record))
  const why = [...new Set(states)].map((field) => stateText(resource, record, field, t, labels))
  return (
    <div className="wd-toolbar">
      {why.length > 0 && (
        <span id={note} className="wd-muted">
          {why.join(' · ')}
        </span>
      )}
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="wd-button"
          data-tone={isAdverse(resource, name) ? 'danger' : undefined}
          disabled={!holds(resource.actions[name]?.when, record)}
          aria-describedby={why.length > 0 ? note : undefined}
          onClick={() => onAction(name)}
        >
          {labels.action(name)}
        </button>
      ))}
      {edit && (
        <Link className="wd-button" to={edit}>
          {labels.action('edit')}
        </Link>
      )}
      {permitted.mayRemove && (
        <button
          type="button"
          className="wd-button"
          data-tone="danger"
          onClick={() => onAction(removal)}
        >
          {labels.action(removal)}
        </button>
      )}
    </div>
  )
}
