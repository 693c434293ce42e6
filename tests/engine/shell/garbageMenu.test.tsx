import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { garbageMenu, garbageOnTheWire, oddSignsDrawn } from '@/tests/support/planted/garbageMenu'
import { address, renderApp } from '@/tests/support/renderApp'
import { renderShell } from './renderShell'

describe('a garbage menu', () => {
  it('C6, C7, C10 never breaks the shell: valid pages are there, nothing dangerous is', async () => {
    const { user } = await renderApp({ at: '/nowhere', menu: garbageOnTheWire() })
    expect(await screen.findByText('../../etc/passwd')).toBeInTheDocument()

    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
    const links = menu.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(links.filter((href) => !href.startsWith('#/'))).toEqual([])
    expect(links).toEqual(expect.arrayContaining(['#/twice', '#/nowhere', '#/long', '#/meta']))
    for (const taken of ['#/login', '#/404', '#/redirect/x', '#/TWICE', '#/inner', '#/empty'])
      expect(links).not.toContain(taken)
    const note = ' (not in this version)'
    await menu.findByRole('link', { name: `No such screen${note}` })
    const titles = menu.getAllByRole('link').map((link) => link.textContent.replace(note, ''))
    expect(Math.max(...titles.map((title) => title.length))).toBe(200)
    expect(document.querySelector('img[src=x]')).toBeNull()

    await user.click(menu.getByRole('link', { name: /^<img/ }))
    const trail = screen.getByRole('navigation', { name: 'Where you are' })
    await waitFor(() => expect(trail).toHaveTextContent('<img src=x'))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'This page is not available in this version',
    )

    const odd = menu.getByRole('link', { name: /^\{0\}/ })
    expect(odd).toHaveAttribute('title', `${oddSignsDrawn} · not in this version`)
    await user.click(odd)
    await waitFor(() => expect(trail.textContent).toContain(oddSignsDrawn))

    await user.keyboard('/')
    await user.type(await screen.findByRole('combobox', { name: 'Page or record' }), 'twice')
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('First of two')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/twice'))
    expect(screen.queryByText('This page stopped working')).toBeNull()
  })
  it('goes round no cycle', async () => {
    renderShell({ tree: garbageMenu(), at: '/round/loop/end' })
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
    expect(menu.getByRole('link', { name: 'End of the loop' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})
