import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { config } from '@/engine/config'
import type { AnnouncedAlert, CountedAlert } from '@/engine/data/live/alertSource'
import { loadOverlays } from '@/engine/ui/overlay/overlays'
import { bookshop, openShop, zoo } from './openShop'

const sold: AnnouncedAlert = { kind: 'sold', command: '77', page: 'book', filter: {} }

/** Counts one more title each time, and how often it was asked. */
function lowStock() {
  const asked = { count: 0 }
  const source: CountedAlert = {
    kind: 'lowStock',
    count: async () => (asked.count += 1),
    everyMs: 500,
    page: 'book',
    filter: { title: 'low' },
    isSpoken: true,
  }
  return { source, asked }
}

/** A browser that speaks, has Web Locks and opens sockets. */
function stubBrowser() {
  const said: string[] = []
  const locks: string[] = []
  const sockets: FakeSocket[] = []
  vi.stubGlobal('speechSynthesis', {
    speak: ({ text }: { text: string }) => void said.push(text),
    cancel() {},
    getVoices: () => [{ lang: 'en-US' }, { lang: 'zh-CN' }],
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      constructor(readonly text: string) {
        super()
      }
    },
  )
  const request = async (name: string, _options: object, held: () => Promise<void>) => {
    const isFree = !locks.includes(name)
    locks.push(name)
    await (isFree ? held() : new Promise(() => {}))
  }
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }))
  class FakeSocket extends EventTarget {
    readyState = 0
    bufferedAmount = 0

    constructor() {
      super()
      sockets.push(this)
      queueMicrotask(() => {
        this.readyState = 1
        this.dispatchEvent(new Event('open'))
      })
    }

    send() {}
    close() {}
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async () => new Response('{"code":400}'))
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks')
    vi.unstubAllGlobals()
  })
  return { said, locks, sockets }
}

// the alerts wait for a quiet page
const timeout = config.quietMs + 8_000

beforeAll(loadOverlays, 60_000)

afterEach(() => {
  window.location.hash = ''
  localStorage.clear()
})

describe('an app that counts an alert of its own', () => {
  it('shows, speaks and opens it, and has no socket', async () => {
    const { said, sockets } = stubBrowser()
    window.location.hash = '#/index'
    const { page } = await openShop({ ...bookshop, alerts: [lowStock().source] })
    const bell = await page.findByRole('button', { name: /^Alerts, 1 not/ }, { timeout })
    expect(bell).toHaveAttribute('data-live', 'off')
    await page.findAllByText('Stock is low')
    fireEvent.keyDown(window, { key: 'Shift' })
    await waitFor(() => expect(said).toEqual(['Stock is low']), { timeout })
    fireEvent.click(bell)
    const panel = within(await screen.findByRole('dialog', { name: 'Alerts' }))
    expect(panel.getByRole('listitem')).toHaveTextContent(/\d+ titles/)
    fireEvent.click(panel.getByRole('link', { name: 'Stock is low' }))
    await waitFor(() =>
      expect(decodeURIComponent(window.location.hash)).toContain(
        '#/stock/goods?filter={"title":"low"}',
      ),
    )
    expect(sockets).toEqual([])
  })
})

describe('an app with an announced alert', () => {
  it('hears its command', async () => {
    const { sockets } = stubBrowser()
    window.location.hash = '#/index'
    const { page } = await openShop({ ...bookshop, alerts: [sold] })
    await waitFor(() => expect(sockets).toHaveLength(1), { timeout })
    const say = (command: string) => {
      const data = JSON.stringify({ command, data: { id: '5' } })
      act(() => void sockets[0]?.dispatchEvent(new MessageEvent('message', { data })))
    }
    say('1001')
    expect(page.queryByText('A book was sold')).toBeNull()
    say('77')
    expect(await page.findByText('A book was sold')).toBeVisible()
    expect(page.getByRole('button', { name: /^Alerts, 1 not/ })).toBeVisible()
  })
})

describe('an app without alerts', () => {
  it('has no bell, no socket and no vote among the tabs', async () => {
    const { locks, sockets } = stubBrowser()
    window.location.hash = '#/index'
    const { page, sent } = await openShop(bookshop)
    expect(await page.findByText('Welcome to Bookshop')).toBeVisible()
    await act(() => new Promise((resolve) => setTimeout(resolve, config.quietMs + 1_000)))
    expect(page.queryByRole('button', { name: /^Alerts/ })).toBeNull()
    expect([sockets, locks]).toEqual([[], []])
    expect(sent.map(({ url }) => url.replace(/^.*\//, ''))).toEqual(['getInfo', 'getRouters'])
  })
})

describe('two apps of one origin', () => {
  it('lead, store and show their alerts apart', async () => {
    const { locks } = stubBrowser()
    window.location.hash = '#/index'
    const [low, animals] = [lowStock(), lowStock()]
    const books = await openShop({ ...bookshop, alerts: [low.source] })
    const beasts = await openShop({ ...zoo, language: 'en-US', alerts: [animals.source] })
    await books.page.findByRole('button', { name: /^Alerts, 1 not/ }, { timeout })
    await beasts.page.findByRole('button', { name: /^Alerts, 1 not/ }, { timeout })
    expect([low.asked.count, animals.asked.count]).not.toContain(0)
    expect(locks.toSorted()).toEqual(['Bookshop.live.1', 'Zoo.live.1'])
    fireEvent.click(books.page.getByRole('button', { name: /^Alerts, 1 not/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Alerts' }))
    fireEvent.click(panel.getByRole('switch', { name: 'Speak alerts' }))
    fireEvent.click(panel.getByRole('button', { name: 'Acknowledge all' }))
    const stored = (key: string) => localStorage.getItem(key)
    expect(stored('Bookshop-sound')).toBe('{"isOn":false}')
    expect(stored('Zoo-sound')).toBeNull()
    expect(stored('Bookshop-alerts.1')).toContain('acknowledgedAt')
    expect(stored('Zoo-alerts.1')).not.toContain('acknowledgedAt')
  })
})
