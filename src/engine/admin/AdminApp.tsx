import { Activity, createContext, use, useCallback, useMemo } from 'react'
import { CoreAdminContext, DefaultTitleContextProvider, type CoreAdminContextProps } from 'ra-core'
import { LateAlerts } from '@/engine/alerts/LateAlerts'
import type { Language } from '@/engine/config'
import { AlertSourcesContext, type AlertSource } from '@/engine/data/live/alertSource'
import { pagesOf } from '@/engine/data/menu/menuLookup'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import { ResourcePathsProvider } from '@/engine/data/pathTo'
import { RegistryContext } from '@/engine/data/useRegistry'
import { KindViewsContext } from '@/engine/kinds/view/kindView'
import { PartsContext } from '@/engine/kinds/view/parts'
import { AskAhead, type AskPage } from '@/engine/pages/AskAhead'
import { fixedRoutes, ownRoutes } from '@/engine/pages/fixedRoutes'
import { MenuPages } from '@/engine/pages/MenuPages'
import { PageRoutes } from '@/engine/ui/PageRoutes'
import type { Registry } from '@/engine/registry'
import { Crashed } from '@/engine/session/boot/PlainPage'
import type { Opened } from '@/engine/session/boot/portalLoader'
import { FollowTabs } from '@/engine/session/FollowTabs'
import { FetchLate } from '@/engine/shell/FetchLate'
import { FollowAccess } from '@/engine/shell/FollowAccess'
import { useMenu } from '@/engine/shell/menu/useMenu'
import { mountedPaths, type OwnRoute } from '@/engine/shell/portal/ownRoute'
import { PortalContext } from '@/engine/shell/portal/PortalContext'
import { Here } from '@/engine/shell/portal/PortalRouter'
import { RememberRows } from '@/engine/shell/RememberRows'
import { Shell } from '@/engine/shell/Shell'
import { ErrorBoundary, type Crash } from '@/engine/ui/crash/ErrorBoundary'
import type { LateCode } from '@/engine/ui/late/lateCode'
import { useSlot, type Slot } from '@/engine/ui/late/slot'
import type { App } from './createAdmin'

export type AdminProps = {
  app: App
  providers: CoreAdminContextProps
  lateRegistry: LateCode<Registry>
  language: Language
  alerts: readonly AlertSource[]
  asking: Slot<AskPage>
}

export const OpenedContext = createContext<Opened | undefined>(undefined)

const closed: Opened = { routers: { tree: [] } }

/** Behind the login the shell is rendered in idle moments, without effects, layout or calls. */
export function AdminFrame(props: AdminProps) {
  const opened = use(OpenedContext)
  return (
    <Activity mode={opened ? 'visible' : 'hidden'}>
      <ErrorBoundary fallback={crashed}>
        <AdminApp {...props} opened={opened ?? closed} />
      </ErrorBoundary>
    </Activity>
  )
}

function crashed({ id }: Crash) {
  return <Crashed id={id} />
}

function AdminApp(props: AdminProps & { opened: Opened }) {
  const { app, providers, lateRegistry, language, opened, alerts, asking } = props
  const { routers, takesFocus = false } = opened
  const registry = useSlot(lateRegistry) ?? app.registry
  const loadLate = useCallback(async () => {
    if (!app.registry.isWhole) await lateRegistry.load()
  }, [app, lateRegistry])
  const { routes, menuIcons } = app
  const shown = useMenu(routers, registry, routes)
  const { menu, entries, menuFailure, removedPaths, retryMenu, setRouters } = shown
  const portal = useMemo(() => {
    const ofMenu = { menu, entries, menuFailure, retryMenu }
    return { ...ofMenu, language, loadLate, takesFocus, routes, menuIcons }
  }, [language, menu, entries, menuFailure, retryMenu, loadLate, takesFocus, routes, menuIcons])
  const paths = useMemo(() => resourcePaths(menu, registry, routes), [menu, registry, routes])
  const pages = useMemo(
    () => routesOf(app, registry, menu, removedPaths),
    [app, registry, menu, removedPaths],
  )
  return (
    <CoreAdminContext {...providers}>
      <RegistryContext value={registry}>
        <PortalContext value={portal}>
          <PartsContext value={app.parts}>
            <KindViewsContext value={app.kinds}>
              <ResourcePathsProvider paths={paths}>
                <AlertSourcesContext value={alerts}>
                  <LateAlerts>
                    <Here>
                      <AskAhead slot={asking} home={app.home} />
                      <FollowAccess onMenu={setRouters} />
                    </Here>
                    <FetchLate home={app.home} />
                    <FollowTabs />
                    <RememberRows />
                    <DefaultTitleContextProvider value={app.config.name}>
                      <Shell>{pages}</Shell>
                    </DefaultTitleContextProvider>
                  </LateAlerts>
                </AlertSourcesContext>
              </ResourcePathsProvider>
            </KindViewsContext>
          </PartsContext>
        </PortalContext>
      </RegistryContext>
    </CoreAdminContext>
  )
}

function routesOf(
  { home, routes, pages }: App,
  registry: Registry,
  menu: readonly MenuNode[],
  removedPaths: readonly string[] | undefined,
) {
  return (
    <PageRoutes routes={[...fixedRoutes(home), ...ownRoutes(routes, registry)]}>
      <MenuPages {...{ menu, registry, pages, removedPaths }} />
    </PageRoutes>
  )
}

function resourcePaths(
  menu: readonly MenuNode[],
  { byComponent }: Registry,
  routes: readonly OwnRoute[],
): ReadonlyMap<string, string> {
  const own = mountedPaths(routes)
  const paths = new Map(own)
  for (const { component, path } of pagesOf(menu)) {
    const resource = component === undefined ? undefined : byComponent(component)
    const isNew = resource && (!paths.has(resource.name) || own.has(resource.name))
    if (isNew) paths.set(resource.name, path)
  }
  return paths
}
