import type { BrowserContext, Locator, Page } from '@playwright/test'
import { config } from '@/engine/config'
import { knownSecondPassword } from '@/sandbox/settings/accounts'
import { workbook } from '@/tests/support/files/workbook'
import { expect, watch } from '../fixtures'
import { behind, enter } from './support/behind'
import type { TestGateway } from './support/openGateway'
import { startSite, type Site } from './support/startSite'

const test = behind(startSite)

type Opened = {
  page: Page
  /** Inputs with what was typed into them. */
  typed: readonly (readonly [Locator, string])[]
  /** Does what the operator would do next, which needs code that may not be there yet. */
  goOn: () => Promise<void>
  loads: () => number
}

for (const build of ['kept', 'alone'] as const)
  test(`ten pages opened before a deploy (${build}) go on or say so, and lose nothing that was typed`, async ({
    context,
    browser,
    behind: { gateway, front },
    problems,
  }) => {
    problems.allow(/Failed to load resource/)
    front.deploy('now')
    const store = await browser.newContext({
      ignoreHTTPSErrors: true,
      locale: 'en-US',
      baseURL: front.origin,
    })
    const storeProblems = await watch(store, front.origin)
    storeProblems.allow(/Failed to load resource/)
    const pages = await openTen({ context, store, gateway, front })
    expect(pages).toHaveLength(10)

    front.deploy(build)
    for (const { page, typed, goOn, loads } of pages) {
      await goOn()
      for (const [input, value] of typed) await expect(input, page.url()).toHaveValue(value)
      const mayReload = build === 'alone' && typed.length === 0
      expect(loads(), page.url()).toBeLessThanOrEqual(mayReload ? 1 : 0)
    }
    expect(storeProblems.list()).toEqual([])
    await store.close()
  })

type Ten = { context: BrowserContext; store: BrowserContext; gateway: TestGateway; front: Site }

async function openTen({ context, store, gateway, front }: Ten): Promise<readonly Opened[]> {
  await logIn(context, 'admin', gateway, front)
  await logIn(store, 'store', gateway, front)
  const opened: Opened[] = []
  const open = async (
    place: string,
    use: (page: Page) => Promise<Omit<Opened, 'page' | 'loads'>>,
    of = context,
  ) => {
    const page = await of.newPage()
    await page.goto(`/#${place}`)
    await page.locator('main h1').first().waitFor()
    const used = await use(page)
    opened.push({ page, ...used, loads: countLoads(page) })
  }
  await open('/store/store', leaveForRecord)
  await open('/api/apiRecharge', leaveForRecord)
  await open('/store/storeDraw', filterAndSearch)
  await open('/index', leaveForList)
  await open('/store/storeDraw/1/show', leaveForList)
  await open('/store/store/1', (page) => typeAndSearch(page))
  await open('/user/profile', (page) => typeAndSearch(page))
  await open('/store/storeDraw', (page) => decide(page, /^Pass withdrawal/))
  await open('/store/storeDraw', (page) => decide(page, /^Reject withdrawal/))
  await open('/store/storeDraw', importRows, store)
  return opened
}

async function logIn(context: BrowserContext, name: string, gateway: TestGateway, front: Site) {
  const value = await gateway.sandbox.logIn(name)
  await context.addCookies([
    { name: config.tokenCookie, value, url: front.origin, sameSite: 'Strict' },
  ])
}

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

async function leaveForRecord(page: Page) {
  await expect(page.locator('tbody tr')).toHaveCount(20)
  const goOn = async () => {
    await page.locator('tbody tr a').first().click()
    await expect(page.locator('.wd-show-fields').first()).toBeVisible()
  }
  return { typed: [], goOn }
}

async function leaveForList(page: Page) {
  const goOn = async () => {
    await page.evaluate(() => {
      location.hash = '#/store/bill'
    })
    await expect(page.locator('tbody tr')).toHaveCount(20)
  }
  return { typed: [], goOn }
}

