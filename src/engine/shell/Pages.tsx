import { Activity, createContext, memo, use, useCallback } from 'react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import {
  reactRouterProvider,
  RouterProviderContext,
  useTranslate,
  type RouterNavigateFunction,
  type RouterProvider,
} from 'ra-core'
import { useLocation, useNavigationType, useRoutes } from 'react-router'
import { useOpenPages, type CachedPage } from '@/engine/form/openPages'
import { Button } from '@/engine/ui/Button'
import { CrashId } from '@/engine/ui/crash/Widget'
import { ErrorBoundary, type Crash } from '@/engine/ui/crash/ErrorBoundary'
import { Illustration } from '@/engine/ui/crash/Illustration'
import { useSlot } from '@/engine/ui/late/slot'
import { useListener } from '@/engine/ui/useListener'

type PagesProps = { children: ReactNode }

/** With tags, renders the cached pages too, each at the location where it was left. */
export function Pages({ children }: PagesProps) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const slot = useOpenPages().cache
  const cache = useSlot(slot)
  const { pathname } = location
  const pages = cache?.pagesAt({ location, navigationType }) ?? [{ path: pathname, location }]
  // the login may have scrolled before the portal opened
  const isScrolled = useRef(true)
  useListener(window, 'scroll', () => {
    isScrolled.current = true
  })
  useLayoutEffect(() => {
    // each page starts at its top; setting it without need would lay out the whole page again
    if (isScrolled.current) document.documentElement.scrollTop = 0
    isScrolled.current = false
    slot.get()?.show(pathname)
  }, [pathname, slot])
  return pages.map((page) => (
    <Activity key={page.path} mode={page.path === pathname ? 'visible' : 'hidden'}>
      <div className="wd-kept" data-path={page.path}>
        <Page {...page}>{children}</Page>
      </div>
    </Activity>
  ))
}

type PageProps = CachedPage & { children: ReactNode }

// `useRoutes` makes a new location on each run, which would render the whole page again
const Page = memo(function Page({ path, location, children }: PageProps) {
  const element = <ErrorBoundary fallback={crashed}>{children}</ErrorBoundary>
  const page = useRoutes([{ path: '*', element }], location)
  return (
    <PagePath value={path}>
      <RouterProviderContext value={pageRouter}>{page}</RouterProviderContext>
    </PagePath>
  )
})

const PagePath = createContext('')

/** A hidden page cannot navigate: a form saved after its page was left must not move the operator. */
const pageRouter: RouterProvider = { ...reactRouterProvider, useNavigate: usePageNavigate }

function usePageNavigate(): RouterNavigateFunction {
  const path = use(PagePath)
  const { cache } = useOpenPages()
  const navigate = reactRouterProvider.useNavigate()
  return useCallback<RouterNavigateFunction>(
    (to, options) => {
      const mayNavigate = cache.get()?.mayNavigate(path, options?.state) ?? true
      if (mayNavigate) navigate(to, options)
    },
    [path, cache, navigate],
  )
}

function crashed(crash: Crash) {
  return <PageCrashed {...crash} />
}

function PageCrashed({ id, retry }: Crash) {
  const translate = useTranslate()
  return (
    <section className="wd-message" role="alert">
      <Illustration name="failed" />
      <h1>{translate('pages.crashedTitle')}</h1>
      <p>{translate('pages.crashedText')}</p>
      <p>{translate('crash.tell')}</p>
      <CrashId id={id} />
      <Button look="primary" onClick={retry}>
        {translate('shell.retry')}
      </Button>
    </section>
  )
}
