import type { Page } from '@playwright/test'
import type { App } from './apps'

/** Texts by where they were seen. */
export type Seen = Readonly<Record<string, readonly string[]>>

/** The visible rows' texts: a record's cells with tabs between them. */
export function readCells(page: Page, { rows, cells }: Pick<App, 'rows' | 'cells'>) {
  return page.evaluate(
    ([rows, cells]) =>
      [...document.querySelectorAll(rows!)]
        .filter((row) => row.checkVisibility())
        .map((row) =>
          [...row.querySelectorAll(cells!)].map((cell) => cell.textContent.trim()).join('\t'),
        ),
    [rows, cells],
  )
}

/** How many elements the first row is made of, with its own. */
export function elementsOf(page: Page, { rows }: Pick<App, 'rows'>): Promise<number> {
  return page.evaluate((rows) => {
    const row = [...document.querySelectorAll(rows)].find((one) => one.checkVisibility())
    return row ? row.querySelectorAll('*').length + 1 : 0
  }, rows)
}

/** The names of the visible form's inputs. */
export function readForm(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('form [name]')]
      .filter((input) => input.checkVisibility())
      .map(({ name }) => name)
      .sort(),
  )
}

export function readTexts(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).filter({ visible: true }).allTextContents()
}

/** @throws {Error} naming the first place where an application shows other texts than the hand-written page */
export function assertSame(name: string, expected: Seen, actual: Seen): void {
  for (const [place, texts] of Object.entries(expected)) {
    const shown = actual[place] ?? []
    const at = Array.from({ length: Math.max(texts.length, shown.length) }, (_, index) => index)
    const other = at.find((index) => texts[index] !== shown[index])
    if (other === undefined) continue
    throw new Error(
      `${name} shows other texts than the hand-written page in ${place}, ${other + 1}:\n` +
        `${shown[other]}\ninstead of\n${texts[other]}`,
    )
  }
}
