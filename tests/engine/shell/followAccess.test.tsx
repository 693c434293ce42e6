import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type * as settings from '@/engine/config'
import { changePreferences, resetPreferences } from '@/engine/shell/preferences/preferences'
import type { TestSandbox } from '@/sandbox/forTests'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

// every step reads again
vi.mock('@/engine/config', async (original) => {
  const { config, ...rest } = await original<typeof settings>()
  return { ...rest, config: { ...config, accessStaleMs: 0, accessPauseMs: 0 } }
})

const storeRole = 4
const found = 'select menu_id from sys_menu where perms like $2'

async function take({ db }: TestSandbox, permissions: string) {
  await db.query(`delete from sys_role_menu where role_id = $1 and menu_id in (${found})`, [
    storeRole,
    permissions,
  ])
}

async function give({ db }: TestSandbox, permissions: string) {
  await db.query(`insert into sys_role_menu select $1::bigint, menu_id from (${found}) as found`, [
    storeRole,
    permissions,
  ])
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }))
const entry = (name: string) => menu().queryByRole('link', { name })
const apply = () => screen.queryByRole('link', { name: /^Apply/ })
const readings = () => sentTo('GET', '/getInfo').length
const step = (to: string) =>
  act(() => {
    window.location.hash = to
  })

describe('B27: an administrator changes the menus of a role', () => {
  it('shows the current menu and buttons at the next step, with one request', async () => {
    const { sandbox, user } = await renderApp({
      as: 'store',
      at: '/store/storeDraw',
      given: (sandbox) => take(sandbox, 'store:bill:%'),
    })
    await waitFor(() => expect(apply()).toBeVisible())
    expect(entry('Store information')).toBeVisible()
    expect([entry('Bills'), readings()]).toEqual([null, 1])
    await take(sandbox, 'store:store:%')
    await take(sandbox, 'store:storeDraw:add')
    await give(sandbox, 'store:bill:%')
    step('/store/storeDraw?page=2')
    await waitFor(() => expect(entry('Store information')).toBeNull())
    expect(apply()).toBeNull()
    expect(readings()).toBe(2)
    expect(sentTo('GET', '/getRouters')).toHaveLength(2)
    await user.click(menu().getByRole('link', { name: 'Bills' }))
    await screen.findByRole('heading', { name: 'Bills' })
  })

  it('closes a page that the role has lost, with its rows', async () => {
    const { sandbox, user } = await renderApp({ as: 'store', at: '/store/bill' })
    const rowOf = () => screen.getAllByRole('row')[1] as HTMLElement
    await waitFor(() => expect(rowOf()).toBeVisible())
    const shown = rowOf()
    await take(sandbox, 'store:bill:%')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByRole('heading', { name: 'You have no access to this page' })
    expect(address()).toBe('/401')
    expect(shown).not.toBeInTheDocument()
    await waitFor(() => expect(entry('Bills')).toBeNull())
    step('/store/bill?page=1')
    await waitFor(() => expect(address()).toBe('/401'))

    await give(sandbox, 'store:bill:%')
    step('/store/storeDraw')
    const asked = sentTo('GET', '/store/bill/list').length
    await user.click(await menu().findByRole('link', { name: 'Bills' }))
    await screen.findAllByRole('row')
    expect(sentTo('GET', '/store/bill/list')).toHaveLength(asked + 1)
  })

  it('C15: closes the tag of a page that the role has lost', async () => {
    act(() => changePreferences({ tagsView: true }))
    onTestFinished(() => act(() => resetPreferences()))
    const { sandbox } = await renderApp({ as: 'store', at: '/store/bill' })
    const tags = within(await screen.findByRole('toolbar', { name: 'Open pages' }))
    await tags.findByRole('link', { name: 'Bills' })
    await take(sandbox, 'store:bill:%')
    step('/store/storeDraw')
    await waitFor(() => expect(entry('Bills')).toBeNull())
    await waitFor(() => expect(tags.queryByRole('link', { name: 'Bills' })).toBeNull())
    expect(tags.getByRole('link', { name: 'Withdrawals' })).toBeVisible()
    expect(address()).toBe('/store/storeDraw')
  })

  it('keeps the input on a page that stays, and its focus', async () => {
    const { sandbox, user } = await renderApp({ as: 'store', at: '/store/storeDraw/create' })
    const amount = await screen.findByLabelText(/^Amount/)
    await user.type(amount, '12.5')
    await take(sandbox, 'store:bill:%')
    step('/store/storeDraw/create?from=here')
    await waitFor(() => expect(entry('Bills')).toBeNull())
    expect(amount).toBeInTheDocument()
    expect(amount).toHaveValue('12.5')
    expect(amount).toHaveFocus()
  })
})

describe('reading again', () => {
  it('renders nothing again while nothing changed, and fails silently', async () => {
    const { gateway } = await renderApp({ as: 'store', at: '/store/bill' })
    const before = gateway.session.info()
    step('/store/storeDraw')
    await waitFor(() => expect(readings()).toBe(2))
    await waitFor(() => expect(sentTo('GET', '/store/storeDraw/list')).toHaveLength(1))
    server.use(http.get('*/getInfo', () => HttpResponse.json({ code: 500, msg: 'broken' })))
    step('/store/store')
    await waitFor(() => expect(readings()).toBe(3))
    await screen.findAllByRole('row')
    step('/store/storeDraw?page=2')
    await waitFor(() => expect(readings()).toBe(4))
    expect(gateway.session.info()).toBe(before)
    expect(screen.queryByText('broken')).toBeNull()
    expect(entry('Bills')).toBeVisible()
  })

  it('follows at the next step even if the clock was set back', async () => {
    await renderApp({ as: 'store', at: '/store/storeDraw' })
    const tenDaysAgo = Date.now() - 10 * 86_400_000
    vi.useFakeTimers({ now: tenDaysAgo, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const before = readings()
    step('/store/storeDraw?page=2')
    await waitFor(() => expect(readings()).toBe(before + 1))
  })

  it('asks about a login that has expired, as every call does', async () => {
    await renderApp({ as: 'store', at: '/index' })
    server.use(http.get('*/getInfo', () => HttpResponse.json({ code: 401, msg: '' })))
    step('/index?again=1')
    await screen.findByRole('dialog')
    step('/index?again=2')
    expect(readings()).toBe(2)
  })
})
