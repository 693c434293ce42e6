import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it stands, one line a rule. */
export async function violations(page: Page): Promise<readonly string[]> {
  // evaluated through the debugger, past the page's own policy
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as {
        axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      }
    ).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}

const words = { light: 'rgb(27, 39, 51)', dark: 'rgb(227, 233, 240)' } as const

/** The same in light and then in dark. */
export async function violationsInBothModes(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('body')).toHaveCSS('color', words[colorScheme])
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    for (const violation of await violations(page)) found.push(`${colorScheme}: ${violation}`)
  }
  return found
}
