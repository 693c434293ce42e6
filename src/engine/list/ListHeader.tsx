import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'
import { useListContext, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { ExportButton } from '../files/ExportButton'
import { Icon } from '../ui/icons'
import { ImportButton } from '../files/ImportButton'
import { usePathTo } from '../data/pathTo'
import { ViewMenu, type ViewProps } from './ViewMenu'
import { lazyView } from '../ui/late/lazyView'

const ListTools = lazyView(async () => (await import('./ListTools')).ListTools)

/** The list's name and what can be done with the whole of it. */
export function ListHeader({ ...view }: ViewProps) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const { isFetching, refetch } = useListContext()
  const create = usePathTo()(resource, 'create')
  return (
    <header className="wd-list-header">
      <h1 id="wd-page-title" tabIndex={-1}>
        {labels.plural}
      </h1>
      <div className="wd-toolbar">
        <button
          type="button"
          className="wd-icon-button"
          aria-label={t('ra.action.refresh')}
          title={t('ra.action.refresh')}
          data-busy={isFetching}
          onClick={() => void refetch({ cancelRefetch: false })}
        >
          <Icon name="refresh" />
        </button>
        {resource.list?.tools && <ListTools />}
        <ViewMenu {...view} />
        <ImportButton />
        <ExportButton columns={view.columns} />
        {create && (
          <Link className="wd-button wd-button-primary" to={create}>
            <Icon name="plus" />
            {t(`resources.${resource.name}.create`, { _: t('ra.action.create') })}
          </Link>
        )}
      </div>
    </header>
  )
}
