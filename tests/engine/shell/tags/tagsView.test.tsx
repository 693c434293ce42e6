import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  changePreferences,
  preferences,
  resetPreferences,
} from '@/engine/shell/preferences/preferences'
import { aStore } from '@/tests/support/records'
import { sentTo } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

const stores = '/store/store'

vi.mock('@/engine/ui/reloadPage', () => ({ reloadPage: vi.fn<() => void>() }))

describe('§9 tags view, off by default', () => {
  it('shows no tags, and records nothing', async () => {
    await open('/store/bill')
    await go('/index')
    expect(screen.queryByRole('navigation', { name: 'Open pages' })).toBeNull()
    expect(sessionStorage.getItem('tags')).toBeNull()
  })
})

describe('§7.6 tags view', () => {
  it('E9: keeps the input of two forms of one resource, asks once when they close, and saves each', async () => {
    const ids: string[] = []
    const { user } = await open('/index', async ({ insert }) => {
      ids.push(await insert(aStore({ nick: 'Corner' })), await insert(aStore({ nick: 'Market' })))
    })
    switchOn()
    await bar()
    const [first, second] = ids.map((id) => `${stores}/${id}`)
    await go(first)
    await type(' one')
    await go(second)
    await type(' two')
    await go(`${stores}/create`)
    await type('Third')
    fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: '13800138000' } })
    expect(tagNames()).toEqual([
      'Home',
      `Store information #${ids[0]} · edit`,
      `Store information #${ids[1]} · edit`,
      'Store information · new',
    ])
    const asked = sentTo('GET', stores).length
    await user.click(tag(`Store information #${ids[0]} · edit`))
    expect(await field()).toHaveValue('Corner one')
    // a label names the control of the visible page
    expect(screen.getAllByLabelText(/^Name/)).toHaveLength(1)
    await user.click(tag(`Store information #${ids[1]} · edit`))
    await waitFor(async () => expect(await field()).toHaveValue('Market two'))
    await user.click(tag('Store information · new'))
    await waitFor(async () => expect(await field()).toHaveValue('Third'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sentTo('GET', stores).length - asked).toBeLessThanOrEqual(2)

    await user.click(screen.getByRole('button', { name: 'Save' }))
    // the form is done: its tag closes
    await waitFor(() => expect(tagNames()).not.toContain('Store information · new'))
    expect(address()).toBe(stores)
    expect(sentTo('POST', stores)).toHaveLength(1)

    await menuOf(`Store information #${ids[0]} · edit`, 'Close all')
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `Store information #${ids[0]} · edit`,
      `Store information #${ids[1]} · edit`,
    ])
    await user.click(dialog.getByRole('button', { name: 'Save all' }))
    await waitFor(() => expect(tagNames()).toEqual(['Home']))
    await waitFor(() => expect(address()).toBe('/index'))
    expect(sentTo('PUT', stores)).toHaveLength(2)
  })
})

describe('E9: §2 unsaved input under two tags', () => {
  it('is asked about at a refresh entered by hand and at the logout; saving stops with a message where it fails', async () => {
    let id = ''
    const { user } = await open('/index', async ({ insert }) => {
      id = await insert(aStore({ nick: 'Corner' }))
    })
    switchOn()
    await bar()
    await go(`${stores}/${id}`)
    await type(' one')
    await go(`${stores}/create`)
    await type('Nameless')
    const marked = [`Store information #${id} · edit`, 'Store information · new']
    for (const name of marked) expect(tag(name)).toHaveAccessibleDescription('not saved')

    act(() => {
      window.location.hash = `/redirect${stores}/create`
    })
    await user.click((await question()).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(address()).toBe(`${stores}/create`))
    expect(await field()).toHaveValue('Nameless')

    await logOut(user)
    const asked = await question()
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(marked)
    // the second has no phone yet
    await user.click(asked.getByRole('button', { name: 'Save all' }))
    const said = 'Store information · new could not be saved. Its page shows the reason.'
    expect(await screen.findByText(said)).toBeVisible()
    expect(sentTo('PUT', stores)).toHaveLength(1)
    expect(tagNames()).toEqual(['Home', 'Store information · new'])
    expect(address()).toBe(`${stores}/create`)
    expect(await field()).toHaveValue('Nameless')
    expect(screen.getByLabelText(/^Phone/)).toBeInvalid()
    expect(sentTo('POST', '/logout')).toHaveLength(0)

    await logOut(user)
    await user.click((await question()).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(sentTo('POST', '/logout')).toHaveLength(1))
  })
})

