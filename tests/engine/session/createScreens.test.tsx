import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { markOutElsewhere } from '@/engine/session/nextLogin'
import type { CreatePortal, Portal } from '@/engine/session/boot/portalLoader'
import { createPortalLoader } from '@/engine/session/boot/portalLoader'
import { createScreens, type BootScreen } from '@/engine/session/boot/createScreens'
import { createPageGateway } from '@/engine/data/pageGateway'

const gateway = createPageGateway({ language: 'en-US', storage: 'wattdesk' })

const asked: string[] = []
const server = setupServer(
  ...Object.entries({
    getInfo: { user: { userId: 1, userName: 'ada', userType: '00' }, roles: ['admin'] },
    getRouters: [],
    login: { token: 'fresh-token' },
  }).map(([name, data]) =>
    http.all(`*/prod-api/${name}`, () => HttpResponse.json({ code: 200, msg: 'ok', data })),
  ),
)

server.events.on('request:start', ({ request }) => {
  asked.push(new URL(request.url).pathname.replace('/prod-api/', ''))
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  gateway.session.clear()
  asked.length = 0
})
afterAll(() => server.close())

describe('§2 access without a token', () => {
  it('goes to the login with the wanted path and its query', async () => {
    const { shown } = await standAt('#/store/storeDraw?page=3')
    expect(shown()).toEqual({ name: 'login' })
    expect(location.hash).toBe('#/login?redirect=%2Fstore%2FstoreDraw%3Fpage%3D3')
  })

  it('leaves the public pages open', async () => {
    const { shown } = await standAt('#/register')
    expect(shown()).toEqual({ name: 'public', path: '/register' })
  })

  it('follows a hash typed by hand', async () => {
    const { shown } = await standAt('#/login')
    location.hash = '#/bind'
    await vi.waitFor(() => expect(shown()).toEqual({ name: 'public', path: '/bind' }))
    location.hash = '#/somewhere'
    await vi.waitFor(() => expect(location.hash).toBe('#/login?redirect=%2Fsomewhere'))
  })
})

it('§2: input on a public page stays until the answer, and so does the address', async () => {
  const { shown, screens } = await standAt('#/register')
  const answers: ((mayGo: boolean) => void)[] = []
  screens.leaveQuestion.put(() => new Promise((resolve) => answers.push(resolve)))
  location.hash = '#/login'
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]!(false)
  await vi.waitFor(() => expect(location.hash).toBe('#/register'))
  expect(shown()).toEqual({ name: 'public', path: '/register' })
  location.hash = '#/login'
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  // asks once, also while the address changes; the last one counts
  location.hash = '#/bind'
  await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  expect(answers).toHaveLength(2)
  answers[1]!(true)
  await vi.waitFor(() => expect(shown()).toEqual({ name: 'public', path: '/bind' }))
})

