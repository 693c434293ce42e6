import { Activity, useContext, useLayoutEffect, type ReactNode } from 'react'
import { UNSAFE_LocationContext, UNSAFE_NavigationContext } from 'react-router'
import { pageCacheSlot } from '@/engine/form/pageCache'
import { ErrorBoundary, type Crash } from '@/engine/ui/crash/ErrorBoundary'
import { useSlot } from '@/engine/ui/slot'
import { PageCrashed } from './PageCrashed'

type PagesProps = { children: ReactNode }

/** The page at the present address; with tags, also those that are kept, each at the address where it was left. */
export function Pages({ children }: PagesProps) {
  const place = useContext(UNSAFE_LocationContext)
  const ways = useContext(UNSAFE_NavigationContext)
  const pageCache = useSlot(pageCacheSlot)
  const { pathname } = place.location
  const pages = pageCache?.pagesAt(place, ways) ?? [{ path: pathname, place, ways }]
  useLayoutEffect(() => {
    // every page begins at its top, wherever the last one was left
    toTop()
    pageCacheSlot.get()?.show(pathname)
  }, [pathname])
  return pages.map((page) => (
    <Activity key={page.path} mode={page.path === pathname ? 'visible' : 'hidden'}>
      <div className="wd-kept" data-path={page.path}>
        <UNSAFE_NavigationContext value={page.ways}>
          <UNSAFE_LocationContext value={page.place}>
            <ErrorBoundary fallback={crashed}>{children}</ErrorBoundary>
          </UNSAFE_LocationContext>
        </UNSAFE_NavigationContext>
      </div>
    </Activity>
  ))
}

let isScrolled = false
addEventListener('scroll', () => (isScrolled = true), { passive: true })

// to set it where it stands already would lay out the whole page once more
function toTop(): void {
  if (isScrolled) document.documentElement.scrollTop = 0
  isScrolled = false
}

function crashed(crash: Crash) {
  return <PageCrashed {...crash} />
}
