import { useListContext, useTranslate } from 'ra-core'
import type { PortalRecord } from '@/engine/data/wire/records'
import { HeaderCell } from './HeaderCell'
import { sharedIds } from './sharedIds'
import type { Selection } from './useSelection'

type Props = {
  columns: readonly string[]
  hasActions: boolean
  /** Whether the link to a record stands in a cell of its own. */
  hasLinkCell: boolean
  /** None where there is nothing to do with many records. */
  selection: Selection | undefined
}

/** The columns' names, and the box that selects the page. */
export function TableHead({ columns, hasActions, hasLinkCell, selection }: Props) {
  const t = useTranslate()
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
          <HeaderCell key={name} name={name} />
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
