import { useEffect } from 'react'
import { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { createAuthProvider } from '@/engine/data/authProvider'
import { followConnection } from '@/engine/data/online'
import { createDataProvider } from '@/engine/data/dataProvider'
import { GatewayContext } from '@/engine/data/gateway'
import { ConfigContext } from '@/engine/data/useConfig'
import { askedRows, fetchRows } from '@/engine/data/rowsAt'
import { createI18nProvider } from '@/engine/data/i18nProvider'
import { createPortalStore } from '@/engine/data/portalStore'
import { createOpenPages, OpenPagesContext } from '@/engine/form/openPages'
import type { CreatePortal } from '@/engine/session/boot/portalLoader'
import { countEntries } from '@/engine/shell/countEntries'
import type { AskPage } from '@/engine/pages/AskAhead'
import { menuOf } from '@/engine/shell/menu/menuOf'
import { pageAt } from '@/engine/shell/portal/pageAt'
import { readHash } from '@/engine/ui/hash'
import { lateCode } from '@/engine/ui/late/lateCode'
import { createSlot } from '@/engine/ui/late/slot'
import { createRegistry } from '@/engine/registry'
import { config } from '@/engine/config'
import { keepFewLists } from '@/engine/data/keepFewLists'
import { AdminFrame, OpenedContext } from './AdminFrame'
import type { App, Start } from './createAdmin'
import { createPortalRouter } from './portalRouter'

export function openAdmin(app: App, { messages, words, alerts = true }: Start): CreatePortal {
  const { language } = messages
  const i18nProvider = createI18nProvider(messages, words)
  return (gateway) => {
    const lateRegistry = lateCode(async () => {
      const [late] = await Promise.all([app.lateResources?.(), i18nProvider.add('late')])
      return createRegistry(app.registry.all, late)
    })
    const registry = () => lateRegistry.get() ?? app.registry
    const byName = (name: string) => registry().byName(name)
    const providers = {
      store: createPortalStore(app.config.storage),
      queryClient: createQueryClient(),
      dataProvider: createDataProvider(gateway, { byName }),
      authProvider: createAuthProvider(gateway),
      i18nProvider,
    }
    const rows = { gateway, ...providers }
    const follow = countEntries()
    const asking = createSlot<AskPage>()
    const frame = {
      app,
      providers,
      lateRegistry,
      language,
      alerts: alerts ? app.alerts : [],
      asking,
    }
    const { router, goTo } = createPortalRouter(gateway, asking, <AdminFrame {...frame} />)
    const begin = () => [
      follow(router),
      followConnection(gateway, providers.queryClient),
      () => router.dispose(),
    ]
    const pages = createOpenPages()
    return {
      askAhead({ path, search }) {
        // the menu will tell; most pages have the path of their calls
        const resource = registry().all.find((one) => one.path === path)
        const asked = resource && askedRows(gateway, resource, search)
        if (asked) gateway.ahead.ask(asked)
      },
      async prepare(routers) {
        const address = readHash(location.hash)
        const menu = menuOf(routers, app.routes)
        const page = pageAt(address.path, { menu, routes: app.routes, registry: registry() })
        if (page?.page === 'list') fetchRows(rows, page.resource, address.search)
        await goTo(address)
      },
      render: (opened) => (
        <ConfigContext value={app.config}>
          <GatewayContext value={gateway}>
            <OpenPagesContext value={pages}>
              <OpenedContext value={opened}>
                <Opened router={router} begin={begin} />
              </OpenedContext>
            </OpenPagesContext>
          </GatewayContext>
        </ConfigContext>
      ),
    }
  }
}

function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // a call without a network fails at once instead of waiting for one
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

type OpenedProps = {
  router: ReturnType<typeof createPortalRouter>['router']
  begin: () => readonly (() => void)[]
}

function Opened({ router, begin }: OpenedProps) {
  useEffect(() => {
    const ends = begin()
    return () => ends.forEach((end) => end())
  }, [begin])
  return <RouterProvider router={router} useTransitions={false} />
}
