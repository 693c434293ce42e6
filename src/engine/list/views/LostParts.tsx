import { lostNames } from '@/engine/data/listState'
import { useSurface } from '@/engine/data/resource'
import { useListSearch } from './useListViews'

/** Names the parts of the address that the list no longer has. */
export function LostParts() {
  const { resource, t, labels } = useSurface()
  const lost = lostNames(resource, useListSearch())
  if (lost.length === 0) return null
  const names = lost.map((name) => labels.field(name.slice(0, longestName)))
  return (
    <p className="wd-note wd-order-note" role="status">
      {t('views.lost', { names: names.join(', ') })}
    </p>
  )
}

/** In characters; the address may name anything. */
const longestName = 40
