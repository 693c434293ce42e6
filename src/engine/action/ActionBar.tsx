import { useId } from 'react'
import { Link } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import { holds } from '@/engine/schema/action'
import { usePathTo } from '@/engine/data/pathTo'
import { useSurface } from '@/engine/data/resource'
import { Button } from '@/engine/ui/Button'
import { statesAgainst, stateText } from './actionWords'
import { isAdverse, removal } from './boundAction'
import { buttonsOf, usePermitted } from './permitted'

type Props = {
  record: PortalRecord
  onAction: (action: string) => void
}

/** §6: an action without permission is hidden; one that the state rules out is disabled, with the reason. */
export function ActionBar({ record, onAction }: Props) {
  const { resource, t, labels } = useSurface()
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
        <Button
          key={name}
          look={isAdverse(resource, name) ? 'adverse' : 'plain'}
          disabled={!holds(resource.actions[name]?.when, record)}
          aria-describedby={why.length > 0 ? note : undefined}
          onClick={() => onAction(name)}
        >
          {labels.action(name)}
        </Button>
      ))}
      {edit && (
        <Link className="wd-button" to={edit}>
          {labels.action('edit')}
        </Link>
      )}
      {permitted.mayRemove && (
        <Button look="adverse" onClick={() => onAction(removal)}>
          {labels.action(removal)}
        </Button>
      )}
    </div>
  )
}
