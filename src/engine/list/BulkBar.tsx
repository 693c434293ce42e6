import type { Resource } from '@/engine/schema'
import { bulkOf, type Permitted } from '../action/permitted'
import type { Selection } from './useSelection'
import type { Words } from '../data/words'

type Props = {
  resource: Resource
  permitted: Permitted
  selection: Selection
  words: Words
  onBulk: (action: string) => void
}

/** What can be done with the selected records; not there while none is selected. */
export function BulkBar({ resource, permitted, selection, words, onBulk }: Props) {
  const count = selection.records.size
  if (count === 0) return null
  return (
    <div className="wd-bulk-bar" role="region" aria-label={words.t('bulk.bar')}>
      <span role="status">{words.t('bulk.selected', { count })}</span>
      {bulkOf(resource, permitted).map((name) => (
        <button key={name} type="button" className="wd-button" onClick={() => onBulk(name)}>
          {words.action(name)}
        </button>
      ))}
      <button type="button" className="wd-button" onClick={selection.clear}>
        {words.t('bulk.clear')}
      </button>
    </div>
  )
}
