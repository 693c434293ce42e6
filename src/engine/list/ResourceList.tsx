import { useEffect, useRef, useState } from 'react'
import { ListContextProvider, useTranslate } from 'ra-core'
import { useRememberList } from '../form/backToList'
import { BulkBar } from './BulkBar'
import { BegunActions, ChosenActionDialog } from '../action/ChosenActionDialog'
import { FilterForm } from './FilterForm'
import { useListColumns } from './listColumns'
import { ListAnnouncer } from './ListAnnouncer'
import { ListHeader } from './ListHeader'
import { lazyView } from '../ui/late/lazyView'
import { ListStatus } from './ListStatus'
import { OwnSection } from '../kinds/view/OwnSection'
import { Pager } from './Pager'
import { usePermitted } from '../action/permitted'
import { RecordTable } from './RecordTable'
import { StaleMark } from '../ui/time/StaleMark'
import { StillWorking } from '../ui/time/StillWorking'
import { Totals } from './Totals'
import { Widget } from '../ui/crash/Widget'
import { useChosenAction } from '../action/useChosenAction'
import { usePageTitle } from '../ui/PageTitle'
import { useSelection } from './useSelection'
import { useResourceList } from './useResourceList'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'
import '../ui/views.css'
import './list.css'

const BulkDialog = lazyView(async () => (await import('../action/BulkDialog')).BulkDialog)
// most lists are no trees
const TreeTable = lazyView(async () => (await import('./TreeTable')).TreeTable)
const TreeBeside = lazyView(async () => (await import('./TreeBeside')).TreeBeside)

/** Any resource as a list: filters, table, totals, pager. Its state is the address bar's. */
export function ResourceList() {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels(resource)
  const list = useResourceList()
  const { columns, setColumns } = useListColumns()
  const permitted = usePermitted()
  const selection = useSelection(JSON.stringify(list.filterValues))
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
        <ListHeader columns={columns} onColumns={setColumns} />
        <BegunActions choice={choice} />
        <OwnSection place="list" />
        <Widget>{beside !== undefined && <TreeBeside name={beside} />}</Widget>
        <Widget>
          <FilterForm />
        </Widget>
        <div className="wd-list-body">
          <BulkBar permitted={permitted} selection={selection} onBulk={setBulk} />
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
          <div className="wd-table-area" ref={area} aria-busy={list.isFetching}>
            <Widget>
              <Table
                columns={columns}
                permitted={permitted}
                selection={selection}
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

// §9: the view scrolls to the top when page or size change
function useScrollToTop(page: number, perPage: number) {
  const area = useRef<HTMLDivElement>(null)
  const view = `${page}/${perPage}`
  const seen = useRef(view)
  useEffect(() => {
    if (seen.current === view) return
    seen.current = view
    area.current?.scrollTo?.({ top: 0 })
    window.scrollTo({ top: 0 })
  }, [view])
  return area
}
