import { useEffect, useRef, useState } from 'react'
import { ListContextProvider } from 'ra-core'
import { BegunActions, ChosenActionDialog, useChosenAction } from '@/engine/action/ChosenAction'
import { bulkOf, usePermitted } from '@/engine/action/permitted'
import { useSurface } from '@/engine/data/resource'
import { useRememberList } from '@/engine/form/backToList'
import { OwnSection } from '@/engine/kinds/view/parts'
import { Button } from '@/engine/ui/Button'
import { Widget } from '@/engine/ui/crash/Widget'
import { lazyView } from '@/engine/ui/late/lazyView'
import { usePageTitle } from '@/engine/ui/PageTitle'
import { StaleMark } from '@/engine/ui/time/StaleMark'
import { StillWorking } from '@/engine/ui/time/StillWorking'
import { useListener } from '@/engine/ui/useListener'
import { FilterForm } from './FilterForm'
import { useListColumns } from './listColumns'
import { ListHeader } from './ListHeader'
import { ListAnnouncer, ListStatus } from './ListStatus'
import { Pager } from './Pager'
import { RecordTable } from './RecordTable'
import { Totals } from './Totals'
import { useResourceList, type Selection } from './useResourceList'
import { LostParts } from './views/LostParts'
import { ViewTabs } from './views/ViewTabs'
import '@/engine/ui/views.css'
import './list.css'

const BulkDialog = lazyView(async () => (await import('@/engine/action/BulkDialog')).BulkDialog)
// most lists are no trees
const TreeTable = lazyView(async () => (await import('./TreeTable')).TreeTable)
const TreeBeside = lazyView(async () => (await import('./TreeBeside')).TreeBeside)

/** The list's state is in the address bar. */
export function ResourceList() {
  const { resource, t, labels } = useSurface()
  const { selection, ...list } = useResourceList()
  const { columns, setColumns } = useListColumns()
  const choice = useChosenAction()
  const [bulk, setBulk] = useState<string>()
  const area = useScrollToTop(list.page, list.perPage)
  const { tree, beside } = resource.list ?? {}
  const isTree = tree !== undefined
  const Table = isTree ? TreeTable : RecordTable
  usePageTitle(labels.plural)
  useRememberList()

  return (
    <ListContextProvider value={list}>
      <section className="wd-list" aria-labelledby="wd-page-title" data-beside={beside}>
        <ListHeader
          columns={columns}
          onColumns={setColumns}
          onView={list.openView}
          fresh={list.live.fresh}
          at={list.dataUpdatedAt}
        />
        <ViewTabs onOpen={list.openView} />
        <BegunActions choice={choice} />
        <OwnSection place="list" />
        <Widget>{beside !== undefined && <TreeBeside name={beside} />}</Widget>
        <Widget>
          <FilterForm />
        </Widget>
        <div className="wd-list-body">
          <BulkBar selection={selection} onBulk={setBulk} />
          {list.error && list.data && (
            <StaleMark
              error={list.error}
              at={list.dataUpdatedAt}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.isFetching && <StillWorking onCancel={list.cancel} />}
          {list.ignoredSort !== undefined && (
            <p className="wd-note wd-order-note" role="status">
              {t('views.orderIgnored', { field: labels.field(list.ignoredSort) })}
            </p>
          )}
          <LostParts />
          {list.ignoredFilters.map((name) => (
            <p key={name} className="wd-note wd-order-note" role="status">
              {t('views.filterIgnored', { field: labels.field(name) })}
            </p>
          ))}
          <div className="wd-table-area" ref={area} aria-busy={list.isFetching}>
            <Widget>
              <Table
                columns={columns}
                selection={selection}
                marks={list.live.marks}
                pending={choice.pending}
                onAction={(action, id) => choice.choose({ action, id })}
              />
            </Widget>
            <ListStatus />
          </div>
          <Widget>
            <Totals columns={columns} />
          </Widget>
          {!isTree && <Pager readAhead={list.readAhead} />}
          <ListAnnouncer />
        </div>
        <ChosenActionDialog choice={choice} onRemoved={selection.drop} />
        <Widget>
          {bulk && (
            <BulkDialog
              action={bulk}
              records={[...selection.records.values()]}
              onClose={(undone) => {
                selection.keep(undone)
                setBulk(undefined)
              }}
            />
          )}
        </Widget>
      </section>
    </ListContextProvider>
  )
}

type BulkBarProps = { selection: Selection; onBulk: (action: string) => void }

function BulkBar({ selection, onBulk }: BulkBarProps) {
  const { resource, t, labels } = useSurface()
  const permitted = usePermitted()
  const count = selection.records.size
  if (count === 0) return null
  return (
    <div className="wd-bulk-bar" role="region" aria-label={t('bulk.bar')}>
      <span role="status">{t('bulk.selected', { count })}</span>
      {bulkOf(resource, permitted).map((name) => (
        <Button key={name} onClick={() => onBulk(name)}>
          {labels.action(name)}
        </Button>
      ))}
      <Button onClick={selection.clear}>{t('bulk.clear')}</Button>
    </div>
  )
}

// §9: the view scrolls to the top when page or size change. A view at its top is left alone, as scrolling it would lay
// the page out before its frame.
function useScrollToTop(page: number, perPage: number) {
  const area = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)
  useListener(
    window,
    'scroll',
    ({ target }) => {
      if (target === document || target === area.current) isScrolled.current = true
    },
    true,
  )
  const view = `${page}/${perPage}`
  const seen = useRef(view)
  useEffect(() => {
    if (seen.current === view) return
    seen.current = view
    if (!isScrolled.current) return
    isScrolled.current = false
    area.current?.scrollTo?.({ top: 0 })
    window.scrollTo({ top: 0 })
  }, [view])
  return area
}
