import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { knownPassword, knownSecondPassword } from '@/sandbox/settings/accounts'
import { buildDemo } from '@/tests/demo/buildDemo'
import { createFileServer } from '@/tests/demo/fileServer'
import { expect, test } from './fixtures'

const root = resolve(import.meta.dirname, '../..')
const folder = '/somewhere/demo/'
const port = Number(process.env.E2E_PORT ?? 4179) + 6
/** For what opens a database in the browser; how long a busy machine takes decides no test. */
const patience = { timeout: 90_000 }
const withdrawals = `${folder}?captcha=off#/store/storeDraw`

// whatever leaves this server is a foreign host, which fails the test
test.use({ baseURL: `http://127.0.0.1:${port}` })

let server: Server
const missed: string[] = []

test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = createFileServer(await buildDemo(root), folder)
  server.on('request', ({ url, method }) => {
    if (method !== 'GET' || !url?.startsWith(folder)) missed.push(`${method} ${url}`)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
})

test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function logIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use admin' }).click(patience)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(20, patience)
}

test('the demo needs nothing but its files: log in, list, decide, be alerted, in two tabs, kept over a reload, reset', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  await page.goto(withdrawals)
  await expect(page.getByRole('heading', { name: 'Preparing the demo' })).toBeVisible()
  await logIn(page)

  const row = page.locator('tbody tr').first()
  const id = (await row.getByRole('link').first().textContent()) ?? ''
  const status = (tab: Page) =>
    tab.locator('tbody tr', { has: tab.getByRole('link', { name: id }) })
  await row.getByRole('button', { name: /^Pass/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Second password/).fill(knownSecondPassword)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(status(page)).toContainText('Passed')

  // the bell shows that the real-time channel is open
  await expect(page.getByRole('button', { name: /Alerts/ })).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name: 'Send an alert' }).click()
    await expect(page.getByText('matched a non-system order').first()).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()

  const second = await context.newPage()
  await second.goto(withdrawals)
  await expect(status(second)).toContainText('Passed', patience)
  // the sandbox ran in the closed tab; the other tab continues it
  await page.close()
  await second.reload()
  await expect(status(second)).toContainText('Passed', patience)

  await second.getByRole('button', { name: 'Reset' }).last().click()
  await second.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await logIn(second)
  await expect(second.locator('tbody tr').first()).toContainText('Applying', patience)

  await second.goto(`${folder}?scenario=slwo`)
  const stop = second.getByRole('main')
  await expect(stop).toContainText('The address names a scenario that does not exist', patience)
  await expect(stop).toContainText('slow, flaky')
  expect(missed).toEqual([])
})

test('nothing of the sandbox is in the portal’s own build', () => {
  const assets = join(root, 'dist/assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const marks = [knownPassword, knownSecondPassword, 'wattdesk-demo', 'pglite', 'st_store_draw']
  for (const name of scripts) {
    const text = readFileSync(join(assets, name), 'utf8')
    expect(
      marks.filter((mark) => text.includes(mark)),
      name,
    ).toEqual([])
  }
})
