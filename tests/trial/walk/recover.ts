import type { Locator, Page } from '@playwright/test'
import { portal } from '@/engine/messages/en-US/portal'
import { knownPassword } from '@/sandbox/settings/accounts'
import type { Trial } from '../openTrial'
import { openSession } from '../enter'

const account = 'input[name=username]'
const patienceMs = 20_000
const reachMs = 2_000
const waysOut = /^(?:Leave|Log in again|Try again|Close|Cancel)$/
/** The buttons of an expired login, in its dialog and in the banner behind it. */
const toLogin: readonly string[] = [portal.shell.expiredAgain, portal.shell.signIn]

/** Logs in where the portal asks for it. */
export async function enterAgain(page: Page): Promise<string> {
  if (!(await page.locator(account).isVisible())) {
    await page.evaluate(() => {
      window.location.hash = '/login'
    })
    return 'to the login'
  }
  try {
    await page.locator(account).fill('admin', { timeout: reachMs })
    await page.locator('input[name=password]').fill(knownPassword, { timeout: reachMs })
    await page.locator('form button:not([type=button])').first().click({ timeout: reachMs })
  } catch {
    // a tab that notices the session of another one enters by itself
    return 'entered by itself'
  }
  return 'log in'
}

/**
 * Once nothing fails any more, the page at hand leads to a list that is whole, without being loaded anew; a
 * session that was ended is another one's.
 * @throws Error saying what stood there instead
 */
export async function recover(page: Page, trial: Trial): Promise<void> {
  const until = Date.now() + patienceMs
  const loaded = await page.evaluate(() => performance.timeOrigin)
  let wasOut = false
  for (;;) {
    wasOut ||= await isOut(page)
    if (await helped(page, trial)) break
    if (Date.now() > until) throw new Error(`does not recover: ${await pageText(page)}`)
    await page.waitForTimeout(200)
  }
  const isSame = (await page.evaluate(() => performance.timeOrigin)) === loaded
  if (!isSame && !wasOut) throw new Error('was loaded anew to recover')
}

function isOut(page: Page): Promise<boolean> {
  return page.evaluate(
    (words) =>
      /#\/(?:login|register|bind)/.test(window.location.hash) ||
      [...document.querySelectorAll('button')].some((one) => words.includes(one.innerText)),
    toLogin,
  )
}

/** One thing that leads on. @returns whether the list is there */
async function helped(page: Page, trial: Trial): Promise<boolean> {
  if (await page.locator(account).isVisible()) {
    await openSession(page.context(), trial)
    await enterAgain(page)
    return false
  }
  const modal = page.locator('.MuiModal-root:visible').last()
  if ((await modal.count()) > 0) {
    const way = modal.getByRole('button', { name: waysOut })
    if ((await way.count()) === 0) await page.keyboard.press('Escape')
    else await press(way.first())
    return false
  }
  const asked = page.locator('.wd-banner button, .wd-plain button').first()
  if (await asked.isVisible()) {
    await press(asked)
    return false
  }
  return page.evaluate(() => {
    const [path, search] = window.location.hash.split('?')
    // filters may leave no row
    const filter = new URLSearchParams(search).get('filter') ?? '{}'
    if (path !== '#/store/storeDraw' || filter !== '{}') {
      window.location.hash = '/store/storeDraw'
      return false
    }
    const area = document.querySelector('.wd-table-area')
    const isStill = area?.getAttribute('aria-busy') === 'false'
    const isStale = document.querySelector('.wd-stale') !== null
    const rows = document.querySelectorAll('.wd-table-area tbody tr').length
    if (isStill && rows > 0 && !isStale) return true
    const refresh = document.querySelector<HTMLElement>('.wd-list-header .wd-icon-button')
    if (isStill) refresh?.click()
    return false
  })
}

/** A control that is gone by then has worked. */
async function press(button: Locator): Promise<void> {
  await button.click({ timeout: reachMs }).catch(() => {})
}

function pageText(page: Page): Promise<string> {
  return page.evaluate(() => `${window.location.hash} ${document.body.innerText.slice(0, 600)}`)
}
