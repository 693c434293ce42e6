import { memo, type HTMLAttributes, type ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { nameOf, originalOf, type PortalRecord } from '@/engine/data/wire/records'
import { BreachMark, breachTexts } from '../record/breach'
import { drawRest } from '../ui/drawText'
import { useRenderValue } from '../kinds/view/renderValue'
import { useOwnPart } from '../kinds/view/ownPart'
import { Icon } from '../ui/icons'
import { switchOf, type Permitted } from '../action/permitted'
import { RowActions } from './RowActions'
import { RowLink } from '../ui/RowLink'
import { hasEntries, type RowEntries } from './rowEntries'
import { StatusSwitch } from '../record/StatusSwitch'
import { titleOf } from '../kinds/view/titleOf'
import { useFieldView, type FieldView } from '../kinds/view/viewFor'
import { Widget } from '../ui/crash/Widget'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

/** Of a row in a tree: what stands before its first value, and what it says of its place. */
export type RowLead = {
  readonly node: ReactNode
  readonly row: HTMLAttributes<HTMLTableRowElement>
}

type Props = {
  record: PortalRecord
  columns: readonly string[]
  permitted: Permitted
  entries: RowEntries
  /** The action of this record whose question is open. */
  pending: string | undefined
  /** Whether it is selected; undefined where there is nothing to do with many. */
  isSelected: boolean | undefined
  /** Whether its id is that of no other row. */
  isSelectable: boolean
  /** The record's own page, where there is one. */
  href: string | undefined
  /** The column that links to it; a cell of its own where no column can. */
  linkColumn: string | undefined
  hasLinkCell: boolean
  /** The form over it, where there is one. */
  edit: string | undefined
  /** The form for a new record below it, where there is one. */
  below: string | undefined
  lead: RowLead | undefined
  /** A value here could not be drawn: each is kept apart from the others. */
  isGuarded: boolean
  /** The addresses in view that begin and end as another one does. */
  lookAlikes: ReadonlySet<string>
}

/** One record; drawn again only when the record, the columns, the words or its own state change. */
export const RecordRow = memo(function RecordRow(props: Props) {
  const t = useTranslate()
  const labels = useLabels()
  const resource = useResource()
  const { record, columns, entries, isSelected, href, lead } = props
  const { linkColumn, hasLinkCell } = props
  const viewFor = useFieldView()
  const breaches = breachTexts(resource, record, t, labels)
  const labelOf = (column: string, { note, field }: FieldView) =>
    [labels.field(column), note?.(field)].filter(Boolean).join(' ')
  const name = `${labels.name} ${titleOf(resource, record, record.id, t)}`
  return (
    <tr
      {...lead?.row}
      data-id={record.id}
      data-clickable={href !== undefined}
      data-broken={breaches.length > 0 || undefined}
      data-selected={isSelected || undefined}
    >
      {isSelected !== undefined && (
        <td className="wd-select">
          <input
            type="checkbox"
            data-select
            aria-label={t('bulk.select', { name })}
            disabled={!props.isSelectable}
            checked={isSelected}
            // the table's one handler hears it
            readOnly
          />
        </td>
      )}
      {hasLinkCell && (
        <td>
          {href && (
            <RowLink to={href} aria-label={name}>
              <Icon name="chevron" />
            </RowLink>
          )}
        </td>
      )}
      {columns.map((column, index) => {
        const view = viewFor(resource, column)
        if (!view) return null
        const isFirst = index === 0
        const value = <Guarded {...props} name={column} />
        return (
          <td
            key={view.stateless ? column : `${column} ${record.id}`}
            data-align={view.align}
            data-label={labelOf(column, view)}
          >
            {isFirst && lead?.node}
            {href && column === linkColumn ? (
              <>
                <RowLink to={href}>{value}</RowLink>
                {drawRest(record[column])}
              </>
            ) : (
              value
            )}
            {isFirst && breaches.length > 0 && <BreachMark texts={breaches} />}
          </td>
        )
      })}
      {hasEntries(entries) && (
        <RowActions
          record={record}
          entries={entries}
          edit={props.edit}
          below={props.below}
          name={name}
        />
      )}
    </tr>
  )
})

/** A boundary around every cell of every list would cost more than all of them draw. */
function Guarded(props: Props & { name: string }) {
  if (!props.isGuarded) return <Value {...props} />
  return (
    <Widget isSmall resetOn={props.record}>
      <Value {...props} />
    </Widget>
  )
}

function Value({
  name,
  record,
  permitted,
  pending,
  lookAlikes,
  href,
  linkColumn,
}: Props & { name: string }) {
  const resource = useResource()
  const original = originalOf(record, name)
  const at = { resource, name, id: record.id, record, original, lookAlikes }
  const cell = useOwnPart('cell', name)
  const value = useRenderValue()(record[name], {
    resource,
    name,
    room: 'row',
    cell,
    at,
    isInLink: href !== undefined && name === linkColumn,
    named: nameOf(record, name),
  })
  const action = record.id === '' ? undefined : switchOf(resource, name, record, permitted)
  if (action === undefined) return value
  return (
    <StatusSwitch field={name} record={record} action={action} isPending={pending === action}>
      {value}
    </StatusSwitch>
  )
}
