import { useTranslate } from 'ra-core'
import { bulkOf, type Permitted } from '../action/permitted'
import type { Selection } from './useSelection'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

type Props = {
  permitted: Permitted
  selection: Selection
  onBulk: (action: string) => void
}

/** What can be done with the selected records; not there while none is selected. */
export function BulkBar({ permitted, selection, onBulk }: Props) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const count = selection.records.size
  if (count === 0) return null
  return (
    <div className="wd-bulk-bar" role="region" aria-label={t('bulk.bar')}>
      <span role="status">{t('bulk.selected', { count })}</span>
      {bulkOf(resource, permitted).map((name) => (
        <button key={name} type="button" className="wd-button" onClick={() => onBulk(name)}>
          {labels.action(name)}
        </button>
      ))}
      <button type="button" className="wd-button" onClick={selection.clear}>
        {t('bulk.clear')}
      </button>
    </div>
  )
}
