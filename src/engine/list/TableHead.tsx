import { memo } from 'react'
import { useListContext, useListSortContext, useTranslate } from 'ra-core'
import { useIgnoredOrder } from '@/engine/data/gatewayTraits'
import type { PortalRecord } from '@/engine/data/wire/records'
import { isSortable } from '@/engine/schema/surfaces'
import { useSurface } from '@/engine/data/resource'
import { sharedIds } from './drawnRows'
import type { Column } from './rowLayout'
import type { Selection } from './useResourceList'

type Props = {
  columns: readonly Column[]
  hasActions: boolean
  hasLinkCell: boolean
  selection: Selection | undefined
}

export const TableHead = memo(function TableHead(props: Props) {
  const { columns, hasActions, hasLinkCell, selection } = props
  const { resource, labels, t } = useSurface()
  const { sort, setSort } = useListSortContext()
  const isIgnored = useIgnoredOrder(resource)
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
        {columns.map(({ name, view: { align, note, field } }) => {
          const order = sort.field === name ? sort.order : undefined
          const label = [
            labels.field(name),
            note && (
              <span key="note" className="wd-note">
                {' '}
                {note(field)}
              </span>
            ),
          ]
          return (
            <th key={name} scope="col" data-align={align} aria-sort={order && ariaSorts[order]}>
              {isSortable(resource, name) && !isIgnored(name) ? (
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
        })}
        {hasActions && (
          <th scope="col" className="wd-actions">
            {t('views.actions')}
          </th>
        )}
      </tr>
    </thead>
  )
})

const ariaSorts = { ASC: 'ascending', DESC: 'descending' } as const

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
