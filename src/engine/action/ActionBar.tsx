import { useId } from 'react'
import { Link } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import { holds } from '@/engine/schema/action'
import { isAdverse, removal } from './boundAction'
import { usePathTo } from '../data/pathTo'
import { buttonsOf, usePermitted } from './permitted'
import { statesAgainst, stateText } from './stateText'
import type { Words } from '../data/words'

type Props = {
  resource: Resource
  record: PortalRecord
  words: Words
  onAction: (action: string) => void
}

/** §6: a missing permission hides an action; a state that forbids it disables it and says which state. */
export function ActionBar({ resource, record, words, onAction }: Props) {
  const note = useId()
  const permitted = usePermitted(resource)
  const edit = usePathTo()(resource, 'edit', record.id)
  const names = buttonsOf(resource, permitted)
  const states = names.flatMap((name) => statesAgainst(resource, name, record))
  const why = [...new Set(states)].map((field) => stateText(resource, record, field, words))
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
          {words.action(name)}
        </button>
      ))}
      {edit && (
        <Link className="wd-button" to={edit}>
          {words.action('edit')}
        </Link>
      )}
      {permitted.mayRemove && (
        <button
          type="button"
          className="wd-button"
          data-tone="danger"
          onClick={() => onAction(removal)}
        >
          {words.action(removal)}
        </button>
      )}
    </div>
  )
}
