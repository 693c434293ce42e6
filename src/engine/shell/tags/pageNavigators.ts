import type { PageNavigator } from '@/engine/form/pageCache'

type Navigator = PageNavigator['navigator']

export type PageNavigators = {
  readonly of: (path: string, outer: PageNavigator) => PageNavigator
  readonly forget: (isKept: (path: string) => boolean) => void
}

/**
 * Lets a page navigate only while it is visible: a form that is saved after its page was hidden must not leave
 * another page.
 *
 * @param onStray receives the state of a navigation that a hidden page attempted
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
