export type Tag = {
  /** One path has one tag, whatever its query. */
  readonly path: string
  /** The last query, with `?`; '' without one. */
  readonly search: string
  readonly isPinned: boolean
}

export type Tags = {
  readonly list: readonly Tag[]
  /** The paths of mounted pages, least recently seen first. */
  readonly kept: readonly string[]
}

export type Visit = {
  readonly path: string
  readonly search: string
  /** Whether its page stays mounted when hidden. */
  readonly isKept: boolean
  /** The limit of unpinned tags. */
  readonly most: number
  readonly unsaved: ReadonlySet<string>
}

/** Pinned tags come first, in menu order, then the tags before the reload. */
export function startTags(pinned: readonly Tag[], before: readonly Tag[]): Tags {
  const queries = new Map(before.map(({ path, search }) => [path, search]))
  const first = pinned.map(({ path, search, isPinned }) => ({
    path,
    search: queries.get(path) ?? search,
    isPinned,
  }))
  const known = new Set(first.map(({ path }) => path))
  const others = before.filter(({ path }) => !known.has(path)).map(unpinned)
  return { list: [...first, ...others], kept: [] }
}

function unpinned({ path, search }: Tag): Tag {
  return { path, search, isPinned: false }
}

export function pinnedFirst(tags: Tags, pinned: readonly Tag[]): Tags {
  return { ...startTags(pinned, tags.list), kept: tags.kept }
}

export function withoutRemoved(tags: Tags, isThere: (path: string) => boolean): Tags {
  const removed = tags.list.filter(({ path, isPinned }) => !isPinned && !isThere(path))
  return removed.reduce((left, { path }) => close(left, path), tags)
}

export function visit(tags: Tags, { path, search, isKept, most, unsaved }: Visit): Tags {
  const known = find(tags, path)
  const list = known
    ? tags.list.map((tag) => (tag === known ? { ...tag, search } : tag))
    : [...tags.list, { path, search, isPinned: false }]
  const kept = [...tags.kept.filter((one) => one !== path), ...(isKept ? [path] : [])]
  return capped({ list, kept }, { path, most, unsaved })
}

export function dropPage(tags: Tags, path: string): Tags {
  return { ...tags, kept: tags.kept.filter((one) => one !== path) }
}

export function close(tags: Tags, path: string): Tags {
  if (find(tags, path)?.isPinned) return tags
  const list = tags.list.filter((tag) => tag.path !== path)
  return dropPage({ ...tags, list }, path)
}

export function closeOthers(tags: Tags, path: string): Tags {
  return {
    list: tags.list.filter((tag) => tag.isPinned || tag.path === path),
    kept: tags.kept.filter((one) => one === path),
  }
}

export function closeAll(tags: Tags): Tags {
  return { list: tags.list.filter(({ isPinned }) => isPinned), kept: [] }
}

/** Leads to the last tag, else the root. */
export function addressAfterClosing({ list }: Tags): string {
  const last = list.at(-1)
  return last ? addressOf(last) : '/'
}

export function addressOf({ path, search }: Tag): string {
  return `${path}${search}`
}

export function find({ list }: Tags, path: string): Tag | undefined {
  return list.find((tag) => tag.path === path)
}

type Cap = Pick<Visit, 'path' | 'most' | 'unsaved'>

// closes the least recently seen first, unmounted pages before mounted ones
function capped(tags: Tags, { path, most, unsaved }: Cap): Tags {
  const closable = tags.list.filter(({ isPinned }) => !isPinned)
  if (closable.length <= most) return tags
  const [oldest] = closable
    .filter((tag) => tag.path !== path && !unsaved.has(tag.path))
    .toSorted((a, b) => tags.kept.indexOf(a.path) - tags.kept.indexOf(b.path))
  return oldest ? capped(close(tags, oldest.path), { path, most, unsaved }) : tags
}
