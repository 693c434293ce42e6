import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createRoot } from 'react-dom/client'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest'
import { createAdmin } from '@/engine/admin'
import { createPageGateway } from '@/engine/data/pageGateway'
import { defineResource, f } from '@/engine/declare'
import { firstChunks } from '@/engine/messages/messages'
import { createPortalLoader } from '@/engine/session/boot/portalLoader'
import { createScreens, type BootScreen } from '@/engine/session/boot/createScreens'
import { askAhead } from '@/engine/session/rowsAhead'
import { usePageTitle } from '@/engine/ui/PageTitle'

const fields = { id: f.id(), title: f.text({ filter: 'like' }) }
const book = defineResource('book', {
  path: '/stock/book',
  component: 'book/index',
  permissions: 'book',
  fields,
})
const crate = defineResource('crate', {
  path: '/stock/crate',
  component: 'crate/index',
  permissions: 'crate',
  fields,
})

const admin = createAdmin({
  config: { name: 'Shop', storage: 'shop', tokenCookie: 'Shop-Token' },
  messages: [],
  resources: [book, crate],
  home: function Home() {
    usePageTitle('Home')
    return <h1>Home</h1>
  },
})

const asked: string[] = []
const held = new Map<string, Promise<void>>()
let permissions = ['*:*:*']
let component = 'book/index'
let isExpired = false

const server = setupServer(
  http.all('*/prod-api/*', async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const name = pathname.replace('/prod-api', '')
    asked.push(`${name}${search}`)
    await held.get(name)
    if (isExpired && name !== '/login')
      return HttpResponse.json({ code: 401, msg: 'The login has expired' })
    return HttpResponse.json({ code: 200, msg: 'ok', ...answerTo(name) })
  }),
)

function answerTo(name: string) {
  if (name === '/login') return { token: 'fresh' }
  if (name === '/getInfo') {
    const user = { userId: 7, userName: 'ada', userType: '00' }
    return { data: { user, roles: [], permissions } }
  }
  if (name === '/getRouters') {
    const page = { path: 'book', component, meta: { title: 'Books' } }
    return { data: [{ path: '/stock', component: 'Layout', alwaysShow: true, children: [page] }] }
  }
  return { rows: [{ id: 1, title: `of ${name}` }], total: 1 }
}

const testing = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
let wasTesting = true

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  // the screens render by themselves
  wasTesting = testing.IS_REACT_ACT_ENVIRONMENT ?? false
  testing.IS_REACT_ACT_ENVIRONMENT = false
})
beforeEach(() => {
  asked.length = 0
  permissions = ['*:*:*']
  component = 'book/index'
  isExpired = false
  sessionStorage.clear()
})
afterEach(() => Cookies.remove('Shop-Token', { path: '/' }))
afterAll(() => {
  server.close()
  testing.IS_REACT_ACT_ENVIRONMENT = wasTesting
})

const bookList = '/stock/book/list?pageNum=1&pageSize=20&orderByColumn=id&isAsc=asc'
const rowsOfBooks = 'of /stock/book/list'
const credentials = { username: 'ada', password: 'p', googleCode: '', captchaCode: '', uuid: '' }

describe('login → rows', () => {
  it('asks for the list beside the user and the menu, each once', async () => {
    const { screens } = await openTab('#/stock/book')
    await screens.prepare()
    const release = hold('/getInfo', '/getRouters')
    const opening = screens.logIn(credentials)
    await waitFor(() => expect(asked).toHaveLength(4))
    expect(asked.toSorted()).toEqual(['/getInfo', '/getRouters', '/login', bookList])
    expect(screen.queryByText(rowsOfBooks)).not.toBeInTheDocument()
    release()
    await opening
    expect(await screen.findByText(rowsOfBooks)).toBeVisible()
    expect(asked).toHaveLength(4)
  })

  it('sends filter, sort, page and size of the address', async () => {
    const query = 'filter=%7B%22title%22%3A%22a%22%7D&order=DESC&page=2&perPage=10&sort=title'
    const { screens } = await openTab(`#/stock/book?${query}`)
    await screens.logIn(credentials)
    await screen.findByText(rowsOfBooks)
    const lists = asked.filter((call) => call.includes('/list'))
    // one row in total: the list then turns to its only page
    expect(lists[0]).toBe(
      '/stock/book/list?title=a&pageNum=2&pageSize=10&orderByColumn=title&isAsc=desc',
    )
    expect(new Set(lists).size).toBe(lists.length)
  })

  it('builds the shell behind the login, which keeps focus and title and sends nothing', async () => {
    const { screens, container } = await openTab('#/stock/book')
    const field = document.body.appendChild(document.createElement('input'))
    onTestFinished(() => field.remove())
    field.focus()
    document.title = 'Log in'
    await screens.prepare()
    await waitFor(() => expect(container.querySelector('.wd-shell')).toBeInTheDocument())
    expect(container.querySelector('.wd-shell')).not.toBeVisible()
    expect(screen.queryByRole('main')).not.toBeInTheDocument()
    expect(field).toHaveFocus()
    expect(document.title).toBe('Log in')
    expect(asked).toEqual([])
    const shell = container.querySelector('.wd-shell')
    await screens.logIn(credentials)
    await screen.findByText(rowsOfBooks)
    expect(container.querySelector('.wd-shell')).toBe(shell)
  })
})

