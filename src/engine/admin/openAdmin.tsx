import { useEffect } from 'react'
import { QueryClient } from '@tanstack/react-query'
import { createHashRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createAuthProvider } from '@/engine/data/authProvider'
import { followConnection } from '@/engine/data/online'
import { createDataProvider } from '@/engine/data/dataProvider'
import { GatewayContext } from '@/engine/data/gateway'
import { ConfigContext } from '@/engine/data/useConfig'
import { createI18nProvider } from '@/engine/data/i18nProvider'
import { createPortalStore } from '@/engine/data/portalStore'
import { createOpenPages, OpenPagesContext } from '@/engine/form/openPages'
import { RouteCrashed } from '@/engine/pages/RouteCrashed'
import { Crashed } from '@/engine/session/boot/PlainPage'
import type { OpenPortal } from '@/engine/session/boot/portalLoader'
import { guardPortal, isInPortal } from '@/engine/shell/guardPortal'
import { countEntries } from '@/engine/shell/countEntries'
import type { AskPage } from '@/engine/pages/AskAhead'
import { lateCode } from '@/engine/ui/late/lateCode'
import { createSlot } from '@/engine/ui/late/slot'
import { createRegistry } from '@/engine/registry'
import { config } from '@/engine/config'
import { keepFewLists } from '@/engine/data/keepFewLists'
import { ErrorBoundary } from '@/engine/ui/crash/ErrorBoundary'
import { AdminApp } from './AdminApp'
import type { App, Start } from './createAdmin'

export function openAdmin(app: App, { messages, words, alerts = true }: Start): OpenPortal {
  const { language } = messages
  const sources = alerts ? app.alerts : []
  const i18nProvider = createI18nProvider(messages, words)
  return ({ gateway, routers, takesFocus = false }) => {
    const lateRegistry = lateCode(async () => {
      const [late] = await Promise.all([app.lateResources?.(), i18nProvider.add('late')])
      return createRegistry(app.registry.all, late)
    })
    const queryClient = createQueryClient()
    const pages = createOpenPages()
    const byName = (name: string) => (lateRegistry.get() ?? app.registry).byName(name)
    const providers = {
      store: createPortalStore(app.config.storage),
      queryClient,
      dataProvider: createDataProvider(gateway, { byName }),
      authProvider: createAuthProvider(gateway),
      i18nProvider,
    }
    const follow = countEntries()
    const asking = createSlot<AskPage>()
    const router = createHashRouter(
      [
        {
          id: 'portal',
          path: '*',
          loader: guardPortal(gateway, (address) => asking.get()?.(address)),
          HydrateFallback: Nothing,
          ErrorBoundary: RouteCrashed,
          element: (
            <ErrorBoundary fallback={({ id }) => <Crashed id={id} />}>
              <AdminApp
                {...{
                  app,
                  providers,
                  lateRegistry,
                  language,
                  routers,
                  takesFocus,
                  alerts: sources,
                  asking,
                }}
              />
            </ErrorBoundary>
          ),
        },
      ],
      // a guard that has passed needs no render of its own
      isInPortal(gateway) ? { hydrationData: { loaderData: { portal: null } } } : {},
    )
    const begin = () => [
      follow(router),
      followConnection(gateway, queryClient),
      () => router.dispose(),
    ]
    return (
      <ConfigContext value={app.config}>
        <GatewayContext value={gateway}>
          <OpenPagesContext value={pages}>
            <Opened router={router} begin={begin} />
          </OpenPagesContext>
        </GatewayContext>
      </ConfigContext>
    )
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
  router: ReturnType<typeof createHashRouter>
  begin: () => readonly (() => void)[]
}

function Opened({ router, begin }: OpenedProps) {
  useEffect(() => {
    const ends = begin()
    return () => ends.forEach((end) => end())
  }, [begin])
  return <RouterProvider router={router} useTransitions={false} />
}

function Nothing() {
  return null
}
