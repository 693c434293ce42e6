import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { config } from '@/engine/config'
import { knownPassword } from '@/sandbox/settings/accounts'
import { expect, existsFailed, test } from '../fixtures'
import { saidBy, stubSpeech } from '../support/stubSpeech'

const port = Number(process.env.E2E_PORT ?? 4179) + 8
const origin = `http://127.0.0.1:${port}`
const folder = resolve(import.meta.dirname, '../../../.test/e2e-mortal')
const minute = 60_000
const outageMs = 10 * minute

test.use({ baseURL: origin })

let gateway: ChildProcess

test.beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  gateway = await startGateway({})
})

test.afterAll(() => kill(gateway))

test('F28, goals 17 and 29: ten minutes after its gateway was killed a tab has all five alerts, each once', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_|WebSocket|HTTP 50|Failed to load/)
  await context.unroute(existsFailed)
  await context.addInitScript(stubSpeech)
  await page.clock.install()
  await logIn(page)
  await page.goto('/#/store/storeDraw')
  await expect(live(page)).toHaveAttribute('data-live', 'open')
  await page.keyboard.press('Shift')
  // code that loads ahead is there
  await passTime(page, 2 * minute, 2_000)

  const sent = collectRequests(page)
  await kill(gateway)
  await expect(live(page)).not.toHaveAttribute('data-live', 'open')
  await passTime(page, outageMs, 10_000)
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(30)
  expect(sent.filter((one) => one.startsWith('socket'))).not.toEqual([])

  const aheadMs = (await page.evaluate(() => Date.now())) - Date.now()
  gateway = await startGateway({
    AHEAD_MS: String(aheadMs),
    AWAY_MS: String(outageMs - minute),
    MISSED: '5',
  })
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1_000)
        return live(page).getAttribute('data-live')
      },
      { timeout: 60_000 },
    )
    .toBe('open')
  await passTime(page, 4_000, 500)
  await live(page).click()
  const orders = page.getByRole('listitem').filter({ hasText: 'matched a non-system order' })
  await expect(orders).toHaveCount(5)
  await expect(page.getByText(/^no connection from/)).toHaveCount(1)
  await passTime(page, minute, 10_000)
  await expect(orders).toHaveCount(5)
  expect((await saidBy(page)).length).toBeLessThanOrEqual(1)
})

/** Advances the page's clock by steps, so that requests of one step are answered before the next. */
async function passTime(page: Page, ms: number, stepMs: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await page.clock.runFor(stepMs)
    await expect(live(page)).not.toHaveAttribute('data-live', 'connecting')
  }
}

function live(page: Page) {
  return page.locator('.wd-bell')
}

/** Calls and handshakes that leave the page. */
function collectRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => void sent.push(`call ${request.url()}`))
  page.on('websocket', (socket) => void sent.push(`socket ${socket.url()}`))
  return sent
}

async function startGateway(env: Record<string, string>): Promise<ChildProcess> {
  const script = resolve(import.meta.dirname, '../support/mortalPortal.ts')
  const child = fork(script, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: folder, ...env },
  })
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (said !== 'listening') throw new Error(`the gateway did not start: ${String(said)}`)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function logIn(page: Page): Promise<void> {
  const data = { username: 'admin', password: knownPassword }
  const answer = await page.request.post(`${config.basePath}/login`, { data })
  const { data: given } = (await answer.json()) as { data: { token: string } }
  const cookie = { name: config.tokenCookie, value: given.token, url: origin }
  await page.context().addCookies([{ ...cookie, sameSite: 'Strict' }])
}
