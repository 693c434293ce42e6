import { useEffect, type ReactNode } from 'react'
import { QueryClient } from '@tanstack/react-query'
import { createAuthProvider } from '@/engine/data/authProvider'
import { followConnection } from '@/engine/data/online'
import { createDataProvider } from '@/engine/data/dataProvider'
import { GatewayContext, type Gateway } from '@/engine/data/gateway'
import { ConfigContext } from '@/engine/data/useConfig'
import { askedRows, untilBusy } from '@/engine/data/rowsAt'
import { createI18nProvider, type GrowingI18nProvider } from '@/engine/data/i18nProvider'
import { createPortalStore } from '@/engine/data/portalStore'
import { createOpenPages, OpenPagesContext } from '@/engine/form/openPages'
import type { CreatePortal, Opened } from '@/engine/session/boot/portalLoader'
import { countEntries } from '@/engine/shell/countEntries'
import type { AskPage } from '@/engine/pages/AskAhead'
import { askPage } from '@/engine/pages/askPage'
import { menuOf } from '@/engine/shell/menu/menuOf'
import { PortalRouter } from '@/engine/shell/portal/PortalRouter'
import { readHash } from '@/engine/ui/hash'
import { lateCode } from '@/engine/ui/late/lateCode'
import { createSlot } from '@/engine/ui/late/slot'
import { createRegistry, type Registry } from '@/engine/registry'
import { config } from '@/engine/config'
import { keepFewLists } from '@/engine/data/keepFewLists'
import { AdminFrame, OpenedContext, type AdminProps } from './AdminApp'
import type { App, Start } from './createAdmin'
import { createPortalRouter } from './portalRouter'

export function openAdmin(app: App, { messages, words, alerts = true }: Start): CreatePortal {
  const i18nProvider = createI18nProvider(messages, words)
  return (gateway) => {
    const lateRegistry = lateCode(async () => {
      const [late] = await Promise.all([app.lateResources?.(), i18nProvider.add('late')])
      return createRegistry(app.registry.all, late)
    })
    const registry = () => lateRegistry.get() ?? app.registry
    const providers = createProviders(app, gateway, { i18nProvider, registry })
    const { language } = messages
    const frame = { app, providers, lateRegistry, language, alerts: alerts ? app.alerts : [] }
    const opening = createOpening(gateway, frame)
    return {
      askAhead({ path, search }) {
        // most pages have the path of their calls
        const resource = registry().all.find((one) => one.path === path)
        const asked = resource && askedRows(gateway, resource, search)
        if (asked) gateway.ahead.ask(asked)
      },
      async prepare(routers) {
        const { routes } = app
        const address = readHash(location.hash)
        const site = { menu: menuOf(routers, routes), routes, registry: registry() }
        const asking = { gateway, ...providers, home: app.home, site }
        await untilBusy(askPage(asking, address))
        await opening.goTo(address)
      },
      render: opening.render,
    }
  }
}

type Given = { i18nProvider: GrowingI18nProvider; registry: () => Registry }

function createProviders(app: App, gateway: Gateway, { i18nProvider, registry }: Given) {
  return {
    store: createPortalStore(app.config.storage, i18nProvider.getLocale()),
    queryClient: createQueryClient(),
    dataProvider: createDataProvider(gateway, { byName: (name) => registry().byName(name) }),
    authProvider: createAuthProvider(gateway),
    i18nProvider,
  }
}

type Frame = Omit<AdminProps, 'asking'> & { providers: { queryClient: QueryClient } }

function createOpening(gateway: Gateway, frame: Frame) {
  const asking = createSlot<AskPage>()
  // listens before the router
  const follow = countEntries()
  const element = <AdminFrame {...frame} asking={asking} />
  const { router, goTo } = createPortalRouter(gateway, asking)
  const pages = createOpenPages()
  const begin = () => [
    follow(router),
    followConnection(gateway, frame.providers.queryClient),
    () => router.dispose(),
  ]
  const render = (opened?: Opened) => (
    <ConfigContext value={frame.app.config}>
      <GatewayContext value={gateway}>
        <OpenPagesContext value={pages}>
          <OpenedContext value={opened}>
            <Opening begin={begin}>
              <PortalRouter router={router} isOpen={opened !== undefined}>
                {element}
              </PortalRouter>
            </Opening>
          </OpenedContext>
        </OpenPagesContext>
      </GatewayContext>
    </ConfigContext>
  )
  return { goTo, render }
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

type OpeningProps = { begin: () => readonly (() => void)[]; children: ReactNode }

function Opening({ begin, children }: OpeningProps) {
  useEffect(() => {
    const ends = begin()
    return () => ends.forEach((end) => end())
  }, [begin])
  return children
}
