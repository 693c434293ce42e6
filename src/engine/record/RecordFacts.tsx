import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import { FieldValue } from '../kinds/view/renderValue'
import { Fact } from '../kinds/view/Facts'
import { switchOf, usePermitted } from '../action/permitted'
import { sectionsOf } from '@/engine/schema/sections'
import { StatusSwitch } from './StatusSwitch'
import type { Words } from '../data/words'

type Props = {
  resource: Resource
  record: PortalRecord
  /** The action whose question is open. */
  pending: string | undefined
  words: Words
  onAction: (action: string) => void
}

/** A record's fields in their sections, statuses as switches where the operator may turn them. */
export function RecordFacts({ resource, record, pending, words, onAction }: Props) {
  const permitted = usePermitted(resource)
  const draw = (name: string) => {
    const action = switchOf(resource, name, record, permitted)
    if (action === undefined) return undefined
    return (
      <StatusSwitch
        resource={resource}
        field={name}
        record={record}
        action={action}
        isPending={pending === action}
        words={words}
        onPress={() => onAction(action)}
      >
        <FieldValue
          value={record[name]}
          resource={resource}
          name={name}
          words={words}
          room="whole"
        />
      </StatusSwitch>
    )
  }
  const shown = Object.keys(resource.fields).filter(
    (name) => !('typedOnly' in (resource.fields[name] ?? {})),
  )
  return sectionsOf(resource, shown).map(({ key, fields }) => (
    <section key={key ?? ''} className="wd-panel">
      {key !== undefined && <h2 className="wd-section-title">{words.section(key)}</h2>}
      <dl className="wd-show-fields">
        {fields.map((name) => (
          <Fact
            key={name}
            name={name}
            resource={resource}
            record={record}
            words={words}
            room="whole"
          >
            {draw(name)}
          </Fact>
        ))}
      </dl>
    </section>
  ))
}
