import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = {
  run: (
    context: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

// only what depends on it is looked at again in the dark
const rules = { light: {}, dark: { runOnly: ['color-contrast'] } } as const

/** What axe finds on the page as it stands, one line a rule: everything in light, the contrast in dark, too. */
export async function violations(page: Page): Promise<readonly string[]> {
  // evaluated through the debugger, past the page's own policy
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found: string[] = []
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  // what stands comes first: each change is a page drawn anew
  for (const mode of isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
    await expect(page.locator('body')).toHaveCSS('color', words[mode])
    found.push(...(await run(page, mode)))
  }
  return found
}

const words = { light: 'rgb(27, 39, 51)', dark: 'rgb(227, 233, 240)' } as const

function run(page: Page, mode: 'light' | 'dark'): Promise<readonly string[]> {
  return page.evaluate(
    async ({ mode, chosen }) => {
      const { axe } = window as unknown as { axe: Axe }
      // no picture or frame of the page is fetched again
      const options = { resultTypes: ['violations'], preload: false, iframes: false, ...chosen }
      const { violations } = await axe.run(document, options)
      return violations.map(
        ({ id, nodes }) => `${mode} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
    },
    { mode, chosen: rules[mode] },
  )
}
