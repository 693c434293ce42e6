import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CreatePortal } from '@/engine/session/boot/portalLoader'
import { createPortalLoader } from '@/engine/session/boot/portalLoader'
import { offeredPage } from '@/engine/session/nextLogin'
import { createScreens, type BootScreen } from '@/engine/session/boot/createScreens'
import { createPageGateway } from '@/engine/data/pageGateway'

const gateway = createPageGateway({ language: 'en-US' })

const server = setupServer(
  http.post('*/prod-api/login', () => HttpResponse.json({ code: 200, data: { token: 'fresh' } })),
  http.get('*/prod-api/getRouters', () => HttpResponse.json({ code: 200, data: [] })),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  server.resetHandlers()
  gateway.session.clear()
})
afterAll(() => server.close())

const credentials = { username: 'ada', password: 'p', googleCode: '', captchaCode: '', uuid: '' }

function loggedInAs(userId: number) {
  const user = { userId, userName: `user${userId}`, userType: '00' }
  const info = { code: 200, data: { user, roles: [], permissions: [] } }
  server.use(http.get('*/prod-api/getInfo', () => HttpResponse.json(info)))
}

function refused(code: number) {
  server.use(http.get('*/prod-api/getInfo', () => HttpResponse.json({ code, msg: 'no' })))
}

/** A tab that is loaded at an address. */
async function load(hash: string) {
  history.replaceState(null, '', hash)
  const shown: BootScreen[] = []
  const create: CreatePortal = () => ({
    askAhead: () => {},
    prepare: () => Promise.resolve(),
    render: () => <p>portal</p>,
  })
  const loader = createPortalLoader(() => Promise.resolve(create))
  const screens = createScreens(gateway, loader, (screen) => shown.push(screen))
  await screens.start()
  return { screens, shown: () => shown.at(-1) }
}

/** Ada's portal stood open in this tab; then her login expires and she reloads a page. */
async function reloadExpired(code = 401) {
  loggedInAs(1)
  gateway.session.signIn('old')
  await load('#/index')
  refused(code)
  const page = await load('#/store/bill?page=2')
  expect(page.shown()).toMatchObject({ name: 'login' })
  expect(location.hash).toBe('#/login?redirect=%2F')
  return page.screens
}

describe('§4 a reload after the login has expired', () => {
  it('comes back to its page when the same account logs in', async () => {
    const screens = await reloadExpired()
    loggedInAs(1)
    await screens.logIn(credentials)
    expect(location.hash).toBe('#/store/bill?page=2')
  })

  it('goes home for another account, and keeps nothing of the first one', async () => {
    const screens = await reloadExpired()
    loggedInAs(2)
    await screens.logIn(credentials)
    expect(location.hash).toBe('#/')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('bill')
  })

  it('goes home if the user could not be read for another reason', async () => {
    const screens = await reloadExpired(500)
    loggedInAs(1)
    await screens.logIn(credentials)
    expect(location.hash).toBe('#/')
  })

  it('offers its page, and opens the home page, if the user could not be read for another reason', async () => {
    const screens = await reloadExpired(500)
    loggedInAs(1)
    await screens.logIn(credentials)
    expect(offeredPage()).toBe('/store/bill?page=2')
  })

  it('offers another account nothing', async () => {
    const screens = await reloadExpired(500)
    loggedInAs(2)
    await screens.logIn(credentials)
    expect(offeredPage()).toBeUndefined()
  })
})
