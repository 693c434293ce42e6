import { chromium, type Page } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '@/tests/support/run/chromium'
import { noteProblems, type Problems } from '@/tests/e2e/support/problems'
import { openTrial, type Trial } from '@/tests/trial/openTrial'

export type Tab = { trial: Trial; page: Page; problems: Problems; close(): Promise<void> }

/** A tab in its own browser, with its own portal. */
export async function openTab(): Promise<Tab> {
  const trial = await openTrial()
  const executablePath = ensureChromium(console.log, { isQuick: true })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  })
  const problems = await noteProblems(context, trial.origin)
  const close = async () => {
    await browser.close()
    await trial.close()
  }
  return { trial, page: await context.newPage(), problems, close }
}
