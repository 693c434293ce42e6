import {
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react'
import { useListContext } from 'ra-core'
import { useNavigate } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { ChosenAction } from '@/engine/action/ChosenAction'
import { bulkOf } from '@/engine/action/permitted'
import { usePathTo } from '@/engine/data/pathTo'
import { useResource } from '@/engine/data/resource'
import { useSeenRecords } from '@/engine/record/seenRecords'
import { ErrorBoundary } from '@/engine/ui/crash/ErrorBoundary'
import { isPlainClick } from '@/engine/ui/rowLink'
import { CellTools } from './CellTools'
import { GuardedRow, RecordRow, type RowLead } from './RecordRow'
import { hasEntries, RowMenu } from './RowActions'
import type { RowMark } from './live/mergeRows'
import { createRowSlots, rowKeys, sharedIds, useDrawnRows } from './drawnRows'
import { useRowLayout } from './rowLayout'
import { TableHead } from './TableHead'
import type { Selection } from './useResourceList'
import '@/engine/ui/status.css'
import './table.css'

export type RecordTableProps = {
  columns: readonly string[]
  selection: Selection
  marks?: ReadonlyMap<string, RowMark>
  pending: ChosenAction | undefined
  onAction: (action: string, id: string) => void
  lead?: (record: PortalRecord) => RowLead
}

/** Rows are memoised and share the table's handlers. */
export function RecordTable(props: RecordTableProps) {
  const { columns, selection, marks, pending, onAction, lead } = props
  const { data = [], isPlaceholderData, page, perPage } = useListContext<PortalRecord>()
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const layout = useRowLayout(columns, data)
  const seen = useSeenRecords()
  const { resource, labels, entries, hasLinkCell, permitted } = layout
  const shared = useMemo(() => sharedIds(data), [data])
  const keys = useMemo(() => rowKeys(data), [data])
  const [rowSlots] = useState(createRowSlots)
  const slots = useMemo(() => rowSlots.of(keys), [rowSlots, keys])
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows, rest } = useDrawnRows(body, data.length, {
    view: `${page}/${perPage}`,
    // a tree looks its rows up in the document
    isWhole: lead !== undefined,
  })
  const isPart = rows.length < data.length
  const isBulk = bulkOf(resource, permitted).length > 0
  const click = useRowClick(onAction, setMenu)
  const recordAt = (target: Element) => {
    const { id, key = id } = target.closest<HTMLElement>('tr[data-id]')?.dataset ?? {}
    return key === undefined ? undefined : data[keys.indexOf(key)]
  }
  const select = ({ target }: ChangeEvent<HTMLElement>) => {
    const record = recordAt(target)
    if (record && target.matches('[data-select]'))
      selection.set([record], !selection.records.has(record.id))
  }
  const rowOf = (record: PortalRecord, index: number) => ({
    record,
    index: isPart ? index : undefined,
    layout,
    rowKey: shared.has(record.id) ? keys[index] : undefined,
    pending: pending?.id === record.id ? pending.action : undefined,
    isSelected: isBulk ? selection.records.has(record.id) : undefined,
    lead: lead?.(record),
    mark: marks?.get(record.id),
    isSeen: seen.has(record.id),
  })

  const rowsAs = (Row: typeof RecordRow | typeof GuardedRow) =>
    rows.flatMap(({ index, gap }) => {
      const record = data[index]
      if (!record) return []
      const row = <Row key={lead ? keys[index] : slots[index]} {...rowOf(record, index)} />
      return gap === undefined ? [row] : [<Gap key={`above ${index}`} height={gap} />, row]
    })

  return (
    <>
      <CellTools layout={layout} data={data} recordAt={recordAt}>
        <table
          className={lead ? 'wd-table' : 'wd-table wd-row-cards'}
          role={lead && 'treegrid'}
          aria-rowcount={isPart ? data.length + 1 : undefined}
          data-stale={isPlaceholderData}
        >
          <caption className="wd-visually-hidden">{labels.plural}</caption>
          <TableHead
            columns={layout.columns}
            hasActions={hasEntries(entries)}
            hasLinkCell={hasLinkCell}
            selection={isBulk ? selection : undefined}
          />
          <tbody ref={body} translate="no" onClick={click} onChange={select}>
            <ErrorBoundary isQuiet fallback={() => rowsAs(GuardedRow)}>
              {rowsAs(RecordRow)}
            </ErrorBoundary>
            {rest !== undefined && <Gap height={rest} />}
          </tbody>
        </table>
      </CellTools>
      <RowMenu
        anchor={menu}
        record={menu ? recordAt(menu) : undefined}
        entries={entries.more}
        onAction={onAction}
        onClose={() => setMenu(null)}
      />
    </>
  )
}

/** The rows that are not drawn. */
function Gap({ height }: { height: string }) {
  return (
    <tr className="wd-row-gap" aria-hidden style={{ height }}>
      <td />
    </tr>
  )
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
