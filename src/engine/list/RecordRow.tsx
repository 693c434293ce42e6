import { memo, type HTMLAttributes, type ReactNode } from 'react'
import { RecordContext } from 'ra-core'
import { nameOf, originalOf, type PortalRecord } from '@/engine/data/wire/records'
import { switchOf } from '@/engine/action/permitted'
import type { CellContext } from '@/engine/kinds/view/kindView'
import { isMissing } from '@/engine/kinds/view/renderValue'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { BreachMark, breachTexts } from '@/engine/record/breach'
import { StatusSwitch } from '@/engine/record/StatusSwitch'
import { ErrorBoundary, type Crash } from '@/engine/ui/crash/ErrorBoundary'
import { SmallCrashed, Widget } from '@/engine/ui/crash/Widget'
import { Icon } from '@/engine/ui/icons'
import { rowLink } from '@/engine/ui/rowLink'
import { isLong } from '@/engine/ui/text/plainText'
import type { RowMark } from './live/mergeRows'
import { drawActions, hasEntries } from './RowActions'
import type { Column, RowLayout } from './rowLayout'

export type RowLead = {
  readonly node: ReactNode
  readonly row: HTMLAttributes<HTMLTableRowElement>
}

type Props = {
  record: PortalRecord
  layout: RowLayout
  /** Tells the rows of a shared id apart; undefined for an id of one row. */
  rowKey: string | undefined
  pending: string | undefined
  isSelected: boolean | undefined
  lead: RowLead | undefined
  mark: RowMark | undefined
  /** Whether the operator has opened the record today. */
  isSeen: boolean
  /** The row's number in a list that is drawn in part, from 0. */
  index: number | undefined
  isGuarded?: boolean
}

/** The only component of a row; memoised, as a table renders often. */
export const RecordRow = memo(function RecordRow(props: Props) {
  const { record, layout, rowKey, isSelected, lead, mark, isSeen, index } = props
  const { resource, t, labels, pathTo, columns, entries } = layout
  const href = record.id === '' ? undefined : pathTo(resource, 'show', record.id)
  const breaches = breachTexts(resource, record, t, labels)
  const name = `${labels.name} ${titleOf(resource, record, record.id, t)}`
  return (
    <tr
      {...lead?.row}
      data-id={record.id}
      data-key={rowKey}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-clickable={href !== undefined}
      data-brief={layout.cardPlaces !== undefined || undefined}
      data-broken={breaches.length > 0 || undefined}
      data-selected={isSelected || undefined}
      data-gone={mark?.isGone}
      data-seen={isSeen || undefined}
    >
      {isSelected !== undefined && (
        <td className="wd-select">
          <input
            type="checkbox"
            data-select
            aria-label={t('bulk.select', { name })}
            disabled={rowKey !== undefined}
            checked={isSelected}
            // the table handles the change
            readOnly
          />
        </td>
      )}
      {layout.hasLinkCell && (
        <td>
          {href && (
            <a {...rowLink(href)} aria-label={name}>
              <Icon name="chevron" />
            </a>
          )}
        </td>
      )}
      {columns.map((column, place) => {
        const { view, label } = column
        const { content, look, title, pad } = drawCell(props, column, href)
        const isFirst = place === 0
        return (
          <td
            key={view.stateless ? column.name : `${column.name} ${record.id}`}
            className={look}
            title={title}
            data-align={view.align}
            data-pad={pad}
            data-wraps={view.wraps}
            data-label={label}
            data-card={layout.cardPlaces?.get(column.name)}
            data-changed={mark?.changed?.includes(column.name) || undefined}
          >
            {isFirst && (lead || breaches.length > 0) ? (
              <>
                {lead?.node}
                <bdi>{content}</bdi>
                {breaches.length > 0 && <BreachMark texts={breaches} />}
              </>
            ) : (
              content
            )}
          </td>
        )
      })}
      {hasEntries(entries) && drawActions({ record, entries, name, t })}
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

type Drawn = {
  content: ReactNode
  look?: string | undefined
  title?: string | undefined
  /** What the number lacks to line up with the others of its column. */
  pad?: string | undefined
}

function drawCell(props: Props, column: Column, href: string | undefined): Drawn {
  const { layout, isGuarded } = props
  const { content, ...attributes }: Drawn = isGuarded
    ? { content: <GuardedValue {...props} column={column} /> }
    : drawValue(props, column)
  const isLink = href !== undefined && column.name === layout.linkColumn
  return { ...attributes, content: isLink ? <a {...rowLink(href)}>{content}</a> : content }
}

// a boundary around each cell would cost more than the cells
function GuardedValue({ column, ...props }: Props & { column: Column }) {
  return (
    <Widget isSmall resetOn={props.record}>
      <DrawnValue {...props} column={column} />
    </Widget>
  )
}

function DrawnValue({ column, ...props }: Props & { column: Column }): ReactNode {
  return drawValue(props, column).content
}

function drawValue({ record, layout, pending }: Props, column: Column): Drawn {
  const { resource, permitted } = layout
  const { name, hasSwitch } = column
  const drawn = drawKind(record, layout, column)
  const isSwitch = hasSwitch && record.id !== ''
  const action = isSwitch ? switchOf(resource, name, record, permitted) : undefined
  if (action === undefined) return drawn
  const content = (
    <StatusSwitch field={name} record={record} action={action} isPending={pending === action}>
      {drawn.content}
    </StatusSwitch>
  )
  return { ...drawn, content }
}

function drawKind(record: PortalRecord, layout: RowLayout, { name, view, own }: Column): Drawn {
  const value = record[name]
  const { field } = view
  if (isMissing(value, view)) return { content: '—', look: 'wd-muted' }
  const context = cellContext(record, layout, name)
  if (own)
    return { content: <RecordContext value={record}>{own(value, field, context)}</RecordContext> }
  return {
    content: view.cell(value, field, context),
    look:
      typeof value === 'string' && isLong(value, view.cutAt) ? `wd-cut ${view.look}` : view.look,
    title: view.title?.(value, field, context),
    pad: padOf(view.decimals?.(value, field, record), layout.decimals[name]),
  }
}

function padOf(digits: number | undefined, most = 0): string | undefined {
  if (digits === undefined || digits >= most) return undefined
  return (digits === 0 ? '.' : '') + '0'.repeat(most - digits)
}

export function cellContext(
  record: PortalRecord,
  { resource, t, viewOf, names, lookAlikes, suspects }: RowLayout,
  name: string,
): CellContext {
  const original = originalOf(record, name)
  return {
    t,
    viewOf,
    names,
    at: { resource, name, id: record.id, record, original, lookAlikes, suspects },
    isLinked: true,
    isInRow: true,
    named: nameOf(record, name),
  }
}
