/** A page that was opened. */
export type Tag = {
  /** What a tag is known by: one path has one tag, whatever its query. */
  readonly path: string
  /** The query the page was last seen with, `?` included; '' without one. */
  readonly search: string
  /** Closed by nothing. */
  readonly isPinned: boolean
}

export type Tags = {
  /** As they stand, from left to right. */
  readonly list: readonly Tag[]
  /** The paths of the pages that stay alive, the one longest not seen first. */
  readonly kept: readonly string[]
}

export type Visit = {
  readonly path: string
  readonly search: string
  /** Whether its page stays alive under the tag. */
  readonly isKept: boolean
  /** How many tags that are not pinned there may be. */
  readonly most: number
  /** The paths of pages that hold something typed. */
  readonly unsaved: ReadonlySet<string>
}

/** Pinned tags stand first, in the menu's order; those of before a reload follow in theirs. */
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

/** The pinned ones may be others than they were. */
export function pinnedFirst(tags: Tags, pinned: readonly Tag[]): Tags {
  return { ...startTags(pinned, tags.list), kept: tags.kept }
}

/** Only the tags of pages that there still are, and the pinned ones. */
export function withoutGone(tags: Tags, isThere: (path: string) => boolean): Tags {
  const gone = tags.list.filter(({ path, isPinned }) => !isPinned && !isThere(path))
  return gone.reduce((left, { path }) => close(left, path), tags)
}

/** A page was opened: it has a tag from now on, and its tag has this query. */
export function visit(tags: Tags, { path, search, isKept, most, unsaved }: Visit): Tags {
  const known = find(tags, path)
  const list = known
    ? tags.list.map((tag) => (tag === known ? { ...tag, search } : tag))
    : [...tags.list, { path, search, isPinned: false }]
  const kept = [...tags.kept.filter((one) => one !== path), ...(isKept ? [path] : [])]
  return capped({ list, kept }, { path, most, unsaved })
}

/** Lets go of the page under a tag; the tag stays. */
export function dropPage(tags: Tags, path: string): Tags {
  return { ...tags, kept: tags.kept.filter((one) => one !== path) }
}

export function close(tags: Tags, path: string): Tags {
  if (find(tags, path)?.isPinned) return tags
  const list = tags.list.filter((tag) => tag.path !== path)
  return dropPage({ ...tags, list }, path)
}

/** What is pinned stays, and this one; only this one's page stays alive. */
export function closeOthers(tags: Tags, path: string): Tags {
  return {
    list: tags.list.filter((tag) => tag.isPinned || tag.path === path),
    kept: tags.kept.filter((one) => one === path),
  }
}

/** What is pinned stays; no page stays alive. */
export function closeAll(tags: Tags): Tags {
  return { list: tags.list.filter(({ isPinned }) => isPinned), kept: [] }
}

/** Where to go when the page one was on is closed: the last of the tags that are left, else the root. */
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

// The one longest not seen goes first; one whose page is not alive was not seen for longest.
function capped(tags: Tags, { path, most, unsaved }: Cap): Tags {
  const closable = tags.list.filter(({ isPinned }) => !isPinned)
  if (closable.length <= most) return tags
  const [oldest] = closable
    .filter((tag) => tag.path !== path && !unsaved.has(tag.path))
    .toSorted((a, b) => tags.kept.indexOf(a.path) - tags.kept.indexOf(b.path))
  return oldest ? capped(close(tags, oldest.path), { path, most, unsaved }) : tags
}
