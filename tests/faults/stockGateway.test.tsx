import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { config } from '@/engine/config'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

type Real = { config: object }

vi.mock('@/engine/config', async (load) => {
  const real = await load<Real>()
  return { ...real, config: { ...real.config, quietMs: 100 } }
})

const systemMenu = {
  name: 'System',
  path: '/system',
  component: 'Layout',
  meta: { title: 'System' },
  children: [
    { name: 'User', path: 'user', component: 'system/user/index', meta: { title: 'Users' } },
    { name: 'Post', path: 'post', component: 'system/post/index', meta: { title: 'Posts' } },
  ],
}

/** Every call of trade answers so; the rest is a stock gateway's. */
function lackTrade(answer: () => Response, { menu = [systemMenu] as readonly object[] } = {}) {
  if (menu.length > 0)
    server.use(http.get('*/getRouters', () => HttpResponse.json({ code: 200, data: menu })))
  for (const path of ['*/prod-api/st/*', '*/prod-api/api/*', `*${config.socketPath}`])
    server.use(http.get(path, answer))
}

const json =
  (body: object, status = 200) =>
  () =>
    HttpResponse.json(body, { status })

const ofTrade = () => [
  ...sentTo('GET', /^\/(?:st|api)\//),
  ...sentTo('GET', new RegExp(config.socketPath)),
]

const bell = () => screen.queryByRole('button', { name: /^Alerts/ })
const figures = () => screen.queryByRole('region', { name: /figures|statistics|dashboard/i })

async function go(to: string) {
  await act(async () => {
    window.location.hash = to
  })
  await waitFor(() => expect(address()).toBe(to))
}

/** Longer than the alerts wait before they start. */
const settle = () =>
  act(() => new Promise((resolve) => setTimeout(resolve, config.quietMs + 1_000)))

function expectNothingOfTrade() {
  expect(screen.queryByText(/User growth|Charge total/)).toBeNull()
  expect(figures()).toBeNull()
  expect(bell()).toBeNull()
  expect(document.querySelector('.wd-bell-place')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Documentation' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.querySelector('.wd-toast')).toBeNull()
}

describe('a stock gateway with pages of trade in its menu', () => {
  it('loses what the gateway lacks and keeps the rest', async () => {
    const gone = () => new HttpResponse(null, { status: 404 })
    server.use(http.get('*/prod-api/st/*', gone))
    await renderApp({ scenario: 'ruoyi', alerts: true })
    await waitFor(() => expect(bell()).toHaveAttribute('data-live', 'open'), { timeout: 10_000 })
    expect(sentTo('GET', /^\/st\//)).toHaveLength(1)
    expect(figures()).toBeNull()
  })
})

describe('the platform’s own gateway', () => {
  it('without a channel shows an error to everybody, and tries again', async () => {
    vi.stubGlobal('WebSocket', RefusedSocket)
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    lackTrade(json({ code: 404, msg: null }), { menu: [] })
    await renderApp({ alerts: true })
    await waitFor(() => expect(bell()).toHaveAttribute('data-live', 'retrying'), {
      timeout: 10_000,
    })
    expect(sentTo('GET', /^\/st\//)).toHaveLength(7)
    const signs = () => sentTo('GET', config.socketPath).length
    await waitFor(() => expect(signs()).toBeGreaterThan(1), { timeout: 10_000 })
    expect(screen.getByRole('button', { name: 'Documentation' })).toBeVisible()
  })
})

describe('a stock gateway, which has nothing of trade', () => {
  it.each([
    ['HTTP 404 with a page', () => new HttpResponse('<h1>404</h1>', { status: 404 })],
    ['HTTP 404 of Spring', json({ status: 404, error: 'Not Found', path: '/st' }, 404)],
    ['404 in the envelope', json({ code: 404, msg: null })],
    ['500 in the envelope', json({ code: 500, msg: 'Cannot GET /st/stUser/statistics' })],
    ['words beside a status', json({ statusCode: 404, message: 'Cannot GET /st' })],
    ['HTTP 500', json({ code: 500, msg: 'No static resource st/stUser/statistics.' }, 500)],
  ])('is asked one call, and shows nothing of trade without a word: %s', async (_, answer) => {
    lackTrade(answer)
    await renderApp({ scenario: 'ruoyi', alerts: true })
    await waitFor(() => expect(ofTrade()).toHaveLength(1))
    await settle()
    expectNothingOfTrade()
    expect(screen.getByRole('link', { name: /Users/ })).toBeVisible()
    await go('/system/post')
    await screen.findByRole('table')
    await go('/index')
    await screen.findByText(/^Good /)
    await settle()
    expectNothingOfTrade()
    expect(ofTrade()).toHaveLength(1)
  })

  it('is asked for each thing once if no page had asked before the alerts started', async () => {
    lackTrade(json({ code: 404, msg: null }))
    await renderApp({ scenario: 'ruoyi', alerts: true, at: '/system/post' })
    await waitFor(() => expect(ofTrade().length).toBeGreaterThan(0), { timeout: 10_000 })
    await settle()
    const asked = ofTrade().map(({ path }) => path)
    expect(asked).toEqual([...new Set(asked)])
    await go('/index')
    await screen.findByText(/^Good /)
    await settle()
    expectNothingOfTrade()
    expect(ofTrade()).toHaveLength(asked.length)
  })
})

class RefusedSocket extends EventTarget {
  readonly readyState = 3
  readonly bufferedAmount = 0

  constructor() {
    super()
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }

  close() {}
}
