type Offset = { readonly top: number; readonly left: number }

const origin: Offset = { top: 0, left: 0 }

/**
 * Restores the scroll positions of each page and its elements, which hiding resets; a new page starts at its top.
 *
 * @param isKept whether the page at a path stays mounted: the positions of others are dropped
 */
export function createPageScroll(isKept: (path: string) => boolean) {
  const offsets = new Map<string, Map<Element, Offset>>()
  /** Where the elements around the pages are now; the login may have scrolled before the first page. */
  const root = document.documentElement
  const shared = new Map<Element, Offset>([[root, { top: root.scrollTop, left: root.scrollLeft }]])
  let here = ''
  const remember = ({ target }: Event) => {
    const element = target instanceof Document ? target.documentElement : target
    if (!(element instanceof Element)) return
    const offset = { top: element.scrollTop, left: element.scrollLeft }
    if (element.matches(':root, .wd-content')) shared.set(element, offset)
    else if (element.closest('.wd-kept') === null) return
    const ofPage = offsets.get(here) ?? new Map<Element, Offset>()
    offsets.set(here, ofPage.set(element, offset))
  }
  return {
    /** Returns the function to stop. */
    start: () => {
      document.addEventListener('scroll', remember, { capture: true, passive: true })
      return () => document.removeEventListener('scroll', remember, { capture: true })
    },
    show: (path: string) => {
      here = path
      for (const other of offsets.keys())
        if (other !== path && !isKept(other)) offsets.delete(other)
      const ofPage = offsets.get(path) ?? new Map<Element, Offset>()
      for (const [element, at] of shared) {
        const to = ofPage.get(element) ?? origin
        shared.set(element, to)
        put(element, to, at)
      }
      for (const [element, offset] of ofPage) if (!shared.has(element)) put(element, offset, origin)
    },
  }
}

// setting an offset without need would lay out the whole page
function put(element: Element, to: Offset, from: Offset): void {
  if (to.top !== from.top) element.scrollTop = to.top
  if (to.left !== from.left) element.scrollLeft = to.left
}
