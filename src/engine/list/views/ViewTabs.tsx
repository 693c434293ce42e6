import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useListContext } from 'ra-core'
import { useSurface } from '@/engine/data/resource'
import { isPlainClick } from '@/engine/ui/rowLink'
import { shortCount } from '@/engine/ui/shortCount'
import { addressOf, type ListView } from './listViews'
import { useListViews } from './useListViews'
import { useViewCounts } from './useViewCounts'
import './views.css'

type Props = { onOpen: (view: ListView) => void }

/** Plain links, so that a view opens in another tab and its address can be copied. */
export function ViewTabs({ onOpen }: Props) {
  const { t } = useSurface()
  const { pathname } = useLocation()
  const { views, current, isChanged, search } = useListViews()
  const { total, error, isPlaceholderData } = useListContext()
  const counts = useViewCounts(views, current, total !== undefined && !error)
  if (views.length === 1) return null
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const view = views.find(({ id }) => id === link?.dataset['view'])
    if (!view || !isPlainClick(event)) return
    event.preventDefault()
    onOpen(view)
  }
  const countOf = ({ id }: ListView) => {
    const isShown = id === current?.id && !isChanged && !isPlaceholderData
    return isShown ? total : counts.get(id)
  }
  return (
    // the click is that of a link
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <nav className="wd-views" aria-label={t('views.tabs')} onClick={open}>
      {views.map((view) => {
        const isCurrent = view.id === current?.id
        const count = countOf(view)
        return (
          <a
            key={view.id}
            href={`#${pathname}${addressOf(view, search)}`}
            data-view={view.id}
            aria-current={isCurrent ? 'true' : undefined}
          >
            <bdi data-text={view.label}>{view.label}</bdi>
            {isCurrent && isChanged && (
              <span className="wd-view-dot" role="img" aria-label={t('views.changed')} />
            )}
            {/* its place is there before the count */}
            <span className="wd-view-count">{count !== undefined && shortCount(count)}</span>
          </a>
        )
      })}
    </nav>
  )
}
