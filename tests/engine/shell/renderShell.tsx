import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { CoreAdminContext, memoryStore, useNotify, type NotificationOptions } from 'ra-core'
import { createMemoryRouter } from 'react-router'
import { beforeAll } from 'vitest'
import { providerIn } from '@/tests/support/words'
import { buildMenu } from '@/engine/data/menu/buildMenu'
import { PortalContext, type Portal } from '@/engine/shell/portal/PortalContext'
import { PortalRouter } from '@/engine/shell/portal/PortalRouter'
import { Shell } from '@/engine/shell/Shell'
import { sidebarEntries } from '@/engine/shell/menu/sidebarEntries'
import { appConfig } from '@/app/config'
import { settingsOf } from '@/engine/config'
import { ConfigContext } from '@/engine/data/useConfig'
import { GatewayContext, type Gateway } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { createOpenPages, OpenPagesContext, type OpenPages } from '@/engine/form/openPages'
import { loadOverlays } from '@/engine/ui/overlay/overlays'

type ShellOptions = {
  at?: string
  tree?: readonly unknown[]
  portal?: Partial<Portal>
  gateway?: Gateway
  pages?: OpenPages
}

export type Notify = (message: string, options?: NotificationOptions) => void

/** The shell around an empty page, with a menu from the gateway. */
export function renderShell(options: ShellOptions = {}) {
  const { at = '/index', tree = storeTree, portal = {} } = options
  const { gateway = createPageGateway({ language: 'en-US' }) } = options
  const { pages = createOpenPages() } = options
  const menu = buildMenu(tree)
  const entries = sidebarEntries(menu, { permissions: ['*:*:*'], permissionOf: () => undefined })
  const value: Portal = {
    language: 'en-US',
    menu,
    entries,
    menuFailure: undefined,
    retryMenu: () => Promise.resolve(),
    loadLate: () => Promise.resolve(),
    takesFocus: false,
    routes: [],
    menuIcons: {},
    ...portal,
  }
  const said: { notify: Notify } = { notify: () => {} }
  const Page = () => {
    const notify = useNotify()
    return <button onClick={() => Object.assign(said, { notify })}>page</button>
  }
  render(
    <OpenPagesContext value={pages}>
      <PortalRouter router={createMemoryRouter([{ path: '*' }], { initialEntries: [at] })} isOpen>
        <CoreAdminContext
          i18nProvider={providerIn('en-US')}
          store={memoryStore()}
          queryClient={new QueryClient()}
        >
          <ConfigContext value={settingsOf(appConfig)}>
            <GatewayContext value={gateway}>
              <PortalContext value={value}>
                <Shell>
                  <Page />
                </Shell>
              </PortalContext>
            </GatewayContext>
          </ConfigContext>
        </CoreAdminContext>
      </PortalRouter>
    </OpenPagesContext>,
  )
  return said
}

// as on a page that has been idle for a while
beforeAll(loadOverlays, 60_000)

const storeTree = [
  directory('/store', 'menu.store', [
    page('storeDraw', 'menu.storeDraw'),
    page('bill', 'menu.bill'),
  ]),
  directory('/system', 'System', [page('user', 'Users'), page('role', 'Roles')]),
  { path: 'https://docs.example.org', component: 'Layout', meta: { title: 'Docs', icon: 'guide' } },
]

function directory(path: string, title: string, children: readonly unknown[]) {
  return {
    path,
    component: 'Layout',
    alwaysShow: true,
    redirect: 'noRedirect',
    meta: { title },
    children,
  }
}

function page(path: string, title: string) {
  return { path, component: `some/${path}/index`, meta: { title, icon: '#' } }
}
