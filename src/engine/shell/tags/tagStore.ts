import { config } from '@/engine/config'
import { pageCacheSlot, type PageCache, type PageLocation } from '@/engine/form/pageCache'
import { isDone } from '@/engine/form/leaving'
import { forgetHidden, unsavedInputs } from '@/engine/form/unsaved'
import { followScroll } from './pageScroll'
import { createPageNavigators } from './pageNavigators'
import type { TagPage } from './tagPages'
import { addressOf, close, dropPage, find, startTags, visit, type Tag, type Tags } from './tags'

type Options = {
  /** Where the portal stands as the tags are switched on. */
  readonly present: PageLocation
  readonly pinned: readonly Tag[]
  /** Those of before a reload. */
  readonly before: readonly Tag[]
  /** Keeps what is on screen now until the returned function is called. */
  readonly holdQueries: () => () => void
  /** Told the tags whenever they change. */
  readonly onChange: (list: readonly Tag[]) => void
}

export type TagStore = ReturnType<typeof createTagStore>

/** The tags, and the pages that live under them. */
export function createTagStore(options: Options) {
  let tags = startTags(options.pinned, options.before)
  let here = options.present.location.pathname
  let nameOf = (path: string) => path
  const places = new Map<string, PageLocation>()
  const held = new Map<string, () => void>()
  const listeners = new Set<() => void>()
  const trail = createTrail()

  const isKept = (path: string) => tags.kept.includes(path)
  const isAlive = (path: string) => path === here || isKept(path)
  const ways = createPageNavigators(
    (path) => path === here,
    (path, state) => isDone(state) && change(close(tags, path)),
  )
  const scroll = followScroll(() => here)

  const release = (path: string) => {
    held.get(path)?.()
    held.delete(path)
  }
  const show = (path: string) => {
    if (path !== here && isKept(here)) held.set(here, options.holdQueries())
    here = path
    giveIdsTo(path)
    scroll.show(path)
  }
  const placeAt = (present: PageLocation) => {
    const left = places.get(present.location.pathname)
    // a page that was left without a query is there already
    const hasQuery = left !== undefined && left.location.search !== ''
    return hasQuery && trail.isReturn(present, isKept) ? left : present
  }

  const pageCache = (): PageCache => ({
    pagesAt: (present, outer) => {
      const { pathname } = present.location
      const alive = tags.list.map(({ path }) => path).filter(isKept)
      const paths = alive.includes(pathname) ? alive : [...alive, pathname]
      return paths.map((path) => ({
        path,
        place: path === pathname ? placeAt(present) : (places.get(path) ?? present),
        ways: ways.of(path, outer),
      }))
    },
    show,
    isKept,
    isHidden: (path) => path !== here && isKept(path),
    addressOf: (path) => addressOf(find(tags, path) ?? { path, search: '', isPinned: false }),
    nameOf,
    close: (path) => change(close(tags, path)),
  })

  const change = (next: Tags) => {
    tags = next
    for (const path of places.keys()) if (!find(tags, path)) places.delete(path)
    for (const path of held.keys()) if (!isKept(path)) release(path)
    forgetHidden(isKept)
    ways.forget(isAlive)
    scroll.forget(isAlive)
    options.onChange(tags.list)
    pageCacheSlot.put(pageCache())
    for (const listener of listeners) listener()
  }

  /** The page that the address names is open: it gets its tag. */
  const open = (place: PageLocation, page: TagPage) => {
    const { pathname: path, search } = place.location
    const gone = trail.follow(place, page.isTag && !find(tags, path))
    if (gone !== undefined) tags = close(dropPage(tags, gone), gone)
    if (page.isTag) places.set(path, place)
    const unsaved = new Set(unsavedInputs().map((input) => input.path))
    const most = config.mostTags
    change(page.isTag ? visit(tags, { path, search, isKept: page.isKept, most, unsaved }) : tags)
    // once the page listens to its answers itself
    queueMicrotask(() => release(path))
  }

  const end = () => {
    scroll.stop()
    for (const path of held.keys()) release(path)
    pageCacheSlot.put(undefined)
    forgetHidden(() => false)
  }

  return {
    tags: () => tags,
    here: () => here,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Where a page was left that is opened again without a query; undefined for any other. */
    leftAt: (present: PageLocation) => {
      const place = placeAt(present)
      return place === present ? undefined : place.location
    },
    open,
    setNames: (names: typeof nameOf) => {
      nameOf = names
    },
    change: (by: (tags: Tags) => Tags) => change(by(tags)),
    /** Returns the function that ends it. */
    start: () => {
      scroll.start()
      return end
    },
    end,
  }
}

/** How the operator came to where they are. */
function createTrail() {
  /** The path last told. */
  let last: string | undefined
  /** That of the page whose tag is new with it. */
  let fresh: string | undefined
  return {
    /** Opened again by a plain link, a page is to be as it was left. */
    isReturn: ({ location, navigationType }: PageLocation, isKept: (path: string) => boolean) =>
      location.pathname !== last &&
      location.search === '' &&
      navigationType !== 'POP' &&
      isKept(location.pathname),
    /** Takes note of a place; the path of a page that goes with having been left for it. */
    follow: ({ location, navigationType }: PageLocation, isNew: boolean): string | undefined => {
      const { pathname: path, state } = location
      const before = last
      const hasMoved = path !== before
      // a page that sent on at once was none
      const hasSentOn = navigationType === 'REPLACE' && fresh === before
      const isOver = navigationType !== 'POP' && (isDone(state) || hasSentOn)
      last = path
      if (hasMoved) fresh = isNew ? path : undefined
      return hasMoved && isOver && !path.startsWith('/redirect/') ? before : undefined
    },
  }
}

/** Only the visible page has ids, as two similar forms may be alive at once and a label names one control. */
function giveIdsTo(path: string): void {
  for (const page of document.querySelectorAll<HTMLElement>('.wd-kept')) {
    const isInSight = page.dataset['path'] === path
    for (const name of ['id', 'for']) {
      if (isInSight) move(page, `data-kept-${name}`, name)
      else move(page, name, `data-kept-${name}`)
    }
  }
}

function move(page: HTMLElement, from: string, to: string): void {
  for (const element of page.querySelectorAll(`[${from}]`)) {
    element.setAttribute(to, element.getAttribute(from) ?? '')
    element.removeAttribute(from)
  }
}
