export type OpenPage = {
  /** One path is open once, whatever its query. */
  readonly path: string
  /** The last query, with `?`; '' without one. */
  readonly search: string
  /** Whether its tag can't be closed. */
  readonly isPinned: boolean
}

export type PageList = {
  /** Each has a tag, if tags are on. */
  readonly list: readonly OpenPage[]
  /** The paths of mounted pages, least recently seen first. */
  readonly kept: readonly string[]
}

export type Visit = {
  readonly path: string
  readonly search: string
  /** Whether its page stays mounted when hidden. */
  readonly isKept: boolean
  /** The limit of pages that are not pinned. */
  readonly most: number
  readonly unsaved: ReadonlySet<string>
}

export const noPages: PageList = { list: [], kept: [] }

/** Pinned pages come first, in menu order, then those from before the reload. */
export function withPinned(
  { list, kept }: PageList,
  pinned: readonly OpenPage[],
  before: readonly OpenPage[] = [],
): PageList {
  const known = new Map([...before, ...list].map((page) => [page.path, page]))
  const first = pinned.map((page) => ({
    ...page,
    search: known.get(page.path)?.search ?? page.search,
  }))
  for (const { path } of pinned) known.delete(path)
  const others = [...known.values()].map(({ path, search }) => ({ path, search, isPinned: false }))
  return { list: [...first, ...others], kept }
}

export function withoutRemoved(pages: PageList, isThere: (path: string) => boolean): PageList {
  const removed = pages.list.filter(({ path, isPinned }) => !isPinned && !isThere(path))
  return removed.reduce((left, { path }) => close(left, path), pages)
}

export function visit(pages: PageList, { path, search, isKept, most, unsaved }: Visit): PageList {
  const known = find(pages, path)
  const list = known
    ? pages.list.map((page) => (page === known ? { ...page, search } : page))
    : [...pages.list, { path, search, isPinned: false }]
  const kept = [...pages.kept.filter((one) => one !== path), ...(isKept ? [path] : [])]
  return capped({ list, kept }, { path, most, unsaved })
}

export function dropPage(pages: PageList, path: string): PageList {
  return { ...pages, kept: pages.kept.filter((one) => one !== path) }
}

export function close(pages: PageList, path: string): PageList {
  if (find(pages, path)?.isPinned) return pages
  const list = pages.list.filter((page) => page.path !== path)
  return dropPage({ ...pages, list }, path)
}

export function closeOthers(pages: PageList, path: string): PageList {
  return {
    list: pages.list.filter((page) => page.isPinned || page.path === path),
    kept: pages.kept.filter((one) => one === path),
  }
}

export function closeAll(pages: PageList): PageList {
  return { list: pages.list.filter(({ isPinned }) => isPinned), kept: [] }
}

/** Leads to the last page, else the root. */
export function addressAfterClosing({ list }: PageList): string {
  const last = list.at(-1)
  return last ? addressOf(last) : '/'
}

export function addressOf({ path, search }: OpenPage): string {
  return `${path}${search}`
}

export function find({ list }: PageList, path: string): OpenPage | undefined {
  return list.find((page) => page.path === path)
}

type Cap = Pick<Visit, 'path' | 'most' | 'unsaved'>

// closes the least recently seen first, unmounted pages before mounted ones
function capped(pages: PageList, { path, most, unsaved }: Cap): PageList {
  const closable = pages.list.filter(({ isPinned }) => !isPinned)
  if (closable.length <= most) return pages
  const [oldest] = closable
    .filter((page) => page.path !== path && !unsaved.has(page.path))
    .toSorted((a, b) => pages.kept.indexOf(a.path) - pages.kept.indexOf(b.path))
  return oldest ? capped(close(pages, oldest.path), { path, most, unsaved }) : pages
}
