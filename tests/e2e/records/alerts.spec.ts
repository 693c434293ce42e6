import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test'
import { expect, existsFailed, login, test } from '../fixtures'
import { saidBy, stubSpeech } from '../support/stubSpeech'

const words = 'matched a non-system order'
const channel = /\/ws\/web\/user/
const minute = 60_000

test('§8: 1001 is shown in every tab, spoken by one, acknowledged in all, and leads to its movement', async ({
  page,
  context,
}) => {
  await context.addInitScript(stubSpeech)
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  const pages = [page, await context.newPage(), await context.newPage()]
  for (const one of pages.slice(1)) await one.goto('/#/store/bill')
  for (const one of pages) {
    await one.keyboard.press('Shift')
    await expect(bell(one)).toHaveAttribute('data-live', 'open')
  }
  await strangerPays(page)
  await Promise.all(pages.map((one) => expect(message(one)).toBeVisible()))
  await Promise.all(pages.map((one) => expect(one).toHaveTitle(/^\(1\) /)))
  const said = await Promise.all(pages.map(saidBy))
  expect(said.flat()).toEqual([words])

  const [, second, third] = pages as [Page, Page, Page]
  await bell(second).click()
  const panel = second.getByRole('dialog', { name: 'Alerts' })
  await panel.getByRole('link', { name: words }).click()
  await expect(second).toHaveURL(/#\/api\/waterWallet\?/)
  await expect(second.locator('tbody tr')).toHaveCount(1)
  await expect(second.getByText('Non-system source').last()).toBeVisible()
  await bell(second).click()
  await panel.getByRole('button', { name: 'Acknowledge all' }).click()
  await expect(panel.getByText('Nothing is waiting')).toBeVisible()
  for (const one of [page, third]) await expect(one).not.toHaveTitle(/^\(/)
})

test('F28, F10: alerts of an outage are in the inbox once, and spoken at most once; a flood is one alert', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET/)
  await context.addInitScript(stubSpeech)
  const line = await routeChannel(page)
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  await expect(bell(page)).toHaveAttribute('data-live', 'open')
  await page.keyboard.press('Shift')

  await line.cut(context)
  await expect(bell(page)).toHaveAttribute('data-live', /retrying|connecting/)
  for (let order = 0; order < 5; order += 1) await strangerPays(page)
  await line.mend(context)
  await expect(bell(page)).toHaveAccessibleName(/^Alerts, 5 not acknowledged/)
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: 'Alerts' })
  await expect(panel.getByRole('listitem')).toHaveCount(6)
  await expect(panel.getByText(/^no connection from/)).toBeVisible()
  expect(await saidBy(page)).toEqual([words])
  await panel.getByRole('button', { name: 'Acknowledge all' }).click()
  await page.keyboard.press('Escape')

  for (let order = 1; order <= 1_000; order += 1) line.send(`flood-${order}`)
  await bell(page).click()
  await expect(panel.getByRole('listitem')).toHaveText(/1000 orders/)
  expect((await saidBy(page)).length).toBeLessThanOrEqual(2)
})

test('F6: a silent line is found by an order it should have reported, and replaced', async ({
  page,
}) => {
  let isMuted = false
  await page.routeWebSocket(channel, (socket) => {
    const gateway = socket.connectToServer()
    gateway.onMessage((told) => {
      if (!isMuted) socket.send(told)
    })
  })
  await page.clock.install()
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  await expect(bell(page)).toHaveAttribute('data-live', 'open')
  await page.clock.runFor(20_000)
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  isMuted = true
  await strangerPays(page)
  await page.clock.runFor(minute)
  await expect(bell(page)).toHaveAccessibleName(/^Alerts · Live alerts are on/)
  await page.clock.runFor(3 * minute)
  // by steps, so that each request is answered before its time is over
  const later = async () => {
    await page.clock.runFor(10_000)
    return bell(page).getAttribute('aria-label')
  }
  await expect.poll(later, { timeout: 60_000, intervals: [200] }).toMatch(/not acknowledged/)
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: 'Alerts' })
  await expect(panel.getByText(/^no connection from/)).toBeVisible()
  await expect(panel.getByRole('link', { name: words }).first()).toBeVisible()
})

test('@both §8: failed payouts raise a message, which opens them', async ({ page, context }) => {
  await context.unroute(existsFailed)
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  await page.getByRole('button', { name: /^Warning ?There are failed payout orders/ }).click()
  await expect(page).toHaveURL(/#\/api\/apiDraw\?/)
  await expect(bell(page)).toHaveAccessibleName(/1 not acknowledged/)
})

test('§6: users without a channel have no bell', async ({ page }) => {
  const opened: string[] = []
  page.on('websocket', (socket) => opened.push(socket.url()))
  await login(page, 'store', { at: '/#/store/storeDraw' })
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.locator('.wd-bell-place')).toHaveCount(0)
  expect(opened).toEqual([])
})

function bell(page: Page) {
  return page.locator('.wd-bell')
}

function message(page: Page) {
  return page.getByRole('alert').filter({ hasText: words })
}

/** A movement on the chain that none of the orders explains, made beside the portal. */
async function strangerPays(page: Page): Promise<void> {
  const { protocol, hostname, port } = new URL(page.url())
  await fetch(`${protocol}//${hostname}:${Number(port) + 1}/strangerPays`)
}

/** The channel of one page, with the hand of the test on the line. */
async function routeChannel(page: Page) {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(channel, (socket) => {
    if (isCut) {
      void socket.close({ code: 1011 })
      return
    }
    open.add(socket)
    socket.connectToServer()
  })
  return {
    async cut(context: BrowserContext) {
      isCut = true
      await context.route('**/prod-api/**', (route) => route.abort())
      for (const socket of open) await socket.close({ code: 1011 })
      open.clear()
    },
    async mend(context: BrowserContext) {
      isCut = false
      await context.unroute('**/prod-api/**')
    },
    send(id: string) {
      for (const socket of open) socket.send(JSON.stringify({ command: '1001', data: { id } }))
    },
  }
}
