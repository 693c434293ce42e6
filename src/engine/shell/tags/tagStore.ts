import { config } from '@/engine/config'
import { isDone, type OpenPages, type PageCache, type PageLocation } from '@/engine/form/openPages'
import { trackScroll } from './pageScroll'
import type { TagPage } from './tagPages'
import { addressOf, close, dropPage, find, startTags, visit, type Tag, type Tags } from './tags'

type Options = {
  readonly pages: OpenPages
  readonly present: PageLocation
  readonly pinned: readonly Tag[]
  readonly before: readonly Tag[]
  /** Keeps the visible page's data until the returned function is called. */
  readonly holdQueries: () => () => void
  readonly onChange: (list: readonly Tag[]) => void
}

export type TagStore = ReturnType<typeof createTagStore>

export function createTagStore(options: Options) {
  const { pages } = options
  let tags = startTags(options.pinned, options.before)
  let here = options.present.location.pathname
  let nameOf = (path: string) => path
  const locations = new Map<string, PageLocation>()
  const releases = new Map<string, () => void>()
  const visitHistory = createVisitHistory()

  const isKept = (path: string) => tags.kept.includes(path)
  const isAlive = (path: string) => path === here || isKept(path)
  const scroll = trackScroll(() => here)

  const release = (path: string) => {
    releases.get(path)?.()
    releases.delete(path)
  }
  const show = (path: string) => {
    if (path !== here && isKept(here)) releases.set(here, options.holdQueries())
    here = path
    giveIdsTo(path)
    scroll.show(path)
  }
  const locationAt = (present: PageLocation) => {
    const left = locations.get(present.location.pathname)
    // a page that was left without a query needs no redirect
    const hasQuery = left !== undefined && left.location.search !== ''
    return hasQuery && visitHistory.isReturn(present, isKept) ? left : present
  }

  const pageCache = (): PageCache => ({
    pagesAt: (present) => {
      const { pathname } = present.location
      const alive = tags.list.map(({ path }) => path).filter(isKept)
      const paths = alive.includes(pathname) ? alive : [...alive, pathname]
      return paths.map((path) => ({
        path,
        location: (path === pathname ? locationAt(present) : (locations.get(path) ?? present))
          .location,
      }))
    },
    show,
    isKept,
    isHidden: (path) => path !== here && isKept(path),
    mayNavigate: (path, state) => {
      if (path !== here && isDone(state)) change(close(tags, path))
      return path === here
    },
    addressOf: (path) => addressOf(find(tags, path) ?? { path, search: '', isPinned: false }),
    nameOf,
    close: (path) => change(close(tags, path)),
  })

  const change = (next: Tags) => {
    tags = next
    for (const path of locations.keys()) if (!find(tags, path)) locations.delete(path)
    for (const path of releases.keys()) if (!isKept(path)) release(path)
    pages.dropHidden(isKept)
    scroll.forget(isAlive)
    options.onChange(tags.list)
    pages.cache.put(pageCache())
  }

  const open = (place: PageLocation, page: TagPage) => {
    const { pathname: path, search } = place.location
    const gone = visitHistory.follow(place, page.isTag && !find(tags, path))
    if (gone !== undefined) tags = close(dropPage(tags, gone), gone)
    if (page.isTag) locations.set(path, place)
    const unsaved = new Set(pages.unsaved().map((input) => input.path))
    const most = config.mostTags
    change(page.isTag ? visit(tags, { path, search, isKept: page.isKept, most, unsaved }) : tags)
    // once the page observes its queries itself
    queueMicrotask(() => release(path))
  }

  const end = () => {
    scroll.stop()
    for (const path of releases.keys()) release(path)
    pages.cache.put(undefined)
    pages.dropHidden(() => false)
  }

  return {
    tags: () => tags,
    here: () => here,
    /** The query to restore on a page that opens again without one; undefined for any other. */
    leftAt: (present: PageLocation) => {
      const place = locationAt(present)
      return place === present ? undefined : place.location
    },
    open,
    setNames: (names: typeof nameOf) => {
      nameOf = names
    },
    /** Shows the change by a new page cache. */
    change: (by: (tags: Tags) => Tags) => change(by(tags)),
    start: () => {
      scroll.start()
      return end
    },
    end,
  }
}

function createVisitHistory() {
  let last: string | undefined
  /** The path that got its tag with the last navigation. */
  let fresh: string | undefined
  return {
    /** A plain link opens a page again as it was left. */
    isReturn: ({ location, navigationType }: PageLocation, isKept: (path: string) => boolean) =>
      location.pathname !== last &&
      location.search === '' &&
      navigationType !== 'POP' &&
      isKept(location.pathname),
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

/** Only the visible page has ids, as two similar forms may be mounted and a label names one control. */
function giveIdsTo(path: string): void {
  for (const page of document.querySelectorAll<HTMLElement>('.wd-kept')) {
    const isVisible = page.dataset['path'] === path
    for (const name of ['id', 'for']) {
      if (isVisible) move(page, `data-kept-${name}`, name)
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
