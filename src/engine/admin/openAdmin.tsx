import { useEffect } from 'react'
import { createHashRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createAuthProvider } from '@/engine/data/session/authProvider'
import { followConnection } from '@/engine/data/connection'
import { createDataProvider } from '@/engine/data/dataProvider'
import { gateway } from '@/engine/data/gateway'
import { createI18nProvider } from '@/engine/data/i18nProvider'
import { createPortalStore } from '@/engine/data/portalStore'
import { isHolding } from '@/engine/form/leaving'
import { RouteCrashed } from '@/engine/pages/RouteCrashed'
import { Crashed } from '@/engine/session/boot/Crashed'
import type { OpenPortal } from '@/engine/session/boot/portal'
import { guardPortal } from '@/engine/shell/guardPortal'
import { loadMenuIcons } from '@/engine/shell/menu/MenuIcon'
import { countEntries } from '@/engine/shell/menu/countEntries'
import { askForTyped } from '@/engine/shell/notices/newVersion'
import { ErrorBoundary } from '@/engine/ui/crash/ErrorBoundary'
import { AdminApp } from './AdminApp'
import type { App, Start } from './createAdmin'
import { createDeclared } from './declared'
import { createQueryClient } from './queryClient'

/** Opens an app once its session is loaded. The router is made then, and once. */
export function openAdmin(app: App, { language, messages, framework }: Start): OpenPortal {
  followConnection()
  askForTyped(isHolding)
  const i18nProvider = createI18nProvider(language, messages, framework)
  const declared = createDeclared(
    app.registry,
    () => loadLate(app, language),
    i18nProvider.addMessages,
  )
  const providers = {
    store: createPortalStore(),
    queryClient: createQueryClient(),
    dataProvider: createDataProvider(gateway, {
      byName: (name) => declared.registry().byName(name),
    }),
    authProvider: createAuthProvider(gateway),
    i18nProvider,
  }
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
            <AdminApp {...{ app, providers, declared, language, routers }} />
          </ErrorBoundary>
        ),
      },
    ])
    return <Opened router={router} followEntries={followEntries} />
  }
}

async function loadLate({ lateResources }: App, language: Start['language']) {
  const [late] = await Promise.all([
    lateResources?.(language),
    // drawn with whatever is drawn anew for the rest
    loadMenuIcons(),
  ])
  return late ?? { resources: [] }
}

type OpenedProps = {
  router: ReturnType<typeof createHashRouter>
  followEntries: ReturnType<typeof countEntries>
}

/** The router listens to the address as long as the admin is on the page. */
function Opened({ router, followEntries }: OpenedProps) {
  useEffect(() => {
    const stopCounting = followEntries(router)
    return () => {
      stopCounting()
      router.dispose()
    }
  }, [router, followEntries])
  return <RouterProvider router={router} useTransitions={false} />
}

function Nothing() {
  return null
}