describe('switched off again', () => {
  it('asks about unsaved input on hidden pages; Stay keeps the tags, Leave drops the pages and their record', async () => {
    let id = ''
    const { user } = await open('/index', async ({ insert }) => {
      id = await insert(aStore({ nick: 'Corner' }))
    })
    switchOn()
    await bar()
    await go(`${stores}/${id}`)
    await type(' one')
    await go(`${stores}/create`)
    await type('in sight')
    const ask = async () => {
      act(() => changePreferences({ tagsView: false }))
      return within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    }
    await user.click((await ask()).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(preferences().tagsView).toBe(true))
    expect(tagNames()).toHaveLength(3)
    const dialog = await ask()
    expect(dialog.getAllByRole('listitem')).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
    expect(sessionStorage.getItem('tags')).toBeNull()
    expect(document.querySelectorAll('.wd-kept')).toHaveLength(1)
    // the visible page is unchanged, and protected as without tags
    expect(await field()).toHaveValue('in sight')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  })

  it('on again, the tags begin with the visible page', async () => {
    const { user } = await open('/store/bill')
    switchOn()
    await bar()
    await waitFor(() => expect(tagNames()).toEqual(['Home', 'Bills']))
    act(() => changePreferences({ tagsView: false }))
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
    await go(stores)
    switchOn()
    await bar()
    await waitFor(() => expect(tagNames()).toEqual(['Home', 'Store information']))
    await go(`${stores}/create`)
    await type('Half')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(dialog.getByRole('button', { name: 'Leave' }))
    // a form that is left closes its tag
    await waitFor(() => expect(tagNames()).toEqual(['Home', 'Store information']))
    expect(inSight()).toEqual([stores])
  })
})

async function open(at: string, given?: NonNullable<Parameters<typeof renderApp>[0]>['given']) {
  act(() => resetPreferences())
  return renderApp({ at, ...(given && { given }) })
}

function switchOn() {
  act(() => changePreferences({ tagsView: true }))
}

async function go(path: string | undefined) {
  await act(async () => {
    window.location.hash = path ?? ''
  })
  await waitFor(() => expect(inSight()).toEqual([path]))
}

/** The paths of the pages that are not hidden. */
function inSight() {
  const pages = [...document.querySelectorAll<HTMLElement>('.wd-kept')]
  return pages.filter(({ style }) => style.display !== 'none').map(({ dataset }) => dataset['path'])
}

async function bar() {
  return screen.findByRole('navigation', { name: 'Open pages' })
}

function tagNames() {
  const row = within(screen.getByRole('toolbar', { name: 'Open pages' }))
  return row.getAllByRole('link').map(({ textContent }) => textContent)
}

function tag(name: string) {
  return within(screen.getByRole('toolbar', { name: 'Open pages' })).getByRole('link', { name })
}

async function menuOf(name: string, command: string) {
  fireEvent.contextMenu(tag(name), { clientX: 10, clientY: 10 })
  fireEvent.click(await screen.findByRole('menuitem', { name: command }))
}

/** The name field of the visible form; a cached list has a filter of that name. */
async function field() {
  return waitFor(() => {
    const page = document.querySelector<HTMLElement>(`.wd-kept[data-path="${inSight().join()}"]`)
    return within(page ?? document.body).getByLabelText(/^Name/)
  })
}

async function type(text: string) {
  const input = await field()
  fireEvent.change(input, { target: { value: `${(input as HTMLInputElement).value}${text}` } })
}

async function question() {
  return within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
}

async function logOut(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(screen.getByRole('button', { name: /^User menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
}
