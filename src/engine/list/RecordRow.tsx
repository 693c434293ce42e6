import { memo, type HTMLAttributes, type ReactNode } from 'react'
import { nameOf, originalOf, type PortalRecord } from '@/engine/data/wire/records'
import { switchOf, type Permitted } from '@/engine/action/permitted'
import { usePathTo } from '@/engine/data/pathTo'
import { useSurface } from '@/engine/data/resource'
import { useOwnPart } from '@/engine/kinds/view/parts'
import { useRenderValue } from '@/engine/kinds/view/renderValue'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { useFieldView } from '@/engine/kinds/view/kindView'
import { BreachMark, breachTexts } from '@/engine/record/breach'
import { StatusSwitch } from '@/engine/record/StatusSwitch'
import { ErrorBoundary, type Crash } from '@/engine/ui/crash/ErrorBoundary'
import { SmallCrashed, Widget } from '@/engine/ui/crash/Widget'
import { drawRest } from '@/engine/ui/text/drawText'
import { Icon } from '@/engine/ui/icons'
import { RowLink } from '@/engine/ui/RowLink'
import { hasEntries, RowActions, type RowEntries } from './RowActions'

export type RowLayout = {
  readonly columns: readonly string[]
  readonly permitted: Permitted
  readonly entries: RowEntries
  /** Undefined if no column can be the link. */
  readonly linkColumn: string | undefined
  readonly hasLinkCell: boolean
  /** Addresses in view that begin and end alike. */
  readonly lookAlikes: ReadonlySet<string>
}

export type RowLead = {
  readonly node: ReactNode
  readonly row: HTMLAttributes<HTMLTableRowElement>
}

type Props = {
  record: PortalRecord
  layout: RowLayout
  pending: string | undefined
  isSelected: boolean | undefined
  /** False for an id that several rows share. */
  isSelectable: boolean
  lead: RowLead | undefined
  isGuarded?: boolean
}

/** Memoised, as a table renders often. */
export const RecordRow = memo(function RecordRow(props: Props) {
  const { resource, t, labels } = useSurface()
  const { record, layout, isSelected, lead } = props
  const page = usePathTo()(resource, 'show', record.id)
  const href = record.id === '' ? undefined : page
  const viewFor = useFieldView()
  const breaches = breachTexts(resource, record, t, labels)
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
            // the table handles the change
            readOnly
          />
        </td>
      )}
      {layout.hasLinkCell && (
        <td>
          {href && (
            <RowLink to={href} aria-label={name}>
              <Icon name="chevron" />
            </RowLink>
          )}
        </td>
      )}
      {layout.columns.map((column, index) => {
        const view = viewFor(resource, column)
        if (!view) return null
        const isFirst = index === 0
        const note = view.note?.(view.field)
        return (
          <td
            key={view.stateless ? column : `${column} ${record.id}`}
            data-align={view.align}
            data-wraps={view.wraps}
            data-label={note ? `${labels.field(column)} ${note}` : labels.field(column)}
          >
            {isFirst && lead?.node}
            <Cell {...props} name={column} href={href} />
            {isFirst && breaches.length > 0 && <BreachMark texts={breaches} />}
          </td>
        )
      })}
      {hasEntries(layout.entries) && (
        <RowActions record={record} entries={layout.entries} name={name} />
      )}
    </tr>
  )
})

/** Replaces rows in a table in which one failed to render. */
export function GuardedRow(props: Props) {
  return (
    <ErrorBoundary resetOn={props.record} fallback={crashedRow}>
      <RecordRow {...props} isGuarded />
    </ErrorBoundary>
  )
}

const crashedRow = (crash: Crash) => (
  <tr>
    <td colSpan={100}>
      <SmallCrashed {...crash} />
    </td>
  </tr>
)

type CellProps = Props & { name: string; href: string | undefined }

function Cell(props: CellProps) {
  const { name, record, layout, isGuarded } = props
  const href = name === layout.linkColumn ? props.href : undefined
  const bare = <Value {...props} href={href} />
  // a boundary around each cell would cost more than the cells
  const value = isGuarded ? (
    <Widget isSmall resetOn={record}>
      {bare}
    </Widget>
  ) : (
    bare
  )
  if (href === undefined) return value
  return (
    <>
      <RowLink to={href}>{value}</RowLink>
      {drawRest(record[name])}
    </>
  )
}

function Value({ name, href, record, layout, pending }: CellProps) {
  const { resource } = useSurface()
  const { permitted, lookAlikes } = layout
  const original = originalOf(record, name)
  const value = useRenderValue()(record[name], {
    resource,
    name,
    room: 'row',
    cell: useOwnPart('cell', name),
    at: { resource, name, id: record.id, record, original, lookAlikes },
    isInLink: href !== undefined,
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
