import { useListContext, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { useLabels } from '../data/labels'
import { usePathTo } from '../data/pathTo'
import { useResource } from '../data/resource'
import { FileButtons } from '../files/FileButtons'
import { Icon } from '../ui/icons'
import { lazyView } from '../ui/late/lazyView'
import { ViewMenu, type ViewProps } from './ViewMenu'

const ListTools = lazyView(async () => (await import('./ListTools')).ListTools)

/** The list's title and what can be done with the whole list. */
export function ListHeader(view: ViewProps) {
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
        <FileButtons columns={view.columns} />
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
