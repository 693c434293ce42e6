import { useListContext, useTranslate } from 'ra-core'
import { useIgnoredOrder } from '@/engine/data/gatewayTraits'
import type { PortalRecord } from '@/engine/data/wire/records'
import { isSortable } from '@/engine/schema/surfaces'
import { useResource, useSurface } from '@/engine/data/resource'
import { useFieldView } from '@/engine/kinds/view/kindView'
import { sharedIds } from './drawnRows'
import type { Selection } from './useResourceList'

type Props = {
  columns: readonly string[]
  hasActions: boolean
  hasLinkCell: boolean
  selection: Selection | undefined
}

export function TableHead({ columns, hasActions, hasLinkCell, selection }: Props) {
  const t = useTranslate()
  const isIgnored = useIgnoredOrder(useResource())
  return (
    <thead>
      <tr data-label={t('views.sortBy')}>
        {selection && (
          <th scope="col" className="wd-select">
            <SelectPage selection={selection} />
          </th>
        )}
        {hasLinkCell && (
          <th scope="col">
            <span className="wd-visually-hidden">{t('views.open')}</span>
          </th>
        )}
        {columns.map((name) => (
          <HeaderCell key={name} name={name} isIgnored={isIgnored(name)} />
        ))}
        {hasActions && (
          <th scope="col" className="wd-actions">
            {t('views.actions')}
          </th>
        )}
      </tr>
    </thead>
  )
}

function HeaderCell({ name, isIgnored }: { name: string; isIgnored: boolean }) {
  const { resource, labels } = useSurface()
  const { sort, setSort } = useListContext()
  const view = useFieldView()(resource, name)
  if (!view) return null
  const { align, note, field } = view
  const order = sort.field === name ? sort.order : undefined
  const label = (
    <>
      {labels.field(name)}
      {note && <span className="wd-note"> {note(field)}</span>}
    </>
  )
  const ariaSort = order && (order === 'ASC' ? 'ascending' : 'descending')
  return (
    <th scope="col" data-align={align} aria-sort={ariaSort}>
      {isSortable(resource, name) && !isIgnored ? (
        <button
          type="button"
          className="wd-sort"
          data-order={order}
          onClick={() => setSort({ field: name, order: order === 'DESC' ? 'ASC' : 'DESC' })}
        >
          {label}
        </button>
      ) : (
        label
      )}
    </th>
  )
}

function SelectPage({ selection }: { selection: Selection }) {
  const t = useTranslate()
  const { data = [] } = useListContext<PortalRecord>()
  const shared = sharedIds(data)
  const records = data.filter(({ id }) => !shared.has(id))
  const count = records.filter(({ id }) => selection.records.has(id)).length
  const isAll = count > 0 && count === records.length
  return (
    <input
      type="checkbox"
      aria-label={t('bulk.selectPage')}
      disabled={records.length === 0}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll
      }}
      onChange={() => selection.set(records, !isAll)}
    />
  )
}
