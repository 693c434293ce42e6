import { useState, type ComponentProps } from 'react'
import { useListContext } from 'ra-core'
import { Link } from 'react-router'
import { columnsOf } from '@/engine/schema/surfaces'
import { usePathTo } from '@/engine/data/pathTo'
import { useSurface } from '@/engine/data/resource'
import { FileButtons } from '@/engine/files/FileButtons'
import { Button } from '@/engine/ui/Button'
import { Icon } from '@/engine/ui/icons'
import { IconButton } from '@/engine/ui/IconButton'
import { lazyView } from '@/engine/ui/late/lazyView'
import { Popover } from '@/engine/ui/overlay/overlays'
import { AsOf } from './live/AsOf'
import type { ListView } from './views/listViews'

const SavedViews = lazyView(async () => (await import('./views/SavedViews')).SavedViews)
const ListTools = lazyView(async () => (await import('./ListTools')).ListTools)

type Props = {
  columns: readonly string[]
  onColumns: (columns: readonly string[]) => void
  onView: (view: ListView) => void
}

type HeaderProps = Props & Pick<ComponentProps<typeof AsOf>, 'at' | 'fresh'>

export function ListHeader({ at, fresh, ...view }: HeaderProps) {
  const { resource, t, labels } = useSurface()
  const { isFetching, refetch } = useListContext()
  const refresh = () => void refetch({ cancelRefetch: false })
  const create = usePathTo()(resource, 'create')
  return (
    <header className="wd-list-header">
      <h1 id="wd-page-title" tabIndex={-1}>
        {labels.plural}
      </h1>
      <div className="wd-toolbar">
        <AsOf at={at} fresh={fresh} onShow={refresh} />
        <IconButton
          icon="refresh"
          label={t('ra.action.refresh')}
          data-busy={isFetching}
          onClick={refresh}
        />
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

function ViewMenu(view: Props) {
  const { t } = useSurface()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const title = t('views.viewMenu')
  const open = (opened: ListView) => {
    setAnchor(null)
    view.onView(opened)
  }
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="columns" />
        {title}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
        <ColumnChoices {...view} />
        <SavedViews onOpen={open} />
      </Popover>
    </>
  )
}

function ColumnChoices({ columns, onColumns }: Props) {
  const { resource, t, labels } = useSurface()
  const all = columnsOf(resource)
  const toggle = (name: string) =>
    onColumns(all.filter((one) => (one === name) !== columns.includes(one)))
  return (
    <fieldset className="wd-view-menu">
      <legend className="wd-label">{t('views.columns')}</legend>
      {all.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={columns.includes(name)}
            disabled={columns.length === 1 && columns.includes(name)}
            onChange={() => toggle(name)}
          />
          {labels.field(name)}
        </label>
      ))}
    </fieldset>
  )
}
