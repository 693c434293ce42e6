import { Activity, memo, useLayoutEffect, type ReactNode } from 'react'
import { RouterProviderContext } from 'ra-core'
import { useLocation, useNavigationType, useRoutes } from 'react-router'
import { pageCacheSlot, type CachedPage } from '@/engine/form/pageCache'
import { ErrorBoundary, type Crash } from '@/engine/ui/crash/ErrorBoundary'
import { useSlot } from '@/engine/ui/slot'
import { PageCrashed } from './PageCrashed'
import { PagePath, pageRouter } from './pageRouter'

type PagesProps = { children: ReactNode }

/** The page at the current location; with tags, also the cached ones, each at the location where it was left. */
export function Pages({ children }: PagesProps) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const cache = useSlot(pageCacheSlot)
  const { pathname } = location
  const pages = cache?.pagesAt({ location, navigationType }) ?? [{ path: pathname, location }]
  useLayoutEffect(() => {
    // every page begins at its top, wherever the last one was left
    toTop()
    pageCacheSlot.get()?.show(pathname)
  }, [pathname])
  return pages.map((page) => (
    <Activity key={page.path} mode={page.path === pathname ? 'visible' : 'hidden'}>
      <div className="wd-kept" data-path={page.path}>
        <Page {...page}>{children}</Page>
      </div>
    </Activity>
  ))
}

type PageProps = CachedPage & { children: ReactNode }

// `useRoutes` makes a new location each time it runs, which everything in the page would follow
const Page = memo(function Page({ path, location, children }: PageProps) {
  const element = <ErrorBoundary fallback={crashed}>{children}</ErrorBoundary>
  const page = useRoutes([{ path: '*', element }], location)
  return (
    <PagePath value={path}>
      <RouterProviderContext value={pageRouter}>{page}</RouterProviderContext>
    </PagePath>
  )
})

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
