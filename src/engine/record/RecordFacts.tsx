import type { PortalRecord } from '@/engine/data/wire/records'
import { FieldValue } from '../kinds/view/renderValue'
import { Fact } from '../kinds/view/Facts'
import { switchOf, usePermitted } from '../action/permitted'
import { sectionsOf } from '@/engine/schema/surfaces'
import { StatusSwitch } from './StatusSwitch'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

type Props = {
  record: PortalRecord
  /** The action whose question is open. */
  pending: string | undefined
  onAction: (action: string) => void
}

/** A record's fields in their sections, statuses as switches where the operator may turn them. */
export function RecordFacts({ record, pending, onAction }: Props) {
  const resource = useResource()
  const labels = useLabels()
  const permitted = usePermitted()
  const draw = (name: string) => {
    const action = switchOf(resource, name, record, permitted)
    if (action === undefined) return undefined
    return (
      <StatusSwitch
        field={name}
        record={record}
        action={action}
        isPending={pending === action}
        onPress={() => onAction(action)}
      >
        <FieldValue value={record[name]} resource={resource} name={name} room="whole" />
      </StatusSwitch>
    )
  }
  const shown = Object.keys(resource.fields).filter(
    (name) => !('typedOnly' in (resource.fields[name] ?? {})),
  )
  return sectionsOf(resource, shown).map(({ key, fields }) => (
    <section key={key ?? ''} className="wd-panel">
      {key !== undefined && <h2 className="wd-section-title">{labels.section(key)}</h2>}
      <dl className="wd-show-fields">
        {fields.map((name) => (
          <Fact key={name} name={name} record={record} room="whole">
            {draw(name)}
          </Fact>
        ))}
      </dl>
    </section>
  ))
}
