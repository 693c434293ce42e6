import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { config } from '@/engine/config'
import { switchLanguage } from '@/engine/session/switchLanguage'
import { GatewayError } from '@/engine/data/gateway'
import { renderShell, type Notify } from './renderShell'

vi.mock('@/engine/session/switchLanguage', () => ({ switchLanguage: vi.fn<() => void>() }))

describe('§2 sidebar', () => {
  it('opens the submenu of the current page and marks the page', () => {
    renderShell({ at: '/store/bill' })
    expect(submenu('Stores')).toHaveAttribute('aria-expanded', 'true')
    expect(entry('Bills')).toHaveAttribute('aria-current', 'page')
    expect(entry('Withdrawals')).not.toHaveAttribute('aria-current')
  })

  it('keeps one submenu open at a time', async () => {
    renderShell({ at: '/store/bill' })
    await userEvent.click(submenu('System'))
    expect(submenu('System')).toHaveAttribute('aria-expanded', 'true')
    expect(submenu('Stores')).toHaveAttribute('aria-expanded', 'false')
    expect(within(menu()).queryByRole('link', { name: 'Bills' })).toBeNull()
  })

  it('marks the page of a record below it', () => {
    renderShell({ at: '/store/bill/7/show' })
    expect(entry('Bills')).toHaveAttribute('aria-current', 'page')
  })

  it('opens an external link in a new tab', () => {
    renderShell()
    const docs = entry(/^Docs/)
    expect(docs).toHaveAttribute('target', '_blank')
    expect(docs).toHaveAttribute('rel', 'noopener noreferrer')
    expect(docs).toHaveAccessibleName('Docs (opens in a new tab)')
  })

  it('§9 keeps its state in the cookie: 0 folded, 1 open', async () => {
    forgetCookie()
    renderShell()
    await userEvent.click(screen.getByRole('button', { name: 'Fold the menu' }))
    expect(Cookies.get(config.sidebarCookie)).toBe('0')
    await userEvent.click(screen.getByRole('button', { name: 'Unfold the menu' }))
    expect(Cookies.get(config.sidebarCookie)).toBe('1')
  })

  it('starts folded with the cookie 0, its submenu flies out and Escape closes it', async () => {
    forgetCookie()
    Cookies.set(config.sidebarCookie, '0')
    renderShell({ at: '/store/bill' })
    expect(submenu('Stores')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(submenu('Stores'))
    expect(entry('Bills')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(submenu('Stores')).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('§2 below 992 px', () => {
  it('keeps the menu in a drawer that Escape and every navigation close', async () => {
    onPhone()
    renderShell({ at: '/store/bill' })
    const hamburger = screen.getByRole('button', { name: 'Open the menu' })
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
    await userEvent.click(hamburger)
    await screen.findByRole('navigation', { name: 'Main menu' })
    expect(entry('Bills')).toBeInTheDocument()
    expect(document.querySelector('.wd-side-backdrop')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(hamburger).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(hamburger)
    await userEvent.click(entry('Withdrawals'))
    await vi.waitFor(() => expect(hamburger).toHaveAttribute('aria-expanded', 'false'))
  })
})

describe('breadcrumb', () => {
  it('names home, the directory and the page', () => {
    renderShell({ at: '/store/bill' })
    const trail = within(screen.getByRole('navigation', { name: 'Where you are' }))
    expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Stores',
      'Bills',
    ])
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/index')
    expect(trail.queryByRole('link', { name: 'Bills' })).toBeNull()
  })

  it('leads from a record back to its page', () => {
    renderShell({ at: '/store/bill/7/show' })
    const trail = within(screen.getByRole('navigation', { name: 'Where you are' }))
    expect(trail.getByRole('link', { name: 'Bills' })).toHaveAttribute('href', '/store/bill')
  })
})

describe('§7 a menu that could not be loaded', () => {
  it('C1: says why above every page and asks again', async () => {
    const retryMenu = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const menuFailure = new GatewayError('refused', { code: 500, msg: 'Menu service is away' })
    renderShell({ tree: [], portal: { menuFailure, retryMenu } })
    expect(screen.getByRole('alert')).toHaveTextContent('Menu service is away')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retryMenu).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'page' })).toBeInTheDocument()
  })

  it('C16: a language chosen while the menu loads is switched to once', async () => {
    const retryMenu = () => new Promise<void>(() => {})
    const menuFailure = new GatewayError('refused', { code: 500, msg: 'away' })
    renderShell({ tree: [], portal: { menuFailure, retryMenu } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await userEvent.click(screen.getByRole('button', { name: '中文' }))
    await waitFor(() => expect(switchLanguage).toHaveBeenCalledExactlyOnceWith('zh-CN'))
  })
})

describe('§9 notifications', () => {
  it('go after 3 s, of the network after 5 s', async () => {
    const notify = await notifier()
    say(notify, 'Saved', 'success')
    say(notify, 'errors.network', 'error')
    pass(3_000)
    expect(screen.queryByText('Saved')).toBeNull()
    expect(screen.getByRole('alert')).toBeInTheDocument()
    pass(2_000)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are one per cause; a repeated cause restarts its time', async () => {
    const notify = await notifier()
    say(notify, 'Balance too small', 'error')
    pass(2_000)
    say(notify, 'Balance too small', 'error')
    pass(2_000)
    expect(screen.getAllByText('Balance too small')).toHaveLength(1)
    pass(1_000)
    expect(screen.queryByText('Balance too small')).toBeNull()
  })

  it('wait while the focus is on them and close by their button', async () => {
    const notify = await notifier()
    say(notify, 'Saved', 'success')
    const close = screen.getByRole('button', { name: 'Close' })
    act(() => close.focus())
    pass(10_000)
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    act(() => close.click())
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('§3 invariants: give the focus to the page when they close', async () => {
    const notify = await notifier()
    say(notify, 'Saved', 'success')
    const close = screen.getByRole('button', { name: 'Close' })
    act(() => close.focus())
    await act(async () => close.click())
    expect(document.body).toHaveFocus()
    pass(1_000)
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement)
  })

  it('have a title and are a button where they lead to a page; Enter opens and closes', async () => {
    const notify = await notifier()
    const onClick = vi.fn<() => void>()
    const options = { title: 'Warning', onClick }
    act(() => notify('Matched <b>x</b>', { type: 'error', notificationOptions: options }))
    const message = screen.getByRole('button', { name: /^Warning *Matched <b>x<.b>$/ })
    vi.useRealTimers()
    act(() => message.focus())
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('all wait while the pointer is on one of them, and continue when that one closes', async () => {
    const notify = await notifier()
    for (const name of ['One', 'Two']) say(notify, name, 'success')
    fireEvent.mouseEnter(toasts()[1]!)
    pass(10_000)
    expect(toasts()).toHaveLength(2)
    act(() => within(toasts()[1]!).getByRole('button').click())
    pass(3_000)
    expect(toasts()).toHaveLength(0)
  })

  it('make room for new ones; one without a time limit comes back', async () => {
    const notify = await notifier()
    act(() => notify('Answer me', { type: 'error', autoHideDuration: null }))
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) say(notify, name, 'success')
    expect(toasts().map(textOf)).toEqual(['Two', 'Three', 'Four', 'Five'])
    expect(screen.getByText(/^1 more/)).toBeInTheDocument()
    pass(3_000)
    expect(toasts().map(textOf)).toEqual(['Answer me'])
    pass(60_000)
    expect(toasts().map(textOf)).toEqual(['Answer me'])
  })
})

function toasts(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.wd-toast')]
}

function textOf(toast: HTMLElement) {
  return toast.textContent
}

async function notifier(): Promise<Notify> {
  const said = renderShell()
  await userEvent.click(screen.getByRole('button', { name: 'page' }))
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  return said.notify
}

function say(notify: Notify, message: string, type: 'success' | 'error') {
  act(() => notify(message, { type }))
}

function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms))
}

function menu() {
  return screen.getByRole('navigation', { name: 'Main menu' })
}

function submenu(name: string) {
  return within(menu()).getByRole('button', { name })
}

function entry(name: string | RegExp) {
  return within(menu()).getByRole('link', { name })
}

function forgetCookie() {
  Cookies.remove(config.sidebarCookie)
  onTestFinished(() => Cookies.remove(config.sidebarCookie))
}

function onPhone() {
  const list = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => list)
  onTestFinished(() => void vi.unstubAllGlobals())
}
