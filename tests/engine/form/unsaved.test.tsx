import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { preferences, resetPreferences } from '@/engine/shell/preferences/preferences'
import { reloadPage } from '@/engine/ui/reloadPage'
import { switchLanguage } from '@/engine/session/switchLanguage'
import { aStore, aWithdrawal } from '@/tests/support/records'
import { sentTo } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

vi.mock('@/engine/ui/reloadPage', () => ({ reloadPage: vi.fn<() => void>() }))
vi.mock('@/engine/session/switchLanguage', () => ({ switchLanguage: vi.fn<() => void>() }))

const path = '/store/store'

/** The form over a store, reached from its page, so that there is a way back. */
async function openForm(typed = 'Unsaved', nick = 'Corner') {
  let id = ''
  const app = await renderApp({
    given: async ({ insert }) => {
      id = await insert(aStore({ nick }))
    },
  })
  window.location.hash = `${path}/${id}/show`
  await app.user.click(await screen.findByRole('link', { name: 'Edit' }))
  const name = await screen.findByLabelText(/^Name/)
  await waitFor(() => expect(name).toBeEnabled())
  if (typed !== '') {
    await app.user.clear(name)
    await app.user.type(name, typed)
  }
  const leave = () => app.user.click(within(screen.getByRole('article')).getByText('Stores'))
  const asked = async () =>
    within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  return { ...app, id, leave, asked }
}

function reload(): Event {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event
}

