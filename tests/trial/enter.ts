import type { BrowserContext, Page } from '@playwright/test'
import { config } from '@/engine/config'
import type { Trial } from './openTrial'

/** Opens a page of the portal in a tab, logged in. */
export async function enter(page: Page, trial: Trial, place: string): Promise<void> {
  await openSession(page.context(), trial)
  await page.goto(`${trial.origin}/#${place}`)
  await page.locator('.wd-shell').waitFor()
}

/** A session of the administrator, in the browser's cookie. */
export async function openSession(context: BrowserContext, trial: Trial): Promise<void> {
  const value = await trial.sandbox.logIn('admin')
  const cookie = { name: config.tokenCookie, value, url: trial.origin, sameSite: 'Strict' } as const
  await context.addCookies([cookie])
}
