import type { ElementHandle, Page } from '@playwright/test'

/** Something on the page that an operator can press or fill. */
export type Control = { kind: string; name: string; weight: number; place: number }

// first come, first served: the kind of a control, how often it is used, and where it stands
const kinds = [
  ['message', 1, '.wd-toast button'],
  ['choice', 4, '[role=option], [role=menuitem]'],
  ['answer', 5, '.MuiModal-root button'],
  ['typed answer', 5, '.MuiModal-root input, .MuiModal-root textarea, .MuiModal-root select'],
  ['menu', 3, '.wd-side a, .wd-side button'],
  ['tag', 2, '.wd-tags a, .wd-tags button'],
  ['navbar', 0.7, '.wd-navbar button, .wd-navbar a'],
  ['page', 2, '.wd-pages button'],
  ['size', 2, '.wd-pager select'],
  ['jump', 1, '.wd-pager input'],
  ['sort', 1, '.wd-sort'],
  ['filter', 1, '.wd-filters input, .wd-filters select'],
  ['search', 4, '.wd-filters button'],
  ['record', 1, 'tbody a'],
  ['deed', 4, 'tbody button'],
  ['select', 0.3, 'tbody input, thead input'],
  ['toolbar', 2, '.wd-list-header button, .wd-list-header a'],
  ['save', 8, 'main form [type=submit]'],
  ['type', 3, 'main form input, main form textarea, main form select'],
  ['other', 2, 'main button, main a'],
] as const

/** The reachable controls; none behind an open dialog. */
export function findControls(page: Page): Promise<readonly Control[]> {
  return page.evaluate((kinds) => {
    const modals = [...document.querySelectorAll('.MuiModal-root')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    const reach: ParentNode = modals.at(-1) ?? document
    const found = new Map<HTMLInputElement, { kind: string; weight: number }>()
    for (const [kind, weight, selector] of kinds)
      for (const one of reach.querySelectorAll<HTMLInputElement>(selector))
        if (!found.has(one) && isUsable(one)) found.set(one, { kind, weight })
    const held = window as unknown as { controls: readonly Element[] }
    held.controls = [...found.keys()]
    return [...found].map(([one, { kind, weight }], place) => {
      return { kind, weight, name: nameOf(one), place }
    })

    function isUsable(one: HTMLInputElement): boolean {
      if (one.matches(':disabled') || one.type === 'file' || one.readOnly) return false
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      if (one.closest('[aria-hidden=true], [inert]')) return false
      const { width, height } = one.getBoundingClientRect()
      if (width < 2 || height < 2) return false
      const href = one.getAttribute('href')
      if (href === null) return !isApart(nameOf(one))
      return one.getAttribute('target') === null && isOurs(href)
    }

    // the language reloads the page, and the full screen belongs to the machine
    function isApart(name: string): boolean {
      return /中文|English|full ?screen|password/i.test(name) && !/^second password/i.test(name)
    }

    // changes of users, roles and menus would remove what the walk needs
    function isOurs(href: string): boolean {
      return /^#\/(?:index|store|api|energy|publish)\b/.test(href)
    }

    function nameOf(one: HTMLInputElement): string {
      const label = one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? ''
      return (label || one.innerText || one.name || one.tagName).trim().slice(0, 40)
    }
  }, kinds)
}

export async function controlAt(page: Page, place: number): Promise<ElementHandle<HTMLElement>> {
  const handle = await page.evaluateHandle(
    (at) => (window as unknown as { controls: readonly HTMLElement[] }).controls[at]!,
    place,
  )
  return handle.asElement()
}