describe('E9: leaving an unsaved form', () => {
  it.each([' Corner', 'Cor\nner\u0085', '\uFEFFCorner\r\n'])(
    'is not asked about where nothing was typed over %j',
    async (nick) => {
      const { leave } = await openForm('', nick)
      expect(reload().defaultPrevented).toBe(false)
      await leave()
      await waitFor(() => expect(address()).toMatch(/^\/store\/store(\?|$)/))
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it('by a link asks once; Stay keeps the input', async () => {
    const { user, id, leave, asked } = await openForm()
    await leave()
    const dialog = await asked()
    expect(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(`${path}/${id}`)
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Unsaved')
  })

  it('is left at Leave, asked once, and nothing is sent', async () => {
    const { user, leave, asked } = await openForm()
    await leave()
    await user.click((await asked()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(address()).toMatch(/^\/store\/store(\?|$)/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('PUT')).toEqual([])
  })

  it('is saved at Save, and continues to the address', async () => {
    const { user, leave, asked } = await openForm()
    await leave()
    await user.click((await asked()).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toMatch(/^\/store\/store(\?|$)/))
    expect(sentTo('PUT', path)).toHaveLength(1)
    expect(await screen.findByText('Store saved')).toBeVisible()
  })

  it('stays where Save finds an error, and shows it', async () => {
    const { user, id, leave, asked } = await openForm('x'.repeat(65))
    await leave()
    await user.click((await asked()).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Name takes at most 64 characters')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(`${path}/${id}`)
  })

  it('by the browser’s back asks, and Escape stays', async () => {
    const { user, id, asked } = await openForm()
    window.history.back()
    await asked()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(`${path}/${id}`)
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Unsaved')
  })

  it('by the browser’s back asks where the address was entered by hand, too', async () => {
    const { user } = await renderApp({ at: path })
    await screen.findAllByRole('link', { name: /^Edit store/ })
    window.location.hash = `${path}/1`
    await screen.findByRole('button', { name: 'Save' })
    await user.type(screen.getByLabelText(/^Name/), ' changed')
    window.history.back()
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await waitFor(() => expect(address()).toBe(`${path}/1`))
    await user.click(dialog.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(address()).toMatch(/^\/store\/store(\?|$)/))
  })

  it('by an address entered by hand asks', async () => {
    const { user, id, asked } = await openForm()
    window.location.hash = '/store/bill'
    await user.click((await asked()).getByRole('button', { name: 'Stay' }))
    expect(address()).toBe(`${path}/${id}`)
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Unsaved')
    window.location.hash = '/store/bill'
    await user.click((await asked()).getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'Bills' })).toBeVisible()
  })

  it('by another address, entered while it asks, asks about that one and stays on the page', async () => {
    const { user, id, asked } = await openForm()
    window.location.hash = '/store/bill'
    await asked()
    await waitFor(() => expect(address()).toBe(`${path}/${id}`))
    window.location.hash = '/api/apiRecharge'
    await waitFor(() => expect(address()).toBe(`${path}/${id}`))
    await user.click((await asked()).getByRole('button', { name: 'Stay' }))
    expect(address()).toBe(`${path}/${id}`)
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Unsaved')
    window.history.back()
    await user.click((await asked()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible()
  })

  it('by reload or close makes the browser ask; another size loses nothing and asks nothing', async () => {
    const { user, id } = await openForm()
    onTestFinished(resetPreferences)
    await user.click(screen.getByRole('button', { name: 'Size' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Mini' }))
    await waitFor(() => expect(preferences().size).toBe('mini'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe(`${path}/${id}`)
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Unsaved')
    expect(reload().defaultPrevented).toBe(true)
  })
})

describe('leaving asks nothing', () => {
  it('if nothing was typed', async () => {
    const { leave } = await openForm('')
    expect(reload().defaultPrevented).toBe(false)
    await leave()
    await waitFor(() => expect(address()).toMatch(/^\/store\/store(\?|$)/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('where the input equals the record', async () => {
    const { leave } = await openForm('Corner')
    await leave()
    await waitFor(() => expect(address()).toMatch(/^\/store\/store(\?|$)/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('once the form is saved', async () => {
    const { user, id } = await openForm()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(reload().defaultPrevented).toBe(false)
  })
})

it('a half-typed new record is protected, too', async () => {
  const { user } = await renderApp({ at: `${path}/create` })
  await user.type(await screen.findByLabelText(/^Name/), 'Half')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Half')
})

describe('E9: anything that ends the page asks once', () => {
  it('logging out: Stay keeps all, Leave logs out without a question of the browser', async () => {
    const { user, asked } = await openForm()
    await logOut(user)
    const dialog = await asked()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(reload().defaultPrevented).toBe(true)
    expect(sentTo('POST', '/logout')).toEqual([])
    await logOut(user)
    await user.click((await asked()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(reload().defaultPrevented).toBe(false)
  })

  it('switching the language: Save saves first', async () => {
    const { user, asked } = await openForm()
    await user.click(screen.getByRole('button', { name: '中文' }))
    await user.click((await asked()).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(switchLanguage).toHaveBeenCalledExactlyOnceWith('zh-CN'))
    expect(sentTo('PUT', path)).toHaveLength(1)
  })
})

describe('a half-typed decision is asked about, and never sent from that question', () => {
  it('by Escape, by the browser’s back and by reload; Cancel asks nothing', async () => {
    let id = ''
    const { user } = await renderApp({
      given: async ({ insert }) => {
        id = await insert(aWithdrawal())
      },
    })
    window.location.hash = `/store/storeDraw/${id}/show`
    await user.click(await screen.findByRole('button', { name: 'Pass' }))
    await user.type(await screen.findByLabelText(/Second password/), 'half')
    expect(reload().defaultPrevented).toBe(true)
    const stay = async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
      const buttons = dialog.getAllByRole('button').map(({ textContent }) => textContent)
      expect(buttons).toEqual(['Stay', 'Leave'])
      await user.click(dialog.getByRole('button', { name: 'Stay' }))
      await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull())
    }
    await user.keyboard('{Escape}')
    await stay()
    expect(await screen.findByLabelText(/Second password/)).toHaveValue('half')
    window.history.back()
    await stay()
    expect(address()).toBe(`/store/storeDraw/${id}/show`)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(reload().defaultPrevented).toBe(false)
    expect(sentTo('PUT')).toEqual([])
  })
})

async function logOut(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^User menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
}
