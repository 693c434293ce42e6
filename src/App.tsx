import { useEffect, useMemo } from 'react'
import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, type TranslationMessages } from 'ra-core'
import { createHashRouter, Route } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Messages } from '@/i18n'
import { pages } from './app/pages'
import { parts } from './app/parts'
import { Home, portalRoutes } from './app/portalRoutes'
import { LateAlerts } from './engine/alerts/LateAlerts'
import { config, type Language } from './engine/config'
import { countEntries } from './engine/shell/menu/countEntries'
import { FetchLate } from './engine/shell/FetchLate'
import { FollowAccess } from './engine/shell/FollowAccess'
import { FollowTabs } from './engine/session/FollowTabs'
import { FollowVersion } from './engine/shell/notices/FollowVersion'
import { fixedPaths } from './engine/shell/fixedPages'
import { guardPortal } from './engine/shell/guardPortal'
import { pagesOf } from './engine/data/menu/menuLookup'
import type { MenuNode } from './engine/data/menu/menuNode'
import { askForTyped } from './engine/shell/notices/newVersion'
import type { OpenPortal, Routers } from './engine/session/boot/portal'
import { PortalContext } from './engine/shell/PortalContext'
import { Shell } from './engine/shell/Shell'
import { useMenu } from './engine/shell/menu/useMenu'
import { useRegistry } from './engine/shell/useRegistry'
import { fixedRoutes } from './engine/pages/fixedRoutes'
import { MenuPages } from './engine/pages/MenuPages'
import { UnknownPath } from './engine/pages/UnknownPath'
import { Crashed } from './engine/session/boot/Crashed'
import { RouteCrashed } from './engine/pages/RouteCrashed'
import { createAuthProvider } from './engine/data/session/authProvider'
import { followConnection } from './engine/data/connection'
import { createDataProvider } from './engine/data/dataProvider'
import { gateway } from './engine/data/gateway'
import { createI18nProvider } from './engine/data/i18nProvider'
import { keepFewLists } from './engine/data/wire/keepFewLists'
import { createPortalStore } from './engine/data/portalStore'
import type { Registry } from './engine/registry'
import { systemRoutes } from './system/systemRoutes'
import { ErrorBoundary } from './engine/ui/crash/ErrorBoundary'
import { PartsContext } from './engine/kinds/part'
import { LateContext } from './engine/ui/late/late'
import { isHolding } from './engine/form/leaving'
import { ResourcePathsProvider } from './engine/data/pathTo'

type Setup = { language: Language; messages: Messages; framework: TranslationMessages }

/** The one place that knows all. The router is made once, when the session is loaded. */
export function openPortal(setup: Setup): OpenPortal {
  followConnection()
  askForTyped(isHolding)
  const providers = createProviders(setup)
  return (routers) => {
    const followEntries = countEntries()
    const router = createHashRouter([
      {
        path: '*',
        loader: guardPortal,
        HydrateFallback: Nothing,
        ErrorBoundary: RouteCrashed,
        element: (
          <ErrorBoundary fallback={({ id }) => <Crashed id={id} />}>
            <App admin={providers} language={setup.language} routers={routers} />
          </ErrorBoundary>
        ),
      },
    ])
    return <Portal router={router} followEntries={followEntries} />
  }
}

type PortalProps = {
  router: ReturnType<typeof createHashRouter>
  followEntries: ReturnType<typeof countEntries>
}

/** The router listens to the address as long as the portal stands. */
function Portal({ router, followEntries }: PortalProps) {
  useEffect(() => {
    const stopCounting = followEntries(router)
    return () => {
      stopCounting()
      router.dispose()
    }
  }, [router, followEntries])
  return <RouterProvider router={router} useTransitions={false} />
}

function createProviders({ language, messages, framework }: Setup) {
  return {
    store: createPortalStore(),
    queryClient: createQueryClient(),
    dataProvider: createDataProvider(gateway),
    authProvider: createAuthProvider(gateway),
    i18nProvider: createI18nProvider(language, messages, framework),
  }
}

function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // without a network a call fails at once and says so; none waits to be sent later
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: config.staleMs,
      },
    },
  })
  keepFewLists(client)
  return client
}

type AppProps = {
  admin: ReturnType<typeof createProviders>
  language: Language
  routers: Routers
}

function App({ admin, language, routers }: AppProps) {
  const { registry, loadLate } = useRegistry(language, admin.i18nProvider.addMessages)
  const { menu, entries, menuFailure, removedPaths, retryMenu, setRouters } = useMenu(
    routers,
    registry,
  )
  const portal = useMemo(
    () => ({ language, menu, entries, menuFailure, retryMenu, registry }),
    [language, menu, entries, menuFailure, retryMenu, registry],
  )
  const paths = useMemo(() => resourcePaths(menu, registry), [menu, registry])
  const routes = useMemo(
    () => (
      <CustomRoutes>
        {fixedRoutes(registry, Home)}
        {systemRoutes(registry)}
        {portalRoutes(registry)}
        <Route
          path="*"
          element={
            <MenuPages menu={menu} registry={registry} pages={pages} removedPaths={removedPaths} />
          }
        />
      </CustomRoutes>
    ),
    [menu, registry, removedPaths],
  )
  return (
    <CoreAdminContext {...admin}>
      <PortalContext value={portal}>
        <LateContext value={loadLate}>
          <PartsContext value={parts}>
            <ResourcePathsProvider paths={paths}>
              <FetchLate />
              <LateAlerts />
              <FollowAccess onMenu={setRouters} />
              <FollowTabs />
              <FollowVersion />
              <CoreAdminUI
                title="Wattdesk"
                layout={Shell}
                catchAll={UnknownPath}
                loading={Nothing}
                error={PassOn}
                loginPage={false}
                authCallbackPage={false}
                disableTelemetry
              >
                {routes}
              </CoreAdminUI>
            </ResourcePathsProvider>
          </PartsContext>
        </LateContext>
      </PortalContext>
    </CoreAdminContext>
  )
}

/** Where each resource is mounted; the first of two pages with one component. */
function resourcePaths(
  menu: readonly MenuNode[],
  { byComponent }: Registry,
): ReadonlyMap<string, string> {
  const paths = new Map(fixedPaths)
  for (const { component, path } of pagesOf(menu)) {
    const resource = component === undefined ? undefined : byComponent(component)
    const isNew = resource && (!paths.has(resource.name) || fixedPaths.has(resource.name))
    if (isNew) paths.set(resource.name, path)
  }
  return paths
}

function Nothing() {
  return null
}

/** What stops the shell is for the boundary around it, whose page is in the reader's words and has an id. */
function PassOn({ error }: { error: Error }): never {
  throw error
}
