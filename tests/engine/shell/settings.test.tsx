import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { preferences, resetPreferences } from '@/engine/shell/preferences/preferences'
import { renderShell } from './renderShell'

const root = document.documentElement

beforeEach(() => {
  resetPreferences()
  root.removeAttribute('style')
})

describe('§2 the settings drawer', () => {
  it('opens from the user menu, applies every choice at once and stores it', async () => {
    const drawer = await openDrawer()
    await userEvent.click(drawer.getByRole('radio', { name: 'Dark' }))
    await userEvent.click(drawer.getByRole('radio', { name: 'Green #11a983' }))
    await userEvent.click(drawer.getByRole('switch', { name: 'Tags view' }))
    await userEvent.click(drawer.getByRole('switch', { name: 'Fixed header' }))
    await userEvent.click(drawer.getByRole('switch', { name: 'Sidebar logo' }))
    const chosen = {
      theme: '#11a983',
      mode: 'dark',
      size: 'medium',
      tagsView: true,
      fixedHeader: true,
      sidebarLogo: false,
    }
    expect(preferences()).toEqual(chosen)
    expect(JSON.parse(localStorage.getItem('layout-setting') ?? '')).toEqual(chosen)
    expect(root.dataset).toMatchObject({ mode: 'dark', fixedHeader: '', noLogo: '' })
    await waitFor(() => expect(root.style.getPropertyValue('--wd-theme')).toBe('#11a983'))
    expect(root.style.getPropertyValue('--wd-theme-text-dark')).toBe('#11a983')
  })

  it('has the eight presets in order, with the default chosen, and describes their contrast', async () => {
    const drawer = await openDrawer()
    const themes = within(drawer.getByRole('group', { name: 'Theme colour' }))
    const names = themes.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))
    expect(names.map((name) => name?.slice(-7))).toEqual([
      '#409EFF',
      '#1890ff',
      '#304156',
      '#212121',
      '#11a983',
      '#13c2c2',
      '#6959CD',
      '#f5222d',
    ])
    expect(themes.getByRole('radio', { checked: true })).toHaveAccessibleName('Sky blue #409EFF')
    expect(themes.getByRole('status')).toHaveTextContent(
      'Dark words on it: 6.4:1. Links in it would have 2.5:1 here; they use #2d70b5 with 4.7:1.',
    )
    await userEvent.click(themes.getByRole('radio', { name: /#304156/ }))
    expect(themes.getByRole('status')).toHaveTextContent(
      'White words on it: 10.4:1. Links in it: 9.6:1.',
    )
  })

  it('works by keyboard alone and returns the focus', async () => {
    const drawer = await openDrawer()
    drawer.getByRole('radio', { name: 'System' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(preferences().mode).toBe('dark')
    await userEvent.tab()
    expect(drawer.getByRole('switch', { name: 'Tags view' })).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(preferences().tagsView).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(userButton()).toHaveFocus()
  })

  it('restores the settings of the first run', async () => {
    const drawer = await openDrawer()
    await userEvent.click(drawer.getByRole('radio', { name: 'Red #f5222d' }))
    await waitFor(() => expect(root.style.getPropertyValue('--wd-theme')).toBe('#f5222d'))
    await userEvent.click(drawer.getByRole('radio', { name: 'Light' }))
    await userEvent.click(drawer.getByRole('switch', { name: 'Sidebar logo' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Reset to the defaults' }))
    expect(localStorage.getItem('layout-setting')).toBeNull()
    expect(drawer.getByRole('radio', { name: 'Sky blue #409EFF' })).toBeChecked()
    expect(drawer.getByRole('radio', { name: 'System' })).toBeChecked()
    expect(drawer.getByRole('switch', { name: 'Sidebar logo' })).toBeChecked()
    expect(root.dataset).toMatchObject({ mode: 'system' })
    expect(root.dataset).not.toHaveProperty('noLogo')
    await waitFor(() => expect(root.style.getPropertyValue('--wd-theme')).toBe('#409EFF'))
    expect(await screen.findByText('The layout is as on the first day.')).toBeInTheDocument()
  })

  it('has the size on a phone, whose navbar has no room for it', async () => {
    onPhone()
    const drawer = await openDrawer()
    expect(screen.queryByRole('button', { name: 'Size' })).toBeNull()
    await userEvent.click(drawer.getByRole('radio', { name: 'Small' }))
    expect(root.dataset.size).toBe('small')
  })
})

describe('§2 the size switch', () => {
  it('marks the current size, changes it at once, stores it and says so', async () => {
    renderShell()
    await userEvent.click(screen.getByRole('button', { name: 'Size' }))
    const menu = within(await screen.findByRole('menu'))
    const entries = menu.getAllByRole('menuitemradio')
    expect(entries.map((one) => one.textContent)).toEqual(['Default', 'Medium', 'Small', 'Mini'])
    expect(menu.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Medium')
    expect(entries[1]).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(root.dataset.size).toBe('small')
    expect(preferences().size).toBe('small')
    expect(await screen.findByText('Size: Small')).toBeInTheDocument()
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

async function openDrawer() {
  renderShell()
  await userEvent.click(userButton())
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Layout settings' }))
  return within(await screen.findByRole('dialog', { name: 'Layout settings' }))
}

function userButton() {
  return screen.getByRole('button', { name: /^User menu/ })
}

function onPhone() {
  const list = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => list)
  onTestFinished(() => void vi.unstubAllGlobals())
}
