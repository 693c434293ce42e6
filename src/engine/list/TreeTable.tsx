import { useMemo, useRef, type KeyboardEvent } from 'react'
import { ListContextProvider, useGetList, useListContext, useStore, useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { toText } from '@/engine/schema/kind'
import { openBranches, prunedTree, treeOf, type Branch, type Tree } from '@/engine/schema/tree'
import { Icon } from '../ui/icons'
import { useNewNode, useShown } from '../form/newNode'
import { RecordTable, type RecordTableProps } from './RecordTable'
import { titleOf } from '../kinds/view/titleOf'
import './treeTable.css'
import { useResource } from '../data/resource'

/** The list's table as a tree: rows under their parents, opened and closed; what is found stands below its own. */
export function TreeTable(props: RecordTableProps) {
  const resource = useResource()
  const t = useTranslate()
  const list = useListContext<PortalRecord>()
  const { tree, isNarrowed, fresh } = useWholeTree(resource, list)
  const { isOpen, setOpen, openAll, isAllOpen, setAllOpen } = useOpen(
    resource.name,
    tree,
    isNarrowed,
  )
  const area = useRef<HTMLDivElement>(null)
  useShown(fresh, tree, openAll, area)
  const shown = openBranches(tree, isOpen)
  const places = new Map(shown.map((branch) => [branch.id, branch]))
  const found = new Set(list.data?.map(({ id }) => id))

  const lead = (record: PortalRecord) => {
    const branch = places.get(record.id)
    const isBranch = branch !== undefined && branch.size > 0
    return {
      row: {
        'aria-level': branch?.level,
        'aria-expanded': isBranch ? isOpen(record.id) : undefined,
        'data-above': (!found.has(record.id) && record.id !== fresh) || undefined,
        'data-new': record.id === fresh || undefined,
      },
      node: branch && (
        <Lead
          branch={branch}
          name={titleOf(resource, record, record.id, t)}
          isOpen={isOpen(record.id)}
          onOpen={(isToBe) => setOpen(record.id, isToBe)}
        />
      ),
    }
  }
  const press = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('tr[data-id]')
    const branch = places.get(row?.dataset['id'] ?? '')
    if (!branch || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return
    const isToBe = event.key === 'ArrowRight'
    const goesUp = !isToBe && (branch.size === 0 || !isOpen(branch.id))
    event.preventDefault()
    if (goesUp) focusRow(row?.closest('table'), branch.parent)
    else if (branch.size > 0) setOpen(branch.id, isToBe)
  }
  return (
    <ListContextProvider
      value={list.data ? { ...list, data: shown.map(({ item }) => item) } : list}
    >
      <div className="wd-tree-bar">
        <button type="button" className="wd-small-button" onClick={() => setAllOpen(!isAllOpen)}>
          {t(isAllOpen ? 'views.closeAll' : 'views.openAll')}
        </button>
        <span className="wd-muted" role="status">
          {list.data && t('views.nodesInAll', { smart_count: list.data.length })}
        </span>
      </div>
      <div ref={area} onKeyDown={press}>
        <RecordTable {...props} lead={lead} />
      </div>
    </ListContextProvider>
  )
}

type LeadProps = {
  branch: Branch
  name: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

function Lead({ branch, name, isOpen, onOpen }: LeadProps) {
  const t = useTranslate()
  const label = t(isOpen ? 'views.closeNode' : 'views.openNode', { name })
  return (
    <span
      className="wd-tree-lead"
      style={{ paddingInlineStart: `${(branch.level - 1) * 20 + (branch.size > 0 ? 0 : 28)}px` }}
    >
      {branch.size > 0 && (
        <button
          type="button"
          aria-label={label}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          <Icon name="chevron" />
        </button>
      )}
    </span>
  )
}

/** What the filter finds, and from the whole list all that is above it. */
function useWholeTree(
  resource: Resource,
  { data, filterValues }: ReturnType<typeof useListContext<PortalRecord>>,
) {
  const isNarrowed = Object.keys((filterValues ?? {}) as object).length > 0
  const { data: whole } = useGetList<PortalRecord>(
    resource.name,
    { pagination: { page: 1, perPage: config.treePageSize }, filter: {} },
    { enabled: isNarrowed, staleTime: 10_000, retry: false },
  )
  const records = useMemo(
    () => (isNarrowed ? [...(data ?? []), ...(whole ?? [])] : (data ?? [])),
    [data, whole, isNarrowed],
  )
  const fresh = useNewNode(resource, records)
  const tree = useMemo(() => {
    const grown = treeIn(resource, records)
    if (!isNarrowed) return grown
    const found = new Set(data?.map(({ id }) => id))
    return prunedTree(grown, ({ id }) => found.has(id) || id === fresh)
  }, [resource, data, records, isNarrowed, fresh])
  return { tree, isNarrowed, fresh }
}

function treeIn(resource: Resource, records: readonly PortalRecord[]): Tree<PortalRecord> {
  const parent = resource.list?.tree ?? ''
  return treeOf(records, {
    id: ({ id }) => id,
    parent: (record) => toText(record[parent]) ?? '',
  })
}

/** Which nodes are open is kept; at first those at the top. While something is looked for, all are. */
function useOpen(name: string, tree: Tree, isNarrowed: boolean) {
  const [kept, keep] = useStore<readonly string[] | null>(`${name}.open`, null)
  const tops = tree.filter(({ level }) => level === 1).map(({ id }) => id)
  const opened = new Set(kept ?? tops)
  const isOpen = (id: string) => isNarrowed || opened.has(id)
  return {
    isOpen,
    setOpen: (id: string, isToBe: boolean) =>
      keep(isToBe ? [...opened, id] : [...opened].filter((one) => one !== id)),
    openAll: (ids: readonly string[]) => keep([...new Set([...opened, ...ids])]),
    isAllOpen: tree.every(({ id, size }) => size === 0 || isOpen(id)),
    setAllOpen: (isToBe: boolean) =>
      keep(isToBe ? tree.filter(({ size }) => size > 0).map(({ id }) => id) : []),
  }
}

function focusRow(table: Element | null | undefined, id: string | undefined): void {
  if (id === undefined) return
  const rows = [...(table?.querySelectorAll<HTMLElement>('tr[data-id]') ?? [])]
  const row = rows.find(({ dataset }) => dataset['id'] === id)
  row?.querySelector<HTMLElement>('a, button')?.focus()
}
