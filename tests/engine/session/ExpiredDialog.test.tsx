import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { reloadPage } from '@/engine/ui/reloadPage'
import { createPageGateway } from '@/engine/data/pageGateway'
import { createOpenPages, type OpenPages } from '@/engine/form/openPages'
import { renderShell } from '@/tests/engine/shell/renderShell'

const gateway = createPageGateway({ language: 'en-US' })

vi.mock('@/engine/ui/reloadPage', () => ({ reloadPage: vi.fn<() => void>() }))

const server = setupServer(
  http.get('*/prod-api/*', () => HttpResponse.json({ code: 401, msg: 'expired' })),
  http.post('*/prod-api/logout', () => HttpResponse.json({ code: 200, msg: 'ok' })),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  gateway.session.clear()
  gateway.gate.reset()
  vi.mocked(reloadPage).mockClear()
})
afterAll(() => server.close())

describe('§8 code 401', () => {
  it('asks once for any number of calls', async () => {
    await meetExpiry(10)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Your login has expired')
  })

  it('stays on the page with a button to log in, and does not ask again', async () => {
    await meetExpiry(1)
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument()
    await gateway.client.get('/anything').catch(() => {})
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(reloadPage).not.toHaveBeenCalled()
  })

  it('stays on Escape', async () => {
    await meetExpiry(1)
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument()
  })

  it('says which input waits for the new login, and which does not', async () => {
    const holding = (isKept: boolean) => ({
      ...createOpenPages(),
      hasUnsaved: () => true,
      isKeepable: () => isKept,
    })
    await meetExpiry(1, holding(true))
    expect(screen.getByText(/What you have typed waits here for 15 minutes/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    gateway.gate.reset()
    cleanup()
    await meetExpiry(1, holding(false))
    expect(screen.getByText(/A chosen file.* does not wait/)).toBeVisible()
  })

  it('logs out and reloads on "Log in again"', async () => {
    await meetExpiry(1)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Log in again' }))
    await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(gateway.session.token()).toBeUndefined()
  })
})

describe('§4 logout', () => {
  it('asks, then ends the session and reloads', async () => {
    gateway.session.signIn('some-token')
    gateway.session.load({
      user: { userId: '1', userName: 'ada', userType: '00', avatar: '' },
      roles: [],
      permissions: [],
    })
    renderShell({ gateway })
    await userEvent.click(screen.getByRole('button', { name: 'User menu of ada' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    expect(gateway.session.token()).toBe('some-token')
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(gateway.session.token()).toBeUndefined()
  })
})

async function meetExpiry(calls: number, pages?: OpenPages) {
  gateway.session.signIn('some-token')
  renderShell({ gateway, ...(pages && { pages }) })
  const failing = Array.from({ length: calls }, () => gateway.client.get('/a').catch(() => {}))
  await Promise.all(failing)
  await screen.findByRole('dialog')
}
