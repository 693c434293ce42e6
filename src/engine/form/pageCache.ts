import type { Location, NavigationType } from 'react-router'
import { createSlot } from '@/engine/ui/late/slot'
import { addressOf, close, dropPage, find, noPages, visit, type PageList } from './pageList'

export type PageLocation = {
  readonly location: Location
  readonly navigationType: NavigationType
}

export type MountedPage = { readonly path: string; readonly location: Location }

type VisitOptions = {
  /** A page without a name is shown and not listed. */
  readonly isListed: boolean
  /** Whether the page stays mounted when hidden. */
  readonly isKept: boolean
  /** How many pages stay open. */
  readonly most: number
  /** Whether hidden pages keep unsaved input; otherwise leaving them asks about it. */
  readonly keepsInput: boolean
}

type Inputs = {
  readonly unsaved: () => readonly { readonly path: string }[]
  readonly hasInput: (path: string) => boolean
  readonly dropHidden: (isKept: (path: string) => boolean) => void
}

export type PageCache = ReturnType<typeof createPageCache>

/** The pages that stay mounted while another one is visible, each at the location where it was left. */
export function createPageCache({ unsaved, hasInput, dropHidden }: Inputs) {
  const slot = createSlot<PageList>()
  let pages = noPages
  let here = ''
  let isInputKept = false
  let nameOf = (path: string) => path
  const locations = new Map<string, Location>()
  const releases = new Map<string, () => void>()
  const history = createVisitHistory()
  /** The address without a query that led to a page as it was left. */
  let returned: Location | undefined

  const isKept = (path: string) => pages.kept.includes(path)
  const release = (path: string) => {
    releases.get(path)?.()
    releases.delete(path)
  }
  const change = (next: PageList) => {
    pages = next
    for (const path of locations.keys()) if (!isKept(path)) locations.delete(path)
    for (const path of releases.keys()) if (!isKept(path)) release(path)
    dropHidden(isKept)
    slot.put(pages)
  }
  /** An unchanged location stays the same object, so that the page does not render again. */
  const locationAt = (present: PageLocation): Location => {
    const { location } = present
    const left = locations.get(location.pathname)
    if (!left) return location
    // a plain link leads to the page as it was left
    const isReturn = (location === returned || history.isReturn(present)) && left.search !== ''
    return isReturn || isSame(left, location) ? left : location
  }

  return {
    subscribe: slot.subscribe,
    get: () => pages,
    isKept,
    isHidden: (path: string) => path !== here && isKept(path),
    keepsInput: (path: string) => isInputKept && isKept(path),
    pagesAt: (present: PageLocation): readonly MountedPage[] => {
      const { pathname } = present.location
      const kept = pages.list.map(({ path }) => path).filter(isKept)
      const paths = kept.includes(pathname) ? kept : [...kept, pathname]
      return paths.map((path) => ({
        path,
        location:
          path === pathname ? locationAt(present) : (locations.get(path) ?? present.location),
      }))
    },
    /** Returns the location of a page opened again without its query; undefined for any other. */
    visit: (present: PageLocation, options: VisitOptions): Location | undefined => {
      const { isListed, isKept: staysMounted, most, keepsInput } = options
      const location = locationAt(present)
      const { pathname: path, search } = location
      const isReturn = search !== present.location.search
      returned = isReturn ? present.location : undefined
      const gone = history.follow(present, isListed && !find(pages, path))
      if (gone !== undefined) pages = close(dropPage(pages, gone), gone)
      if (path !== here && !keepsInput && hasInput(here)) pages = close(pages, here)
      pages = dropPage(pages, refreshedBy(path) ?? '')
      here = path
      isInputKept = keepsInput
      const typed = new Set(unsaved().map((input) => input.path))
      const next = { path, search, isKept: staysMounted, most, unsaved: typed }
      if (isListed && staysMounted) locations.set(path, location)
      change(isListed ? visit(pages, next) : pages)
      return isReturn ? location : undefined
    },
    /** Only the visible page may navigate; a hidden one that is done closes instead. */
    mayNavigate: (path: string, state: unknown): boolean => {
      if (path !== here && isDone(state)) change(close(pages, path))
      return path === here
    },
    /** Keeps the data of a page that is hidden until `release`. */
    hold: (path: string, holdData: () => () => void) => {
      if (isKept(path)) releases.set(path, holdData())
    },
    release,
    change: (by: (now: PageList) => PageList) => change(by(pages)),
    close: (path: string) => change(close(pages, path)),
    here: () => here,
    addressOf: (path: string) =>
      addressOf(find(pages, path) ?? { path, search: '', isPinned: false }),
    nameOf: (path: string) => nameOf(path),
    setNames: (names: typeof nameOf) => {
      nameOf = names
    },
  }
}

/** The page that `/redirect/some/page` loads anew. */
export function refreshedBy(path: string): string | undefined {
  return /^\/redirect(\/.*)$/.exec(path)?.[1]
}

/** Closes the finished page. */
export const done = { state: { isDone: true } } as const

export function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDone' in state && state.isDone === true
}

function isSame(left: Location, location: Location): boolean {
  const isPlain = left.state === null && location.state === null
  return isPlain && left.search === location.search && left.hash === location.hash
}

function createVisitHistory() {
  let last: string | undefined
  /** The path that was opened by the last navigation. */
  let fresh: string | undefined
  return {
    isReturn: ({ location, navigationType }: PageLocation) =>
      location.pathname !== last && location.search === '' && navigationType !== 'POP',
    /** Returns the path of the page that the visit closes, if any. */
    follow: ({ location, navigationType }: PageLocation, isNew: boolean): string | undefined => {
      const { pathname: path, state } = location
      const before = last
      const isOtherPage = path !== before
      // redirects don't count as visits
      const isRedirect = navigationType === 'REPLACE' && fresh === before
      const isOver = navigationType !== 'POP' && (isDone(state) || isRedirect)
      last = path
      if (isOtherPage) fresh = isNew ? path : undefined
      return isOtherPage && isOver && !path.startsWith('/redirect/') ? before : undefined
    },
  }
}