describe('§4 session flow', () => {
  it('asks for the user and the menu once each and opens the portal at the address', async () => {
    gateway.session.signIn('some-token')
    const { shown, prepare, render } = await standAt('#/store/bill?page=2')
    expect(shown().name).toBe('portal')
    expect(asked.toSorted()).toEqual(['getInfo', 'getRouters'])
    expect(prepare).toHaveBeenCalledExactlyOnceWith({ tree: [] })
    expect(render).toHaveBeenLastCalledWith({ routers: { tree: [] }, takesFocus: false })
    expect(location.hash).toBe('#/store/bill?page=2')
  })

  it('sends a logged-in user from the login to the home page', async () => {
    gateway.session.signIn('some-token')
    await standAt('#/login')
    expect(location.hash).toBe('#/')
  })

  it('goes to the wanted page after the login', async () => {
    const { screens, shown } = await standAt('#/store/storeDraw?page=3')
    await screens.logIn(credentials)
    expect(shown().name).toBe('portal')
    expect(location.hash).toBe('#/store/storeDraw?page=3')
  })

  it('goes home after a login with a redirect that leads outside', async () => {
    const { screens } = await standAt('#/login?redirect=%2F%2Fevil.example')
    await screens.logIn(credentials)
    expect(location.hash).toBe('#/')
  })

  it('B7: clears the session, shows the error and goes to / when the user cannot be read', async () => {
    answer('getInfo', { code: 500, msg: 'The database is away' })
    gateway.session.signIn('some-token')
    const { shown, prepare } = await standAt('#/store/bill')
    expect(shown()).toMatchObject({ name: 'login', failure: { msg: 'The database is away' } })
    expect(gateway.session.token()).toBeUndefined()
    expect(location.hash).toBe('#/login?redirect=%2F')
    expect(prepare).not.toHaveBeenCalled()
    expect(asked.filter((name) => name === 'getInfo')).toHaveLength(1)
  })

  it.each([
    ['A5: a refused connection', () => HttpResponse.error(), 'network'],
    ['A1: a proxy without its gateway', () => new HttpResponse('<h1>', { status: 502 }), 'server'],
    ['A8: half an answer', () => new HttpResponse('{"code":2'), 'unreadable'],
    ['A11: the page of a captive portal', () => HttpResponse.html('<p>Sign in'), 'unreadable'],
  ])('keeps session and address over %s, and opens at a retry', async (_what, respond, kind) => {
    server.use(http.get('*/prod-api/getInfo', respond))
    gateway.session.signIn('some-token')
    const { shown, prepare, screens } = await standAt('#/store/bill?page=2')
    expect(shown()).toMatchObject({ name: 'away', failure: { kind } })
    expect(gateway.session.token()).toBe('some-token')
    expect(location.hash).toBe('#/store/bill?page=2')
    await screens.retry()
    expect(shown()).toMatchObject({ name: 'away' })
    expect(prepare).not.toHaveBeenCalled()
    server.resetHandlers()
    await screens.retry()
    expect(shown().name).toBe('portal')
    expect(location.hash).toBe('#/store/bill?page=2')
  })

  it('keeps nothing of a login after which the gateway does not answer', async () => {
    server.use(http.get('*/prod-api/getInfo', () => HttpResponse.error()))
    const { screens, shown } = await standAt('#/login')
    await expect(screens.logIn(credentials)).rejects.toThrow('errors.network')
    expect(shown()).toEqual({ name: 'login' })
    expect(gateway.session.token()).toBeUndefined()
  })

  it('hands that error to the form when it happens during the login', async () => {
    answer('getInfo', { code: 500, msg: 'The database is away' })
    const { screens, shown } = await standAt('#/login')
    await expect(screens.logIn(credentials)).rejects.toThrow('The database is away')
    expect(shown()).toEqual({ name: 'login' })
    expect(gateway.session.token()).toBeUndefined()
  })

  it.each([
    ['C1: a refusal', () => HttpResponse.json({ code: 500, msg: 'away' }), { msg: 'away' }],
    ['C1: no answer', () => HttpResponse.error(), { kind: 'network' }],
    ['C2: null', () => HttpResponse.json({ code: 200, data: null }), { kind: 'unreadable' }],
    ['C2: no tree', () => HttpResponse.json({ code: 200, data: {} }), { kind: 'unreadable' }],
    ['C2: a page', () => HttpResponse.html('<h1>'), { kind: 'unreadable' }],
  ])(
    'keeps the session and opens / where %s stands for the menu',
    async (_what, respond, failure) => {
      server.use(http.get('*/prod-api/getRouters', respond))
      gateway.session.signIn('some-token')
      const { prepare } = await standAt('#/store/bill')
      expect(prepare.mock.calls[0]?.[0]).toMatchObject({ failure })
      expect(gateway.session.token()).toBe('some-token')
      expect(location.hash).toBe('#/')
    },
  )

  it('says once at the login that another tab logged out, and nothing during a session', async () => {
    markOutElsewhere()
    expect((await standAt('#/store/bill')).shown()).toEqual({ name: 'login', isOutElsewhere: true })
    expect((await standAt('#/store/bill')).shown()).toEqual({ name: 'login' })
    markOutElsewhere()
    gateway.session.signIn('some-token')
    expect((await standAt('#/store/bill')).shown().name).toBe('portal')
    gateway.session.clear()
    expect((await standAt('#/store/bill')).shown()).toEqual({ name: 'login' })
  })

  it('opens the wanted page when another tab logs in', async () => {
    const { shown } = await standAt('#/store/bill?page=2')
    expect(shown()).toEqual({ name: 'login' })
    Cookies.set('Admin-Tokens', 'token-of-the-other-tab')
    const other = new BroadcastChannel('wattdesk.session')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it reaches our own origin alone
    other.postMessage({ type: 'signedIn', userId: '1', mark: 'x' })
    await vi.waitFor(() => expect(shown().name).toBe('portal'))
    expect(location.hash).toBe('#/store/bill?page=2')
    other.close()
  })

  it('says so when the portal’s code cannot be loaded', async () => {
    gateway.session.signIn('some-token')
    const { shown } = await standAt('#/', () => Promise.reject(new Error('gone')))
    expect(shown()).toEqual({ name: 'failed' })
  })
})

const credentials = { username: 'ada', password: 'p', googleCode: '', captchaCode: '', uuid: '' }

async function standAt(hash: string, load?: () => Promise<never>) {
  history.replaceState(null, '', hash)
  const askAhead = vi.fn<Portal['askAhead']>()
  const prepare = vi.fn<Portal['prepare']>(() => Promise.resolve())
  const render = vi.fn<Portal['render']>(() => <p>portal</p>)
  const create: CreatePortal = () => ({ askAhead, prepare, render })
  const shownScreens: BootScreen[] = []
  const loader = createPortalLoader(load ?? (() => Promise.resolve(create)))
  const listen = vi.spyOn(window, 'addEventListener')
  const screens = createScreens(gateway, loader, (screen) => shownScreens.push(screen))
  await screens.start()
  const listeners = listen.mock.calls
  listen.mockRestore()
  onTestFinished(() => {
    for (const [type, listener] of listeners) removeEventListener(type, listener as EventListener)
  })
  return { screens, askAhead, prepare, render, shown: () => shownScreens.at(-1)! }
}

function answer(name: string, body: object) {
  server.use(http.get(`*/prod-api/${name}`, () => HttpResponse.json(body)))
}
