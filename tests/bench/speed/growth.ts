import type { Browser, CDPSession, Page } from '@playwright/test'
import { knownPassword } from '@/sandbox'
import type { App, PlaceName } from './apps'
import { codeOf, holdingOf, type Holding } from './heapOf'

/** What a hundred repetitions leave behind, after a collection; the heap and the code in it in bytes. */
export type Growth = { pageTurns: Grown; menuChanges: Grown }

type Grown = Holding & { code: number }

const warmUp = 40
const repetitions = 200

/** Turns 200 pages and changes the menu 200 times, after some to warm up. */
export async function growthOf(browser: Browser, app: App, origin: string): Promise<Growth> {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(`${origin}/#${app.places.deposits}`)
  await page.locator(app.account).fill('admin')
  await page.locator(app.password).fill(knownPassword)
  await page.locator(app.logIn).click()
  await rowOf(page, app).waitFor()
  const next = page.locator(app.next).filter({ visible: true })
  const pageTurns = await growthPerHundred(devtools, () => change(page, app, () => next.click()))
  await page.goto(`${origin}/#${app.places.deposits}`)
  const menuChanges = await growthPerHundred(devtools, (count) =>
    openPlace(page, app, count % 2 === 0 ? 'withdrawals' : 'deposits'),
  )
  await page.close()
  return { pageTurns, menuChanges }
}

async function growthPerHundred(
  devtools: CDPSession,
  repeat: (count: number) => Promise<void>,
): Promise<Grown> {
  for (let count = 0; count < warmUp; count += 1) await repeat(count)
  const before = await grownTo(devtools)
  for (let count = 0; count < repetitions; count += 1) await repeat(count)
  const after = await grownTo(devtools)
  const grown = (name: keyof Grown) => (after[name] - before[name]) / (repetitions / 100)
  return {
    heap: grown('heap'),
    code: grown('code'),
    nodes: grown('nodes'),
    listeners: grown('listeners'),
  }
}

/** A snapshot adds to the heap: before the first look as before the last. */
async function grownTo(devtools: CDPSession): Promise<Grown> {
  const code = await codeOf(devtools)
  return { code, ...(await holdingOf(devtools)) }
}

async function openPlace(page: Page, app: App, place: PlaceName): Promise<void> {
  const link = await app.reveal(page, place)
  await change(page, app, () => page.locator(link).first().click())
}

async function change(page: Page, app: App, act: () => Promise<void>): Promise<void> {
  const row = rowOf(page, app)
  await row.waitFor()
  const before = await row.textContent()
  await act()
  await page.waitForFunction(
    ([selector, text]) => {
      const rows = [...document.querySelectorAll(selector!)]
      const shown = rows.find((one) => one.checkVisibility())?.textContent
      return shown !== undefined && shown !== text && shown !== ''
    },
    [app.rows, before] as const,
  )
}

function rowOf(page: Page, { rows }: App) {
  return page.locator(rows).filter({ visible: true }).first()
}
