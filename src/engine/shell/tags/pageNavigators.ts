import type { PageNavigator } from '@/engine/form/pageCache'

type Navigator = PageNavigator['navigator']

export type PageNavigators = {
  readonly of: (path: string, outer: PageNavigator) => PageNavigator
  readonly forget: (isKept: (path: string) => boolean) => void
}

/**
 * How each page leads elsewhere: only while it is in sight. What comes of its work after that, as a form that was
 * sent and is saved now, leads nobody away from another page.
 *
 * @param onStray told the state with which a page out of sight would have led elsewhere
 */
export function createPageNavigators(
  isHere: (path: string) => boolean,
  onStray: (path: string, state: unknown) => void,
): PageNavigators {
  const made = new Map<string, { readonly outer: PageNavigator; readonly own: PageNavigator }>()
  const make = (path: string, outer: PageNavigator): PageNavigator => {
    const { navigator } = outer
    const gate =
      (go: Navigator['push']): Navigator['push'] =>
      (to, state: unknown, options) =>
        isHere(path) ? go(to, state, options) : onStray(path, state)
    const push = gate((...way) => navigator.push(...way))
    const replace = gate((...way) => navigator.replace(...way))
    return { ...outer, navigator: { ...navigator, push, replace } }
  }
  return {
    of: (path, outer) => {
      const known = made.get(path)
      if (known?.outer === outer) return known.own
      const own = make(path, outer)
      made.set(path, { outer, own })
      return own
    },
    forget: (isKept) => {
      for (const path of made.keys()) if (!isKept(path)) made.delete(path)
    },
  }
}
