import { useEffect, useState, type ReactNode } from 'react'
import { QueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'ra-core'
import { createMemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeAll } from 'vitest'
import { Alerts, type AlertsProps } from '@/engine/alerts/Alerts'
import { openAlertService } from '@/engine/alerts/alertService'
import { createSpeaker } from '@/engine/alerts/speaker'
import type { Language } from '@/engine/config'
import { firstChunks } from '@/engine/messages/messages'
import { buildMenu } from '@/engine/data/menu/buildMenu'
import { PortalContext, type Portal } from '@/engine/shell/portal/PortalContext'
import { PortalRouter } from '@/engine/shell/portal/PortalRouter'
import { Shell } from '@/engine/shell/Shell'
import { GatewayContext } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { RegistryContext } from '@/engine/data/useRegistry'
import { createRegistry } from '@/engine/registry'
import { resources } from '@/resources'
import { createI18nProvider } from '@/engine/data/i18nProvider'
import { alerts, nonSystemOrder } from '@/app/alerts'
import { AlertSourcesContext } from '@/engine/data/live/alertSource'
import { AlertsViewContext, type AlertsView } from '@/engine/ui/alertsView'
import { loadOverlays } from '@/engine/ui/overlay/overlays'
import { createOpenPages, OpenPagesContext } from '@/engine/form/openPages'
import { usePageTitle } from '@/engine/ui/PageTitle'
import { messagesIn } from '@/tests/support/messagesIn'
import { ResourcePathsProvider } from '@/engine/data/pathTo'
import { fakeClock } from '@/tests/support/fakeClock'
import { fakeLive } from './fakeLive'

const gateway = createPageGateway({ language: 'en-US' })

type Options = {
  language?: Language
  /** Where pages stand, by the name of their resource. */
  paths?: Readonly<Record<string, string>>
  /** The orders that an outage hid. */
  missed?: () => Promise<readonly { key: string; at: number }[]>
  speech?: boolean
  /** Whether React runs every effect twice. */
  strict?: boolean
}

const load = (language: Language) => messagesIn(language).load(...firstChunks, 'alerts')
const wordsOf = { 'en-US': await load('en-US'), 'zh-CN': await load('zh-CN') }

const everyPage = { waterWallet: '/api/waterWallet', payout: '/api/apiDraw' }

/** The shell with its alerts, over a live channel that the test controls. */
export function renderAlerts(options: Options = {}) {
  const { language = 'en-US', paths = everyPage, missed = async () => [], speech = true } = options
  const { strict = false } = options
  const live = fakeLive(async () =>
    (await missed()).map(({ key, at }) => ({ key, at, source: nonSystemOrder })),
  )
  const clock = fakeClock()
  const said: string[] = []
  const seen = { refreshed: 0, address: '' }
  const voices = ['en-US', 'zh-CN'].map((lang) => ({ lang }) as SpeechSynthesisVoice)

  const open: NonNullable<AlertsProps['open']> = (asked, onNews) =>
    openAlertService(asked, onNews, {
      clock,
      wasPressed: true,
      startLive: (_options, listener) => live.start(listener),
      speaker: createSpeaker({
        speech: speech
          ? { speak: ({ text }) => void said.push(text), cancel() {}, getVoices: () => voices }
          : undefined,
        utter: (text) => Object.assign(new EventTarget(), { text }) as SpeechSynthesisUtterance,
        playTone: async () => {},
        lead: () => ({ leads: () => true, stop: () => {} }),
        storage: localStorage,
        storageKey: 'sound',
        clock,
        language,
      }),
    })

  gateway.session.load({
    user: { userId: '1', userName: 'admin', userType: '00', avatar: '' },
    roles: ['admin'],
    permissions: ['*:*:*'],
  })
  const words = wordsOf[language]
  const portal: Portal = {
    language,
    menu: buildMenu([]),
    entries: [],
    menuFailure: undefined,
    retryMenu: async () => {},
    loadLate: async () => {},
    takesFocus: false,
    routes: [],
    menuIcons: {},
  }
  const Page = () => {
    const { pathname, search } = useLocation()
    usePageTitle('Withdrawals')
    useEffect(() => {
      seen.address = `${pathname}${decodeURIComponent(search)}`
    }, [pathname, search])
    return <button type="button">page</button>
  }
  const pages = createOpenPages()
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/store/storeDraw'] })
  const { unmount } = render(
    <OpenPagesContext value={pages}>
      <PortalRouter router={router} isOpen>
        <CoreAdminContext
          i18nProvider={createI18nProvider(messagesIn(language), words)}
          store={memoryStore()}
          queryClient={new QueryClient()}
        >
          <GatewayContext value={gateway}>
            <RegistryContext value={createRegistry(resources)}>
              <PortalContext value={portal}>
                <ResourcePathsProvider paths={new Map(Object.entries(paths))}>
                  <AlertSourcesContext value={alerts}>
                    <WithAlerts open={open}>
                      <Shell>
                        <Page />
                      </Shell>
                    </WithAlerts>
                  </AlertSourcesContext>
                </ResourcePathsProvider>
              </PortalContext>
            </RegistryContext>
          </GatewayContext>
        </CoreAdminContext>
      </PortalRouter>
    </OpenPagesContext>,
    { reactStrictMode: strict },
  )
  /** Runs a step and everything that it schedules. */
  const happens = (what: () => void, ms = 300) =>
    act(async () => {
      what()
      clock.passAtOnce(ms)
    })
  return { live, clock, said, seen, happens, unmount }
}

/** As `LateAlerts`, once the code is loaded. */
function WithAlerts({
  open,
  children,
}: Required<Pick<AlertsProps, 'open'>> & { children: ReactNode }) {
  const [view, setView] = useState<AlertsView>()
  return (
    <AlertsViewContext value={view}>
      <Alerts open={open} onView={setView} />
      {children}
    </AlertsViewContext>
  )
}

afterEach(() => {
  gateway.session.clear()
  localStorage.clear()
})

// as on a page that has been quiet for a while
beforeAll(loadOverlays, 60_000)
