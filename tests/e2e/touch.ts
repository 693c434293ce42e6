import type { Page } from '@playwright/test'

/** What can be touched on the page as it stands and is smaller than 44 × 44 px; links within sentences may be. */
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
      // whoever touches a label touches its box
      const box = one.closest('label') ?? one
      const { width, height } = box.getBoundingClientRect()
      if (width >= least && height >= least) return []
      const name = one.getAttribute('aria-label') ?? one.textContent.slice(0, 30)
      return [`${one.tagName}.${one.className} ${width}×${height} ${name}`]
    })
  })
}

/** How many pixels the page is wider than the screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** The in-app paths of all pages of the signed-in user's menu. */
export function menuPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    type Node = { path: string; hidden?: boolean; children?: readonly Node[] }
    const token = /Admin-Tokens=([^;]*)/.exec(document.cookie)?.[1] ?? ''
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await fetch('/prod-api/getRouters', { headers })
    const { data } = (await answer.json()) as { data: readonly Node[] }
    const pathsOf = (nodes: readonly Node[], above: string): readonly string[] =>
      nodes.flatMap(({ path, children }) => {
        const full = path.startsWith('/') ? path : `${above}/${path}`.replace('//', '/')
        return children?.length ? pathsOf(children, full) : [full]
      })
    return pathsOf(data, '').filter((path) => path.startsWith('/') && !path.includes(':/'))
  })
}
