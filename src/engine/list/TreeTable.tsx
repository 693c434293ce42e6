import { useMemo, useRef, type KeyboardEvent } from 'react'
import { ListContextProvider, useGetList, useListContext, useStore, useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import type { PortalRecord } from '@/engine/data/wire/records'
import { toText } from '@/engine/schema/kind'
import { openBranches, prunedTree, treeOf, type Branch, type Tree } from '@/engine/schema/tree'
import { useResource, useSurface } from '@/engine/data/resource'
import { useNewNode, useShown } from '@/engine/form/newNode'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { topsOf } from '@/engine/tree/useTreeBox'
import { Button } from '@/engine/ui/Button'
import { Icon } from '@/engine/ui/icons'
import { RecordTable, type RecordTableProps } from './RecordTable'
import './treeTable.css'

/** A filter shows its matches under their ancestors. */
export function TreeTable(props: RecordTableProps) {
  const { resource, t } = useSurface()
  const list = useListContext<PortalRecord>()
  const { tree, isNarrowed, fresh } = useWholeTree()
  const { isOpen, setOpen, openAll, isAllOpen, setAllOpen } = useOpen(tree, isNarrowed)
  const area = useRef<HTMLDivElement>(null)
  useShown(fresh, tree, openAll, area)
  const shown = openBranches(tree, isOpen)
  const branches = new Map(shown.map((branch) => [branch.id, branch]))
  const found = new Set(list.data?.map(({ id }) => id))

  const lead = (record: PortalRecord) => {
    const branch = branches.get(record.id)
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
          onToggle={() => setOpen(record.id, !isOpen(record.id))}
        />
      ),
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const row = event.target.closest<HTMLElement>('tr[data-id]')
    const branch = branches.get(row?.dataset['id'] ?? '')
    if (!branch || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return
    const isToBe = event.key === 'ArrowRight'
    const goesUp = !isToBe && (branch.size === 0 || !isOpen(branch.id))
    event.preventDefault()
    if (goesUp) focusRow(row?.closest('table'), branch.parent)
    else if (branch.size > 0) setOpen(branch.id, isToBe)
  }
  const context = list.data ? { ...list, data: shown.map(({ item }) => item) } : list
  return (
    <ListContextProvider value={context}>
      <div className="wd-tree-bar">
        <Button look="small" onClick={() => setAllOpen(!isAllOpen)}>
          {t(isAllOpen ? 'views.closeAll' : 'views.openAll')}
        </Button>
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

type LeadProps = { branch: Branch; name: string; isOpen: boolean; onToggle: () => void }

function Lead({ branch: { level, size }, name, isOpen, onToggle }: LeadProps) {
  const t = useTranslate()
  const paddingInlineStart = `${(level - 1) * 20 + (size > 0 ? 0 : 28)}px`
  return (
    <span className="wd-tree-lead" style={{ paddingInlineStart }}>
      {size > 0 && (
        <button
          type="button"
          aria-label={t(isOpen ? 'views.closeNode' : 'views.openNode', { name })}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Icon name="chevron" />
        </button>
      )}
    </span>
  )
}

/** The filter's matches and, from the whole list, their ancestors. */
function useWholeTree() {
  const resource = useResource()
  const { data, filterValues } = useListContext<PortalRecord>()
  const isNarrowed = Object.keys(filterValues ?? {}).length > 0
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
    const parent = resource.list?.tree ?? ''
    const grown = treeOf(records, {
      id: ({ id }) => id,
      parent: (record) => toText(record[parent]) ?? '',
    })
    if (!isNarrowed) return grown
    const found = new Set(data?.map(({ id }) => id))
    return prunedTree(grown, ({ id }) => found.has(id) || id === fresh)
  }, [resource, data, records, isNarrowed, fresh])
  return { tree, isNarrowed, fresh }
}

/** Stored per list; at first the top nodes are open. A filter opens all. */
function useOpen(tree: Tree, isNarrowed: boolean) {
  const { name } = useResource()
  const [stored, store] = useStore<readonly string[] | null>(`${name}.open`, null)
  const opened = new Set(stored ?? topsOf(tree))
  const isOpen = (id: string) => isNarrowed || opened.has(id)
  return {
    isOpen,
    setOpen: (id: string, isToBe: boolean) =>
      store(isToBe ? [...opened, id] : [...opened].filter((one) => one !== id)),
    openAll: (ids: readonly string[]) => store([...new Set([...opened, ...ids])]),
    isAllOpen: tree.every(({ id, size }) => size === 0 || isOpen(id)),
    setAllOpen: (isToBe: boolean) =>
      store(isToBe ? tree.filter(({ size }) => size > 0).map(({ id }) => id) : []),
  }
}

function focusRow(table: Element | null | undefined, id: string | undefined): void {
  if (id === undefined) return
  const rows = [...(table?.querySelectorAll<HTMLElement>('tr[data-id]') ?? [])]
  const row = rows.find(({ dataset }) => dataset['id'] === id)
  row?.querySelector<HTMLElement>('a, button')?.focus()
}
