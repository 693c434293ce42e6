import { useMemo, useState, type ChangeEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { useListContext, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { ErrorBoundary } from '../ui/crash/ErrorBoundary'
import { findLookAlikes } from './lookAlikes'
import { usePathTo } from '../data/pathTo'
import { bulkOf, type Permitted } from '../action/permitted'
import { RecordRow, type RowLead } from './RecordRow'
import { RowApart } from './RowApart'
import { hasEntries, rowEntries } from './rowEntries'
import { RowMenu } from './RowMenu'
import { createRowSlots } from './rowSlots'
import { rowKeys, sharedIds } from './sharedIds'
import { TableHead } from './TableHead'
import type { ChosenAction } from '../action/useChosenAction'
import { useDrawnRows } from './useDrawnRows'
import type { Selection } from './useSelection'
import { useFieldView } from '../kinds/view/viewFor'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'
import '../ui/status.css'
import './table.css'

export type RecordTableProps = {
  columns: readonly string[]
  permitted: Permitted
  selection: Selection
  /** The action whose question is open. */
  pending: ChosenAction | undefined
  onAction: (action: string, id: string) => void
  /** What stands before a row's first value, and what the row says of itself; nothing, by default. */
  lead?: (record: PortalRecord) => RowLead
}

/** A plain table on react-admin's list controller; rows are memoised and share one handler. */
export function RecordTable(props: RecordTableProps) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const { columns, permitted, selection, pending, onAction, lead } = props
  const { data = [], isPlaceholderData } = useListContext<PortalRecord>()
  const pathTo = usePathTo()
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const mayEdit = pathTo(resource, 'edit') !== undefined
  const below = resource.list?.tree && pathTo(resource, 'create')
  const entries = useMemo(
    () => rowEntries(resource, permitted, { mayEdit, mayAddBelow: below !== undefined }),
    [resource, permitted, mayEdit, below],
  )
  const lookAlikes = useMemo(() => findLookAlikes(resource, data), [resource, data])
  const shared = useMemo(() => sharedIds(data), [data])
  const keys = useMemo(() => rowKeys(data), [data])
  const [rowSlots] = useState(createRowSlots)
  const slots = useMemo(() => rowSlots.of(keys), [rowSlots, keys])
  const { drawn, others } = useDrawnRows(data[0]?.id, data.length)
  // a row of a tree can be asked for by its key or its name, in sight or not
  const shown = lead ? data : data.slice(0, drawn)
  const isPart = shown.length < data.length
  const linkColumn = useLinkColumn(resource, columns)
  const hasLinkCell = linkColumn === undefined && pathTo(resource, 'show') !== undefined
  const isBulk = bulkOf(resource, permitted).length > 0
  const click = useRowClick(resource, onAction, setMenu)
  const select = ({ target }: ChangeEvent<HTMLElement>) => {
    const record = recordAt(target, data)
    if (record && target.matches('[data-select]'))
      selection.set([record], !selection.records.has(record.id))
  }
  const rowOf = (record: PortalRecord) => ({
    record,
    resource,
    columns,
    permitted,
    entries,
    pending: pending?.id === record.id ? pending.action : undefined,
    isSelected: isBulk ? selection.records.has(record.id) : undefined,
    isSelectable: !shared.has(record.id),
    // what has no id has no page
    href: record.id === '' ? undefined : pathTo(resource, 'show', record.id),
    linkColumn,
    hasLinkCell,
    edit: pathTo(resource, 'edit', record.id),
    below: below && `${below}?${resource.list?.tree}=${encodeURIComponent(record.id)}`,
    lead: lead?.(record),
    t,
    lookAlikes,
  })

  return (
    <>
      <table
        className={lead ? 'wd-table' : 'wd-table wd-row-cards'}
        role={lead && 'treegrid'}
        aria-rowcount={isPart ? data.length + 1 : undefined}
        data-stale={isPlaceholderData}
      >
        <caption className="wd-visually-hidden">{labels.plural}</caption>
        <TableHead
          columns={columns}
          hasActions={hasEntries(entries)}
          hasLinkCell={hasLinkCell}
          selection={isBulk ? selection : undefined}
        />
        <tbody translate="no" onClick={click} onChange={select} onKeyDown={moveBetweenRows}>
          <ErrorBoundary
            isQuiet
            fallback={() =>
              shown.map((record, at) => <RowApart key={keys[at]} {...rowOf(record)} />)
            }
          >
            {shown.map((record, at) => (
              <RecordRow key={lead ? keys[at] : slots[at]} {...rowOf(record)} isGuarded={false} />
            ))}
          </ErrorBoundary>
          {isPart && (
            <tr ref={others} className="wd-rows-left" aria-hidden>
              <td />
            </tr>
          )}
        </tbody>
      </table>
      <RowMenu
        anchor={menu}
        record={menu ? recordAt(menu, data) : undefined}
        names={entries.more}
        onAction={onAction}
        onClose={() => setMenu(null)}
      />
    </>
  )
}

// What a click in a row means: an action, its menu, or the record's own page.
function useRowClick(
  resource: Resource,
  onAction: RecordTableProps['onAction'],
  onMenu: (anchor: HTMLElement) => void,
) {
  const pathTo = usePathTo()
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const target = event.target as HTMLElement
    const to = target.closest<HTMLElement>('a[data-to]')?.dataset.to
    if (to !== undefined) return follow(event, () => void navigate(to))
    const id = idAt(target)
    const action = target.closest<HTMLElement>('[data-action]')?.dataset.action
    const more = target.closest<HTMLElement>('[data-more]')
    if (!id) return
    if (action) return onAction(action, id)
    if (more) return onMenu(more)
    const page = pathTo(resource, 'show', id)
    const isFree = !target.closest('a, button, input, label') && !isSelecting()
    if (page && isFree) void navigate(page)
  }
}

/** A click that asks for no other tab or window. */
function follow(event: MouseEvent, go: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go()
}

function idAt(target: Element): string | undefined {
  return target.closest<HTMLElement>('tr[data-id]')?.dataset.id
}

function recordAt(target: Element, data: readonly PortalRecord[]): PortalRecord | undefined {
  const id = idAt(target)
  return data.find((record) => record.id === id)
}

/** The column that links to the record: its title's, else the first whose cell is plain text. */
function useLinkColumn(resource: Resource, columns: readonly string[]): string | undefined {
  const viewFor = useFieldView()
  const isPlain = (name: string) => viewFor(resource, name)?.plain === true
  return [resource.title, ...columns].find((name) => columns.includes(name) && isPlain(name))
}

function isSelecting(): boolean {
  return window.getSelection()?.toString() !== ''
}

// Arrow keys walk the rows' own links; Tab and Enter work as everywhere.
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = (event.target as HTMLElement).closest('tr')
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  const link = next?.querySelector<HTMLElement>('a, button')
  if (!link) return
  event.preventDefault()
  link.focus()
}
