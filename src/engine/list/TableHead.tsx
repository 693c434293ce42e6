import { useListContext } from 'ra-core'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import { HeaderCell } from './HeaderCell'
import { sharedIds } from './sharedIds'
import type { Selection } from './useSelection'
import type { Words } from '../data/words'

type Props = {
  resource: Resource
  words: Words
  columns: readonly string[]
  hasActions: boolean
  /** Whether the link to a record stands in a cell of its own. */
  hasLinkCell: boolean
  /** None where there is nothing to do with many records. */
  selection: Selection | undefined
}

/** The columns' names, and the box that selects the page. */
export function TableHead({ resource, words, columns, hasActions, hasLinkCell, selection }: Props) {
  return (
    <thead>
      <tr data-label={words.t('views.sortBy')}>
        {selection && (
          <th scope="col" className="wd-select">
            <SelectPage selection={selection} words={words} />
          </th>
        )}
        {hasLinkCell && (
          <th scope="col">
            <span className="wd-visually-hidden">{words.t('views.open')}</span>
          </th>
        )}
        {columns.map((name) => (
          <HeaderCell key={name} resource={resource} name={name} words={words} />
        ))}
        {hasActions && (
          <th scope="col" className="wd-actions">
            {words.t('views.actions')}
          </th>
        )}
      </tr>
    </thead>
  )
}

function SelectPage({ selection, words }: { selection: Selection; words: Words }) {
  const { data = [] } = useListContext<PortalRecord>()
  const shared = sharedIds(data)
  const records = data.filter(({ id }) => !shared.has(id))
  const count = records.filter(({ id }) => selection.records.has(id)).length
  const isAll = count > 0 && count === records.length
  return (
    <input
      type="checkbox"
      aria-label={words.t('bulk.selectPage')}
      disabled={records.length === 0}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll
      }}
      onChange={() => selection.set(records, !isAll)}
    />
  )
}
