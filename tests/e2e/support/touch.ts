import type { Page } from '@playwright/test'

/** The visible touch targets of the page smaller than 44 × 44 px, except links within sentences. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const targets =
      'a[href], button, input, select, textarea, summary, [role=menuitem], [role=option], [role=tab]'
    const least = 43.5
    const seen = [...document.querySelectorAll<HTMLElement>(targets)].filter((one) => {
      const { width, height } = one.getBoundingClientRect()
      const isDrawn = one.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      const isClipped = getComputedStyle(one).clipPath === 'inset(50%)'
      return isDrawn && !isClipped && !one.closest('p, [aria-hidden=true]')
    })
    return seen.flatMap((one) => {
      // a touch on a label reaches its input
      const box = one.closest('label') ?? one
      const { width, height } = box.getBoundingClientRect()
      if (width >= least && height >= least) return []
      const name = one.getAttribute('aria-label') ?? one.textContent.slice(0, 30)
      return [`${one.tagName}.${one.className} ${width}×${height} ${name}`]
    })
  })
}

/** The page's width beyond the screen, in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
