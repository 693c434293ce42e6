import type { ReactNode } from 'react'
import { nameOf, originalOf, unreadOf, type PortalRecord } from '@/engine/data/wire/records'
import { columnsOf } from '@/engine/schema/surfaces'
import { FieldValue, type Room } from './renderValue'
import { useFieldView } from './kindView'
import { Widget } from '@/engine/ui/crash/Widget'
import { useResource, useSurface } from '@/engine/data/resource'

type Props = {
  record: PortalRecord
  /** These stand first, large and in full. */
  first: readonly string[]
}

/** The important facts in full, below them the list's columns. */
export function Facts({ record, first }: Props) {
  const resource = useResource()
  const others = columnsOf(resource).filter((name) => !first.includes(name))
  const draw = (name: string) => <Fact key={name} name={name} record={record} room="dialog" />
  return (
    <div className="wd-facts">
      {first.length > 0 && <dl className="wd-facts-first">{first.map(draw)}</dl>}
      {others.length > 0 && <dl className="wd-facts-others">{others.map(draw)}</dl>}
    </div>
  )
}

type FactProps = Omit<Props, 'first'> & {
  name: string
  room: Room
  children?: ReactNode
}

/** The unit stands beside a whole value, else in the label. */
export function Fact({ name, record, room, children }: FactProps) {
  const { resource, t, labels } = useSurface()
  const view = useFieldView()(resource, name)
  if (!view) return null
  const { whole, note, field } = view
  const original = originalOf(record, name)
  // a decision restates the fact alone, without a page's tools
  const at = room === 'dialog' ? undefined : { resource, name, id: record.id, record, original }
  const rendering = { resource, name, room, at, named: nameOf(record, name) }
  return (
    <div>
      <dt>
        {labels.field(name)}
        {note && !whole && <span className="wd-note"> {note(field)}</span>}
      </dt>
      <dd translate="no">
        <Widget isSmall resetOn={record}>
          {unreadOf(record).includes(name) ? (
            <span className="wd-muted">{t('views.unread')}</span>
          ) : (
            (children ?? <FieldValue value={record[name]} {...rendering} />)
          )}
        </Widget>
        {at?.original !== undefined && (
          <span className="wd-note wd-original">{t('kinds.asSent', { text: original })}</span>
        )}
      </dd>
    </div>
  )
}
