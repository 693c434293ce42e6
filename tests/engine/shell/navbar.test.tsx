import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { appConfig } from '@/app/config'
import { renderShell } from './renderShell'

describe('§2 fullscreen', () => {
  it('I6: warns where the browser cannot', async () => {
    renderShell()
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This browser cannot show the portal on the full screen',
    )
  })

  it('I6: warns where the browser refuses', async () => {
    withFullscreen(() => Promise.reject(new TypeError('Permissions check failed')))
    renderShell()
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(await screen.findByRole('alert')).toHaveClass('wd-toast-warning')
  })

  it('turns the screen on and off, and follows the browser’s own Escape', async () => {
    const screenOf = withFullscreen(() => Promise.resolve())
    renderShell()
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(screenOf.element).toBe(document.documentElement)
    await userEvent.click(screen.getByRole('button', { name: 'Leave full screen' }))
    expect(screenOf.element).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    act(() => screenOf.become(null))
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('§2 links to external documentation', () => {
  it('I15: open new tabs by plain anchors, in the order of the configuration', async () => {
    renderShell()
    await userEvent.click(screen.getByRole('button', { name: 'Documentation' }))
    const links = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      appConfig.docLinks.map(({ href }) => href),
    )
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/)
    }
  })
})

describe('§2 user menu', () => {
  it('holds the personal centre, the layout settings and the way out', async () => {
    renderShell()
    expect(await userEntries()).toEqual(['Personal centre', 'Layout settings', 'Log out'])
    expect(screen.getByRole('menuitem', { name: 'Personal centre' })).toHaveAttribute(
      'href',
      '/user/profile',
    )
  })

  it('holds on a phone what the navbar hides there', async () => {
    onPhone()
    renderShell()
    expect(screen.queryByRole('button', { name: 'Documentation' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull()
    expect(await userEntries()).toEqual([
      'Personal centre',
      'Full screen',
      'Energy and bandwidth on TRON(opens in a new tab)',
      'TRON for developers(opens in a new tab)',
      'ERC-20 tokens(opens in a new tab)',
      'Layout settings',
      'Log out',
    ])
  })
})

describe('gateway contract §7.8 breadcrumb', () => {
  const crumbs = () =>
    within(screen.getByRole('navigation', { name: 'Where you are' }))
      .getAllByRole('listitem')
      .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')])
  const page = (path: string, meta: object = {}) => ({
    path,
    component: 'x',
    meta: { title: path, ...meta },
  })
  const tree = [
    {
      path: '/leads',
      component: 'Layout',
      redirect: '/leads/one',
      meta: { title: 'Leads' },
      children: [page('one'), page('unnamed', { breadcrumb: false })],
    },
    {
      path: '/rests',
      component: 'Layout',
      redirect: 'noRedirect',
      alwaysShow: true,
      meta: { title: 'Rests' },
      children: [page('two')],
    },
  ]

  it('leads to a directory’s redirect, and nowhere where it says noRedirect', () => {
    renderShell({ tree, at: '/leads/one' })
    expect(crumbs()).toEqual([
      ['Home', '/index'],
      ['Leads', '/leads/one'],
      ['one', undefined],
    ])
  })

  it('leaves out breadcrumb: false, and marks the current page', () => {
    renderShell({ tree, at: '/leads/unnamed' })
    expect(crumbs().map(([text]) => text)).toEqual(['Home', 'Leads'])
    const items = screen.getAllByRole('listitem', { current: 'page' })
    expect(items.map((item) => item.textContent)).toEqual(['Leads'])
  })

  it('is plain text in a directory that leads nowhere', () => {
    renderShell({ tree, at: '/rests/two' })
    expect(crumbs()).toEqual([
      ['Home', '/index'],
      ['Rests', undefined],
      ['two', undefined],
    ])
  })

  it('is Home alone at home', () => {
    renderShell({ tree, at: '/index' })
    expect(crumbs()).toEqual([['Home', undefined]])
  })
})

async function userEntries() {
  await userEvent.click(screen.getByRole('button', { name: /^User menu/ }))
  const entries = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  return entries.map((entry) => entry.textContent)
}

/** A browser with fullscreen, and its answer to a request. */
function withFullscreen(answer: () => Promise<void>) {
  const state = {
    element: null as Element | null,
    become(element: Element | null) {
      state.element = element
      document.dispatchEvent(new Event('fullscreenchange'))
    },
  }
  const turn = (element: Element | null) => async () => {
    await answer()
    act(() => state.become(element))
  }
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => state.element },
    exitFullscreen: { configurable: true, value: turn(null) },
  })
  document.documentElement.requestFullscreen = turn(document.documentElement)
  onTestFinished(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name)
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
  })
  return state
}

function onPhone() {
  const list = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => list)
  onTestFinished(() => void vi.unstubAllGlobals())
}