/** A day that is half typed waits for its rest. */
async function filterAndSearch(page: Page) {
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  return typeAndSearch(page, page.getByRole('textbox', { name: / from$/ }).last(), '2026-0')
}

async function typeAndSearch(
  page: Page,
  input = page.locator('main').getByRole('textbox').first(),
  text = 'Typed before the deploy',
) {
  await input.fill(text)
  const goOn = async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('combobox', { name: 'Page or record' }).or(bar(page))).toBeVisible()
    await page.keyboard.press('Escape')
  }
  return { typed: [[input, text]] as const, goOn }
}

async function decide(page: Page, button: RegExp) {
  await page.getByRole('button', { name: button }).first().click()
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel(/Second password/)
  await password.fill(knownSecondPassword)
  const reason = dialog.getByRole('textbox', { name: /Reason/ })
  const typed: (readonly [Locator, string])[] = [[password, knownSecondPassword]]
  if (await reason.isVisible()) {
    await reason.fill('Half a reason')
    typed.push([reason, 'Half a reason'])
  }
  return { typed, goOn: async () => {} }
}

async function importRows(page: Page) {
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import: Withdrawals' })
  const rows = [
    ['Address', 'Amount', 'Wallet'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '10.5', 'Cold'],
  ]
  const buffer = Buffer.from(workbook(rows))
  const mimeType = 'application/octet-stream'
  await dialog.getByLabel(/Choose/).setInputFiles({ name: 'march.xlsx', mimeType, buffer })
  await expect(dialog.getByRole('table')).toContainText('Cold')
  const password = dialog.getByLabel(/Second password/)
  await password.fill(knownSecondPassword)
  const goOn = async () => expect(dialog.getByRole('table')).toContainText('Cold')
  return { typed: [[password, knownSecondPassword]] as const, goOn }
}

function bar(page: Page): Locator {
  return page.locator('.wd-banner', { hasText: 'A new version of Wattdesk is there' })
}

test('J1 a missing file reloads a clean page once, and the operator arrives at the wanted page', async ({
  page,
  behind: { gateway, front },
  problems,
}) => {
  problems.allow(/Failed to load resource/)
  front.deploy('now')
  await enter(page, front.origin, gateway, '/store/store')
  await expect(page.locator('tbody tr')).toHaveCount(20)
  front.deploy('alone')
  const loads = countLoads(page)
  await page.locator('tbody tr a').first().click()
  await expect(page.locator('.wd-show-fields').first()).toBeVisible()
  expect(loads()).toBe(1)
  await expect(page.getByRole('button', { name: 'Handbook' })).toBeVisible()
})

test('J2 nothing is reloaded over unsaved input; the bar says what to do', async ({
  page,
  behind: { gateway, front },
  problems,
}) => {
  problems.allow(/Failed to load resource/)
  front.deploy('now')
  await enter(page, front.origin, gateway, '/store/store/1')
  const name = page.getByRole('textbox').first()
  await name.fill('Typed before the deploy')
  front.deploy('alone')
  const loads = countLoads(page)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(bar(page)).toBeVisible()
  await expect(name).toHaveValue('Typed before the deploy')
  expect(loads()).toBe(0)
  // the browser's own question about unsaved input
  page.once('dialog', (question) => void question.accept())
  await bar(page).getByRole('button').click()
  await expect(bar(page)).toBeHidden()
  expect(loads()).toBe(1)
})

test('after ten minutes a page opened before a deploy says that there is a new version, and goes on', async ({
  page,
  behind: { gateway, front },
  problems,
}) => {
  // the page's clock can run past its patience with a socket that is about to open
  problems.allow(/WebSocket is closed before the connection is established/)
  front.deploy('now')
  await page.clock.install()
  await enter(page, front.origin, gateway, '/store/store')
  await expect(page.locator('tbody tr')).toHaveCount(20)
  front.deploy('kept')
  await page.clock.runFor(config.versionCheckMs)
  await page.locator('tbody tr a').first().click()
  await expect(page.locator('.wd-show-fields').first()).toBeVisible()
  await expect(bar(page)).toBeVisible()
})
