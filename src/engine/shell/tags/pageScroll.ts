type Offset = { readonly top: number; readonly left: number }

type PageScroll = {
  /** Restores the page's scroll position; a new page starts at its top. */
  readonly show: (path: string) => void
  readonly forget: (isKept: (path: string) => boolean) => void
  readonly start: () => void
  readonly stop: () => void
}

const origin: Offset = { top: 0, left: 0 }

/** Remembers the scroll positions of each page and its elements, which hiding resets. */
export function trackScroll(path: () => string): PageScroll {
  const offsets = new Map<string, Map<Element, Offset>>()
  const remember = ({ target }: Event) => {
    const element = target instanceof Document ? target.documentElement : target
    if (!(element instanceof Element)) return
    const ofPage = offsets.get(path()) ?? new Map<Element, Offset>()
    offsets.set(path(), ofPage)
    ofPage.set(element, { top: element.scrollTop, left: element.scrollLeft })
  }
  return {
    start: () => document.addEventListener('scroll', remember, { capture: true, passive: true }),
    show: (path) => {
      const ofPage = offsets.get(path)
      for (const element of sharedScrollers()) put(element, ofPage?.get(element) ?? origin)
      for (const [element, offset] of ofPage ?? []) put(element, offset)
    },
    forget: (isKept) => {
      for (const path of offsets.keys()) if (!isKept(path)) offsets.delete(path)
    },
    stop: () => document.removeEventListener('scroll', remember, { capture: true }),
  }
}

function sharedScrollers(): readonly Element[] {
  return [document.documentElement, ...document.querySelectorAll('.wd-content')]
}

function put(element: Element, { top, left }: Offset): void {
  element.scrollTop = top
  element.scrollLeft = left
}
