import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { config } from '@/engine/config'
import { nearestIcon } from '@/engine/shell/menu/nearestIcon'
import { renderShell } from './renderShell'

vi.mock('@/engine/shell/menu/nearestIcon', { spy: true })

describe('C13, §2 sidebar of 5,000 entries', () => {
  it('renders the open submenu only, and few of its entries again when the page changes', async () => {
    renderShell({ tree: directories(50, 100), at: '/d7/p3' })
    expect(links().length).toBe(100)
    expect(drawn()).toBeLessThanOrEqual(150)
    fireEvent.click(link('Page 7.4'))
    expect(link('Page 7.4')).toHaveAttribute('aria-current', 'page')
    expect(drawn()).toBeLessThanOrEqual(2)
    fireEvent.click(button('Directory 9'))
    expect(link('Page 9.99')).toBeInTheDocument()
    expect(links().length).toBe(100)
    expect(drawn()).toBeLessThanOrEqual(102)
  })

  it('renders two entries of a flat level again when the page changes', () => {
    const pages = Array.from({ length: 5_000 }, (_one, index) => page(`/p${index}`, `P ${index}`))
    renderShell({ tree: pages, at: '/p1' })
    expect(drawn()).toBe(5_000)
    const other = menu().querySelector('[data-to="/p4999"]')
    if (other) fireEvent.click(other)
    expect(other).toHaveAttribute('aria-current', 'page')
    expect(drawn()).toBeLessThanOrEqual(2)
  })
})

describe('§2 sidebar entries', () => {
  it('leave a click for another tab to the browser', () => {
    renderShell({ tree: directories(1, 2), at: '/d0/p0' })
    expect(fireEvent.click(link('Page 0.1'), { ctrlKey: true })).toBe(true)
    expect(link('Page 0.0')).toHaveAttribute('aria-current', 'page')
    expect(fireEvent.click(link('Page 0.1'))).toBe(false)
    expect(link('Page 0.1')).toHaveAttribute('aria-current', 'page')
  })

  it('include their default query, and highlight another entry by activeMenu', () => {
    const meta = { title: 'Details', activeMenu: '/list' }
    const tree = [page('/list', 'List'), page('/details', 'x', { meta, query: '{"id":"01"}' })]
    renderShell({ tree })
    expect(link('Details')).toHaveAttribute('href', '/details?id=01')
    fireEvent.click(link('Details'))
    expect(link('List')).toHaveAttribute('aria-current', 'page')
    expect(link('Details')).not.toHaveAttribute('aria-current')
  })

  it('fly out beside a folded menu, and back when a page was chosen', async () => {
    Cookies.set(config.sidebarCookie, '0')
    onTestFinished(() => Cookies.remove(config.sidebarCookie))
    renderShell({ tree: directories(2, 2), at: '/d0/p0' })
    expect(links()).toEqual([])
    await userEvent.click(button('Directory 1'))
    await userEvent.click(link('Page 1.1'))
    expect(links()).toEqual([])
    expect(button('Directory 1')).toHaveClass('wd-side-above')
  })
})

function directories(count: number, each: number) {
  return Array.from({ length: count }, (_outer, outer) => ({
    path: `/d${outer}`,
    component: 'Layout',
    alwaysShow: true,
    redirect: 'noRedirect',
    meta: { title: `Directory ${outer}` },
    children: Array.from({ length: each }, (_inner, inner) =>
      page(`p${inner}`, `Page ${outer}.${inner}`),
    ),
  }))
}

function page(path: string, title: string, more: object = {}) {
  return { path, component: 'x', meta: { title }, ...more }
}

/** The number of entries rendered since the last call. */
function drawn(): number {
  const { calls } = vi.mocked(nearestIcon).mock
  return calls.splice(0).length
}

function menu() {
  return screen.getByRole('navigation', { name: 'Main menu' })
}

function links() {
  return [...menu().querySelectorAll('a[data-to]')]
}

function link(name: string) {
  return within(menu()).getByRole('link', { name })
}

function button(name: string) {
  return within(menu()).getByRole('button', { name })
}
