import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { expect, login, test, watch } from '../fixtures'
import { withBuiltServer } from '../support/builtServer'

const count = 1_000

/** Opens the list of withdrawals in a portal whose build offers a thousand rows a page. */
async function inLongList(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const open = async ({ address }: { address: string }) => {
    const context = await browser.newContext({ baseURL: address })
    const problems = await watch(context, address)
    const page = await context.newPage()
    await login(page, 'admin', { at: '/#/store/storeDraw?perPage=1000' })
    await expect(row(page, 0)).toBeInViewport()
    // the rows follow the scroll position once fewer than at first are drawn
    await expect(rows(page)).not.toHaveCount(30)
    await use(page)
    expect(problems.list()).toEqual([])
    await context.close()
  }
  await withBuiltServer({}, open, offerThousand)
}

function offerThousand(folder: string): void {
  const files = readdirSync(join(folder, 'assets')).map((name) => join(folder, 'assets', name))
  for (const file of [join(folder, 'index.html'), ...files].filter((one) =>
    /(js|html)$/.test(one),
  )) {
    const text = readFileSync(file, 'utf8')
    const changed = text
      .replaceAll(/ integrity="[^"]+"/g, '')
      .replace('[10,20,30,50]', '[10,20,30,50,1e3]')
    if (changed === text) continue
    writeFileSync(file, changed)
    for (const packed of ['.br', '.gz']) rmSync(file + packed, { force: true })
  }
}

const rows = (page: Page) => page.locator('tbody tr[data-id]')
const row = (page: Page, at: number) => page.locator(`tbody tr[aria-rowindex="${at + 2}"]`)
const shownAt = { top: 0, middle: 500, end: 999 }
const scrollTo = (page: Page, place: keyof typeof shownAt) =>
  page.evaluate((to) => {
    const area = document.querySelector('.wd-table-area')
    const isArea = area && area.scrollHeight > area.clientHeight
    const scrolled = isArea ? area : document.documentElement
    const share = { top: 0, middle: 0.5, end: 1 }[to]
    scrolled.scrollTo(0, scrolled.scrollHeight * share)
  }, place)

test('a list of a thousand rows draws those at the scroll position, and one jump reaches its end', async ({
  browser,
}) => {
  await inLongList(browser, async (page) => {
    await expect(row(page, 0)).toBeInViewport()
    expect(await rows(page).count()).toBeLessThan(60)
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')

    await scrollTo(page, 'end')
    await expect(row(page, 999)).toBeInViewport()
    await expect(row(page, 999)).toHaveAttribute('aria-rowindex', '1001')
    expect(await rows(page).count()).toBeLessThan(60)
    await scrollTo(page, 'middle')
    await expect(row(page, 999)).toBeHidden()
    await expect(row(page, 500)).toBeInViewport()
    // each row stands where it does in the whole list
    const height = (at: number) => row(page, at).evaluate((one) => (one as HTMLElement).offsetTop)
    expect((await height(500)) - (await height(499))).toBe(
      (await height(499)) - (await height(498)),
    )
  })
})

test('the columns of a long list stay in place while it is scrolled back', async ({ browser }) => {
  await inLongList(browser, async (page) => {
    const widths = () =>
      page.locator('thead th').evaluateAll((all) => all.map((th) => th.clientWidth))
    const go = async (place: keyof typeof shownAt) => {
      await scrollTo(page, place)
      await expect(row(page, shownAt[place])).toBeInViewport()
      await expect(rows(page)).not.toHaveCount(30)
    }
    for (const place of ['end', 'middle', 'top'] as const) await go(place)
    const before = await widths()
    for (const place of ['end', 'middle', 'top'] as const) {
      await go(place)
      expect(await widths()).toEqual(before)
    }
  })
})

test('the focused row of a long list stays, and the arrow keys go on from it', async ({
  browser,
}) => {
  await inLongList(browser, async (page) => {
    const focusedRow = () =>
      page.evaluate(() => document.activeElement?.closest('tr')?.ariaRowIndex)
    await row(page, 5).getByRole('link').first().focus()
    await scrollTo(page, 'end')
    await expect(row(page, 999)).toBeInViewport()
    expect(await focusedRow()).toBe('7')
    await page.keyboard.press('ArrowDown')
    expect(await focusedRow()).toBe('8')
    await expect(row(page, 6)).toBeInViewport()
    for (let at = 6; at < 60; at += 1) await page.keyboard.press('ArrowDown')
    expect(await focusedRow()).toBe('62')
    await expect(row(page, 60)).toBeInViewport()
  })
})

test('the browser’s search and print find every row of a long list', async ({ browser }) => {
  await inLongList(browser, async (page) => {
    await scrollTo(page, 'middle')
    await expect(row(page, 500)).toBeInViewport()
    await page.keyboard.press('ControlOrMeta+f')
    await expect(rows(page)).toHaveCount(count)
    await expect(rows(page).nth(500)).toBeInViewport()
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-rowcount')

    await page.reload()
    await expect(row(page, 0)).toBeInViewport()
    await page.pdf()
    await expect(rows(page)).toHaveCount(count)
  })
})

test('@phone the cards of a long list are drawn at the scroll position of the page', async ({
  browser,
}) => {
  await inLongList(browser, async (page) => {
    await expect(row(page, 0)).toBeInViewport()
    expect(await rows(page).count()).toBeLessThan(60)
    // until the cards are measured, all have the height of a row
    await expect(page.locator('.wd-row-gap').last()).not.toHaveAttribute('style', /calc/)
    await scrollTo(page, 'end')
    await expect(row(page, 999)).toBeVisible()
    await scrollTo(page, 'middle')
    await expect(row(page, 999)).toBeHidden()
    await scrollTo(page, 'top')
    await expect(row(page, 0)).toBeVisible()
  })
})