describe('reload → rows', () => {
  it('asks for the list beside the user and the menu before the code has loaded, each once', async () => {
    await leaveListAt('#/stock/book?page=1&perPage=10')
    const { loaded } = await openTab('#/stock/book?page=1&perPage=10', { isLoaded: false })
    const list = bookList.replace('20', '10')
    await waitFor(() => expect(asked.toSorted()).toEqual(['/getInfo', '/getRouters', list]))
    loaded()
    expect(await screen.findByText(rowsOfBooks)).toBeVisible()
    expect(asked).toHaveLength(3)
  })

  it('asks for nothing that another address showed', async () => {
    await leaveListAt('#/stock/book?page=1&perPage=10')
    await openTab('#/stock/book', { isLoaded: false })
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked.toSorted()).toEqual(['/getInfo', '/getRouters'])
  })

  it('shows one expiry, at the login, when the token has expired', async () => {
    await leaveListAt('#/stock/book')
    isExpired = true
    const { shown } = await openTab('#/stock/book')
    expect(shown()).toMatchObject({ name: 'login', failure: { kind: 'auth' } })
    expect(asked.toSorted()).toEqual(['/getInfo', '/getRouters', bookList])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('remembers nothing after the logout', async () => {
    const { gateway } = await showListAt('#/stock/book')
    dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem('rowsAhead')).toContain('/stock/book/list')
    gateway.session.clear()
    dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem('rowsAhead')).toBeNull()
  })
})

describe('rows that the menu or the permissions do not grant', () => {
  it('are not shown where the menu has another page', async () => {
    component = 'crate/index'
    const { screens } = await openTab('#/stock/book')
    await screens.logIn(credentials)
    expect(await screen.findByText('of /stock/crate/list')).toBeVisible()
    expect(screen.queryByText(rowsOfBooks)).not.toBeInTheDocument()
    expect(asked.filter((call) => call === bookList)).toHaveLength(1)
  })

  it('are not shown without the permission', async () => {
    permissions = ['crate:list']
    const { screens } = await openTab('#/stock/book')
    await screens.logIn(credentials)
    expect(await screen.findByText(/book:list/)).toBeVisible()
    expect(asked.filter((call) => call === bookList)).toHaveLength(1)
    expect(screen.queryByText(rowsOfBooks)).not.toBeInTheDocument()
  })
})

/** Answers to these calls wait until the returned function is called. */
function hold(...names: readonly string[]) {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  for (const name of names) held.set(name, until)
  onTestFinished(() => held.clear())
  return release
}

/** A tab of the browser: the screens, over a session if the cookie has one. */
async function openTab(hash: string, { isLoaded = true } = {}) {
  history.replaceState(null, '', hash)
  // the tabs of other tests would follow its login
  const storage = crypto.randomUUID()
  const gateway = createPageGateway({ ...admin.config, storage, language: 'en-US' })
  askAhead(gateway)
  const messages = admin.messagesIn('en-US')
  const create = admin.open({ messages, words: await messages.load(...firstChunks), alerts: false })
  let loaded = () => {}
  const code = new Promise<typeof create>((resolve) => {
    loaded = () => resolve(create)
  })
  if (isLoaded) loaded()
  let last: BootScreen | undefined
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const close = () => {
    root.unmount()
    container.remove()
  }
  onTestFinished(close)
  const loader = createPortalLoader(() => code)
  const screens = createScreens(gateway, loader, (shown, portal) => {
    last = shown
    root.render(portal)
  })
  const listen = vi.spyOn(window, 'addEventListener')
  const started = screens.start()
  if (isLoaded) await started
  const listeners = listen.mock.calls
  listen.mockRestore()
  onTestFinished(() => {
    for (const [type, listener] of listeners) removeEventListener(type, listener as EventListener)
  })
  return {
    gateway,
    screens,
    container,
    shown: () => last,
    loaded,
    close,
  }
}

/** A tab with a session that shows the list at an address. */
async function showListAt(hash: string) {
  Cookies.set('Shop-Token', 'fresh', { path: '/' })
  const tab = await openTab(hash)
  await screen.findByText(rowsOfBooks)
  return tab
}

async function leaveListAt(hash: string) {
  const { close } = await showListAt(hash)
  dispatchEvent(new Event('pagehide'))
  close()
  asked.length = 0
}
