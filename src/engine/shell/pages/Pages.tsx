import {
  Activity,
  createContext,
  memo,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  reactRouterProvider,
  RouterProviderContext,
  type RouterNavigateFunction,
  type RouterProvider,
} from 'ra-core'
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useNavigate,
  type Location,
} from 'react-router'
import { config } from '@/engine/config'
import { holdQueries } from '@/engine/data/holdQueries'
import { useOpenPages } from '@/engine/form/openPages'
import type { MountedPage, PageLocation } from '@/engine/form/pageCache'
import { withoutRemoved } from '@/engine/form/pageList'
import { ErrorBoundary } from '@/engine/ui/crash/ErrorBoundary'
import { afterPaint } from '@/engine/ui/afterPaint'
import { useSlot } from '@/engine/ui/late/slot'
import { usePreferences } from '../preferences/preferences'
import type { Site } from '../portal/ownRoute'
import { usePortal, useSite } from '../portal/PortalContext'
import { root, useHere } from '../portal/PortalRouter'
import { pageCrashed } from './PageCrashed'
import { listedPage } from './listedPage'
import { createPagePlace } from './pagePlace'
import { createPageScroll } from './pageScroll'

type PagesProps = { children: ReactNode }

/** The visible page, and hidden ones as they were left. */
export function Pages({ children }: PagesProps) {
  const { cache } = useOpenPages()
  useSlot(cache)
  const here = useHere()
  const { location } = here
  const pages = cache.pagesAt(here)
  useVisits(here)
  useScroll(location.pathname)
  return pages.map((page) => (
    <Activity key={page.path} mode={page.path === location.pathname ? 'visible' : 'hidden'}>
      <Page {...page}>{children}</Page>
    </Activity>
  ))
}

function useVisits(here: PageLocation): void {
  const { cache } = useOpenPages()
  const { tagsView } = usePreferences()
  const { menuFailure } = usePortal()
  const site = useSite()
  const navigate = useNavigate()
  const visit = useEffectEvent((location: Location) => {
    const options = {
      ...listedPage(site, location.pathname),
      most: tagsView ? config.mostTags : config.mostPages,
      keepsInput: tagsView,
    }
    const left = cache.visit({ ...here, location }, options)
    if (left) void navigate(left, { replace: true, state: left.state })
  })
  useLayoutEffect(() => visit(here.location), [here.location])
  const leaveRemoved = useEffectEvent((menu: Site['menu']) => {
    const isThere = (path: string) =>
      menuFailure !== undefined || listedPage({ ...site, menu }, path).isListed
    cache.change((pages) => withoutRemoved(pages, isThere))
  })
  useEffect(() => leaveRemoved(site.menu), [site.menu])
}

function useScroll(path: string): void {
  const { cache } = useOpenPages()
  const [scroll] = useState(() => createPageScroll(cache.isKept))
  useLayoutEffect(() => scroll.show(path), [scroll, path])
  useEffect(() => scroll.start(), [scroll])
}

/** Renders again only at another location, as no context of it follows the address. */
const Page = memo(function Page({ path, location, children }: MountedPage & PagesProps) {
  const [{ attach, focusAgain }] = useState(createPagePlace)
  const at = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])
  useReturn(path, focusAgain)
  return (
    <div className="wd-page-place" ref={attach}>
      <div className="wd-kept" data-path={path}>
        <PagePath value={path}>
          <RouterProviderContext value={pageRouter}>
            <LocationContext value={at}>
              <RouteContext value={root}>
                <ErrorBoundary fallback={pageCrashed}>{children}</ErrorBoundary>
              </RouteContext>
            </LocationContext>
          </RouterProviderContext>
        </PagePath>
      </div>
    </div>
  )
})

/** A hidden page keeps its data without fetching; shown again, it has its focus again. */
function useReturn(path: string, focusAgain: () => void): void {
  const { cache } = useOpenPages()
  const queryClient = useQueryClient()
  useLayoutEffect(
    () => () => cache.hold(path, () => holdQueries(queryClient)),
    [path, cache, queryClient],
  )
  // after the page's own effects, which observe its queries
  useEffect(() => {
    cache.release(path)
    return afterPaint(focusAgain)
  }, [path, cache, focusAgain])
}

const PagePath = createContext('')

/** A hidden page cannot navigate: a form saved after its page was left must not move the operator. */
const pageRouter: RouterProvider = { ...reactRouterProvider, useNavigate: usePageNavigate }

function usePageNavigate(): RouterNavigateFunction {
  const path = use(PagePath)
  const { cache } = useOpenPages()
  const navigate = reactRouterProvider.useNavigate()
  return useCallback<RouterNavigateFunction>(
    (to, options) => {
      if (cache.mayNavigate(path, options?.state)) navigate(to, options)
    },
    [path, cache, navigate],
  )
}
