import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { config } from '@/engine/config'
import { loadOverlays } from '@/engine/ui/overlay/overlays'
import type { Sent } from '@/tests/engine/gateway/fakeTransport'
import { bookshop, openShop, zoo } from './openShop'
import { lowStock, stubBrowser } from './stubBrowser'

type Real = { config: object }

vi.mock('@/engine/config', async (load) => {
  const real = await load<Real>()
  return { ...real, config: { ...real.config, quietMs: 100 } }
})

const listsAskedBy = ({ sent }: { sent: readonly Sent[] }) =>
  sent.map(({ url }) => /\/(\w+)\/list/.exec(url)?.[1]).filter(Boolean)

beforeAll(loadOverlays, 60_000)

afterEach(() => {
  window.location.hash = ''
  localStorage.clear()
})

describe('two admins in one process', () => {
  it('have resources, words, pages and gateways of their own', async () => {
    window.location.hash = '#/index'
    const shops = [await openShop(bookshop), await openShop(zoo)] as const
    const [books, animals] = shops
    expect(await books.page.findByText('Welcome to Bookshop')).toBeVisible()
    expect(await animals.page.findByText('Welcome to Zoo')).toBeVisible()
    act(() => {
      window.location.hash = '#/stock/goods'
    })
    expect(await books.page.findByText('First book')).toBeVisible()
    expect(await animals.page.findByText('First animal')).toBeVisible()
    // the title of the page, which is read aloud, is the document's alone
    for (const role of ['main', 'navigation'] as const) {
      for (const part of books.page.getAllByRole(role))
        expect(part).not.toHaveTextContent(/animal/i)
      for (const part of animals.page.getAllByRole(role))
        expect(part).not.toHaveTextContent(/book/i)
    }
    expect(books.page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    expect(animals.page.getByRole('button', { name: '刷新' })).toBeVisible()
    expect(shops.map(listsAskedBy)).toEqual([['book'], ['animal']])
    const tokens = shops.map(({ sent }) => sent.at(-1)?.headers['Authorization'])
    expect(tokens).toEqual(['Bearer token of Bookshop', 'Bearer token of Zoo'])
  })

  it('offer no page about users where none are declared', async () => {
    window.location.hash = '#/index'
    const { page } = await openShop(bookshop)
    fireEvent.click(await page.findByRole('button', { name: /User menu/ }))
    expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Personal centre' })).toBeNull()
  })

  it('have sessions of their own: one that ends leaves the other', async () => {
    window.location.hash = '#/stock/goods'
    const [books, animals] = [await openShop(bookshop), await openShop(zoo)]
    await books.page.findByText('First book')
    await animals.page.findByText('First animal')
    act(() => animals.gateway.session.clear())
    expect(animals.stored.size).toBe(0)
    expect(books.gateway.session.info()?.permissions).toEqual(['*:*:*'])
    expect(books.stored.get('Bookshop-Token')).toBe('token of Bookshop')
    act(() => books.gateway.gate.report('token of Bookshop', true))
    expect(await screen.findByRole('dialog')).toHaveTextContent('Your login has expired')
    expect(animals.gateway.gate.state()).toBe('closed')
  })

  it('have unsaved input of their own: the other admin asks nothing about it', async () => {
    window.location.hash = '#/stock/goods/create'
    const { permissions } = bookshop
    const [books, animals] = [await openShop(bookshop), await openShop({ ...zoo, permissions })]
    fireEvent.change(await books.page.findByLabelText(/^Title/), { target: { value: 'Emma' } })
    fireEvent.click(animals.page.getByRole('button', { name: /的用户菜单$/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }))
    expect(await screen.findByRole('dialog', { name: '确定退出登录吗？' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(books.page.getByRole('button', { name: /^User menu/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  })

  it('follow connections of their own, and ask again once they are back', async () => {
    window.location.hash = '#/stock/goods'
    const [books, animals] = [await openShop(bookshop), await openShop(zoo)]
    await books.page.findByText('First book')
    await animals.page.findByText('First animal')
    act(() => void books.network.dispatchEvent(new Event('offline')))
    expect(books.page.getByText(/^You are offline\./)).toBeVisible()
    expect(animals.gateway.connection.state()).toBe('open')
    // what was read is no longer fresh
    vi.useFakeTimers({ now: Date.now() + config.staleMs, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    act(() => void books.network.dispatchEvent(new Event('online')))
    await waitFor(() => expect(listsAskedBy(books)).toEqual(['book', 'book']))
    expect(listsAskedBy(animals)).toEqual(['animal'])
  })

  it('lead, store and show their alerts apart', async () => {
    const { locks } = stubBrowser()
    window.location.hash = '#/index'
    const [low, animals] = [lowStock(), lowStock()]
    const books = await openShop({ ...bookshop, alerts: [low.source] })
    const beasts = await openShop({ ...zoo, language: 'en-US', alerts: [animals.source] })
    // the alerts wait for a quiet page
    const timeout = config.quietMs + 8_000
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
