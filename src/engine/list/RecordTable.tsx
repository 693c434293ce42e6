import {
  useMemo,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react'
import { useListContext } from 'ra-core'
import { useNavigate } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { lookAlikesAmong } from '@/engine/values/lookAlikes'
import type { ChosenAction } from '@/engine/action/ChosenAction'
import { bulkOf, usePermitted } from '@/engine/action/permitted'
import { usePathTo } from '@/engine/data/pathTo'
import { useResource, useSurface } from '@/engine/data/resource'
import { useFieldView } from '@/engine/kinds/view/kindView'
import { ErrorBoundary } from '@/engine/ui/crash/ErrorBoundary'
import { isPlainClick } from '@/engine/ui/RowLink'
import { GuardedRow, RecordRow, type RowLayout, type RowLead } from './RecordRow'
import { hasEntries, rowEntries, RowMenu } from './RowActions'
import { createRowSlots, rowKeys, sharedIds, useDrawnRows } from './drawnRows'
import { TableHead } from './TableHead'
import type { Selection } from './useResourceList'
import '@/engine/ui/status.css'
import './table.css'

export type RecordTableProps = {
  columns: readonly string[]
  selection: Selection
  pending: ChosenAction | undefined
  onAction: (action: string, id: string) => void
  lead?: (record: PortalRecord) => RowLead
}

/** Rows are memoised and share the table's handlers. */
export function RecordTable({ columns, selection, pending, onAction, lead }: RecordTableProps) {
  const { resource, labels } = useSurface()
  const { data = [], isPlaceholderData } = useListContext<PortalRecord>()
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const layout = useRowLayout(columns, data)
  const { entries, hasLinkCell, permitted } = layout
  const shared = useMemo(() => sharedIds(data), [data])
  const keys = useMemo(() => rowKeys(data), [data])
  const [rowSlots] = useState(createRowSlots)
  const slots = useMemo(() => rowSlots.of(keys), [rowSlots, keys])
  const { drawn, others } = useDrawnRows(data[0]?.id, data.length)
  // a tree looks its rows up in the document
  const shown = lead ? data : data.slice(0, drawn)
  const isPart = shown.length < data.length
  const isBulk = bulkOf(resource, permitted).length > 0
  const click = useRowClick(onAction, setMenu)
  const recordAt = (target: Element) => {
    const id = target.closest<HTMLElement>('tr[data-id]')?.dataset['id']
    return data.find((record) => record.id === id)
  }
  const select = ({ target }: ChangeEvent<HTMLElement>) => {
    const record = recordAt(target)
    if (record && target.matches('[data-select]'))
      selection.set([record], !selection.records.has(record.id))
  }
  const rowOf = (record: PortalRecord) => ({
    record,
    layout,
    pending: pending?.id === record.id ? pending.action : undefined,
    isSelected: isBulk ? selection.records.has(record.id) : undefined,
    isSelectable: !shared.has(record.id),
    lead: lead?.(record),
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
              shown.map((record, at) => <GuardedRow key={keys[at]} {...rowOf(record)} />)
            }
          >
            {shown.map((record, at) => (
              <RecordRow key={lead ? keys[at] : slots[at]} {...rowOf(record)} />
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
        record={menu ? recordAt(menu) : undefined}
        names={entries.more}
        onAction={onAction}
        onClose={() => setMenu(null)}
      />
    </>
  )
}

function useRowLayout(columns: readonly string[], data: readonly PortalRecord[]): RowLayout {
  const resource = useResource()
  const permitted = usePermitted()
  const pathTo = usePathTo()
  const viewFor = useFieldView()
  return useMemo(() => {
    // the title's column, or the first with plain text
    const linkColumn = [resource.title, ...columns].find(
      (name) => columns.includes(name) && viewFor(resource, name)?.plain,
    )
    return {
      columns,
      permitted,
      entries: rowEntries(resource, permitted, pathTo),
      linkColumn,
      hasLinkCell: linkColumn === undefined && pathTo(resource, 'show') !== undefined,
      lookAlikes: lookAlikesIn(resource, data),
    }
  }, [resource, columns, permitted, pathTo, viewFor, data])
}

function lookAlikesIn({ fields }: Resource, data: readonly PortalRecord[]): ReadonlySet<string> {
  const names = Object.keys(fields).filter((name) => fields[name]?.kind === 'address')
  const addresses = data.flatMap((record) => names.map((name) => record[name]))
  return lookAlikesAmong(addresses.filter((one) => typeof one === 'string'))
}

/** A click starts an action, opens the row's menu or leads to the record's page. */
function useRowClick(
  onAction: RecordTableProps['onAction'],
  onMenu: (anchor: HTMLElement) => void,
) {
  const resource = useResource()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const to = closest(event, 'a[data-to]')?.dataset['to']
    if (to !== undefined) {
      if (!isPlainClick(event)) return
      event.preventDefault()
      void navigate(to)
      return
    }
    const id = closest(event, 'tr[data-id]')?.dataset['id']
    const action = closest(event, '[data-action]')?.dataset['action']
    const more = closest(event, '[data-more]')
    if (!id) return
    if (action) return onAction(action, id)
    if (more) return onMenu(more)
    const page = pathTo(resource, 'show', id)
    const isSelecting = window.getSelection()?.toString() !== ''
    if (page && !closest(event, 'a, button, input, label') && !isSelecting) void navigate(page)
  }
}

function closest({ target }: SyntheticEvent, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

// the arrow keys move between the rows' links
function moveBetweenRows(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = closest(event, 'tr')
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  const link = next?.querySelector<HTMLElement>('a, button')
  if (!link) return
  event.preventDefault()
  link.focus()
}
