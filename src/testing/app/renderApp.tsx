import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { http, HttpResponse, type AnyHandler, type HttpResponseResolver } from 'msw'
import { afterEach, beforeAll } from 'vitest'
import type { Admin } from '@/engine/admin/createAdmin'
import { config, dialects, type Language } from '@/engine/config'
import type { Gateway } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { firstChunks } from '@/engine/messages/messages'
import type { OpenTestSandbox, Prepared, TestSandbox } from '@/sandbox/forTests'
import { sandboxHandlers } from '@/sandbox/msw'
import { scenarioNamed, type Scenarios } from '@/sandbox/scenarios'
import { inScenario } from '@/sandbox/scenarios/inScenario'
import type { Declaration } from '@/sandbox'
import { stripPrefix } from '@/sandbox/request/stripPrefix'
import { loadOverlays } from '@/engine/ui/overlay/overlays'
import { fillJsdom } from './fillJsdom'
import { server } from './gatewayServer'

type Fetch = TestSandbox['fetch']

export type RenderOptions<ScenarioName extends string = string> = {
  /** One of the sandbox's accounts; `admin` by default. */
  as?: string
  /** In-app path with its query, without `#`, or how to find it; home by default. */
  at?: string | ((sandbox: TestSandbox) => Promise<string>)
  language?: Language
  /** Nodes beside those of the gateway's menu. */
  menu?: readonly unknown[]
  /** Records that exist before anything is shown, or a function that makes them. */
  given?: readonly Prepared[] | ((sandbox: TestSandbox) => Promise<unknown>)
  /** Whether the app listens to the real-time channel and alerts; no by default. */
  alerts?: boolean
  /** The gateway's scenario; none by default. */
  scenario?: ScenarioName
  /** Served by prototypes where the sandbox has no table; by default those of `testSandbox`. */
  resources?: readonly Declaration[]
  /** By default one over this page's cookies and network. */
  gateway?: Gateway
  /** Wraps the sandbox's `fetch`, to make calls fail; not by default. */
  through?: (fetch: Fetch) => Fetch
}

export type RenderedApp = { sandbox: TestSandbox; user: UserEvent; gateway: Gateway }

/** The gateways of the apps that this test has rendered. */
const opened: Gateway[] = []

type Renderable<S extends Scenarios> = {
  readonly admin: Admin
  readonly testSandbox: OpenTestSandbox
  readonly scenarios: S
}

/** Makes the function that renders a whole app, logged in, against a fresh sandbox. */
export function appRenderer<S extends Scenarios>({ admin, testSandbox, scenarios }: Renderable<S>) {
  return async (options: RenderOptions<keyof S & string> = {}): Promise<RenderedApp> => {
    const { as = 'admin', at = '/index', language = 'en-US', menu = [], given = [] } = options
    const scenario = options.scenario && scenarioNamed(options.scenario, scenarios)
    const { dialect = 'specification' } = scenario ?? {}
    const { resources } = options
    const sandbox = await testSandbox({ dialect, ...(resources && { resources }) })
    await scenario?.prepare?.(sandbox.db)
    const { fetch, live } = scenario ? inScenario(sandbox, scenario, sandbox.clock) : sandbox
    mount({ fetch: options.through?.(fetch) ?? fetch, live })
    if (menu.length > 0) server.use(http.get('*/getRouters', withNodes(sandbox, menu)))
    await prepare(sandbox, given)
    Cookies.set(config.tokenCookie, await sandbox.logIn(as))
    Cookies.set(config.languageCookie, language)
    window.location.hash = typeof at === 'string' ? at : await at(sandbox)

    const messages = admin.messagesIn(language)
    const words = await messages.load(...firstChunks)
    const { gateway = createPageGateway({ language, dialect: dialects[dialect] }) } = options
    opened.push(gateway)
    const portal = admin.open({ messages, words, alerts: options.alerts ?? false })(gateway)
    await gateway.calls.getInfo()
    const routers = { tree: await gateway.calls.getRouters() }
    await act(async () => {
      await portal.prepare(routers)
      render(portal.render({ routers }))
    })
    await screen.findByRole('main')
    return { sandbox, user: userEvent.setup(), gateway }
  }
}

let mounted: readonly AnyHandler[] = []

/** Below what the test has overridden already, and in place of an earlier sandbox. */
function mount(sandbox: Pick<TestSandbox, 'fetch' | 'live'>) {
  const overriding = server.listHandlers().filter((one) => !mounted.includes(one))
  mounted = sandboxHandlers(sandbox)
  server.resetHandlers(...mounted)
  // handlers of a reset stay for the next tests; overrides must not
  server.use(...overriding)
}

async function prepare(sandbox: TestSandbox, given: NonNullable<RenderOptions['given']>) {
  if (typeof given === 'function') await given(sandbox)
  // in their order, so that ids count up as they stand
  // oxlint-disable-next-line no-await-in-loop
  else for (const record of given) await sandbox.insert(record)
}

/** Answers as the sandbox does, with further nodes. */
function withNodes({ fetch }: TestSandbox, menu: readonly unknown[]): HttpResponseResolver {
  return async ({ request }) => {
    const answer = await fetch(await stripPrefix(request, config.basePath))
    const body: { data: readonly unknown[] } = await answer.json()
    return HttpResponse.json({ ...body, data: [...body.data, ...menu] })
  }
}

/** The address inside the app, query included. */
export function address(): string {
  return window.location.hash.slice(1)
}

/** Takes the app off the screen and forgets the session, as after each test. */
export function closeApp(): void {
  cleanup()
  for (const { session, gate } of opened.splice(0)) {
    session.clear()
    gate.reset()
  }
  Cookies.remove(config.languageCookie)
  localStorage.clear()
  sessionStorage.clear()
  window.location.hash = ''
}

fillJsdom()

afterEach(closeApp)

// as on a page that has been quiet for a while
beforeAll(loadOverlays, 60_000)
