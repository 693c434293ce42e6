import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { config } from '@/engine/config'
import type { AnnouncedAlert } from '@/engine/data/live/alertSource'
import { loadOverlays } from '@/engine/ui/overlay/overlays'
import { bookshop, openShop } from './openShop'
import { lowStock, stubBrowser } from './stubBrowser'

type Real = { config: object }

vi.mock('@/engine/config', async (load) => {
  const real = await load<Real>()
  return { ...real, config: { ...real.config, quietMs: 100 } }
})

const sold: AnnouncedAlert = { kind: 'sold', command: '77', page: 'book', filter: {} }

// the alerts wait for a quiet page
const timeout = config.quietMs + 8_000

beforeAll(loadOverlays, 60_000)

afterEach(() => {
  window.location.hash = ''
  localStorage.clear()
})

describe('an app that counts its own alert', () => {
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
