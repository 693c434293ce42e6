import type { Browser, CDPSession, Page } from '@playwright/test'
import { knownPassword } from '@/sandbox'
import type { App, PlaceName } from './apps'
import { heapOf } from './heapOf'

/** Bytes of the heap after a collection that a hundred repetitions leave behind. */
export type Growth = { pageTurns: number; menuChanges: number }

const warmUp = 20
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
  await page.locator(app.rows).first().waitFor()
  const turn = () => turnPage(page, app)
  const pageTurns = await growthPerHundred(devtools, turn)
  await page.goto(`${origin}/#${app.places.deposits}`)
  const menuChanges = await growthPerHundred(devtools, (count) =>
    openPlace(page, app, count % 2 === 0 ? 'withdrawals' : 'deposits'),
  )
  await page.context().close()
  return { pageTurns, menuChanges }
}

async function growthPerHundred(
  devtools: CDPSession,
  repeat: (count: number) => Promise<void>,
): Promise<number> {
  for (let count = 0; count < warmUp; count += 1) await repeat(count)
  const before = await heapOf(devtools)
  for (let count = 0; count < repetitions; count += 1) await repeat(count)
  return ((await heapOf(devtools)) - before) / (repetitions / 100)
}

async function turnPage(page: Page, { rows, next }: App): Promise<void> {
  await change(page, rows, () => page.locator(next).click())
}

async function openPlace(page: Page, app: App, place: PlaceName): Promise<void> {
  const link = await app.reveal(page, place)
  await change(page, app.rows, () => page.locator(link).first().click())
}

async function change(page: Page, rows: string, act: () => Promise<void>): Promise<void> {
  const row = page.locator(rows).first()
  await row.waitFor()
  const before = await row.textContent()
  await act()
  await page.waitForFunction(
    ([selector, text]) => {
      const first = document.querySelector(selector!)
      return first !== null && first.textContent !== text && first.textContent !== ''
    },
    [rows, before] as const,
  )
}
