import type { PortalRecord } from '@/engine/data/wire/records'
import { changedFacts } from '@/engine/schema/facts'
import type { Resource } from '@/engine/schema/resource'

/** How a row differs from the one that the operator opened the list with. */
export type RowMark = {
  /** It no longer matches the list. */
  readonly isGone?: true
  /** The fields that have just changed. */
  readonly changed?: readonly string[]
}

export type MergedRows = {
  /** In the order of the shown rows, the same objects for rows that stay as they were. */
  readonly rows: PortalRecord[]
  readonly marks: ReadonlyMap<string, RowMark>
  /** The ids of rows that are not shown yet. */
  readonly fresh: readonly string[]
}

type Rows = {
  readonly shown: readonly PortalRecord[]
  /** The same page, asked for again. */
  readonly answer: readonly PortalRecord[]
  readonly perPage: number
  /** A row in use keeps its values. */
  readonly isHeld: (id: string) => boolean
}

/** Changes shown rows in place: none moves, none is added, none disappears. */
export function mergeRows(
  resource: Resource,
  { shown, answer, perPage, isHeld }: Rows,
): MergedRows {
  const latest = new Map(answer.map((record) => [record.id, record]))
  const fresh = freshIds(shown, answer)
  const gone = goneIds(shown, answer, perPage)
  const names = Object.keys(resource.fields)
  const marks = new Map<string, RowMark>()
  const rows = shown.map((record) => {
    const now = latest.get(record.id)
    if (gone.has(record.id)) marks.set(record.id, { isGone: true })
    if (!now || isHeld(record.id)) return record
    const changed = changedFacts(resource, names, record, now)
    if (changed.length === 0) return record
    marks.set(record.id, { changed })
    return now
  })
  return { rows, marks, fresh }
}

/** Rows before the last known one; later ones have only moved up from the next page. */
function freshIds(shown: readonly PortalRecord[], answer: readonly PortalRecord[]): string[] {
  const known = new Set(shown.map(({ id }) => id))
  const last = answer.findLastIndex(({ id }) => known.has(id))
  const upper = last === -1 ? answer : answer.slice(0, last)
  return upper.map(({ id }) => id).filter((id) => !known.has(id))
}

/** Missing rows, but for those that new ones may have moved to the next page. */
function goneIds(
  shown: readonly PortalRecord[],
  answer: readonly PortalRecord[],
  perPage: number,
): ReadonlySet<string> {
  const there = new Set(answer.map(({ id }) => id))
  const known = new Set(shown.map(({ id }) => id))
  const hasMore = answer.length >= perPage
  const last = answer.at(-1)
  // a row from the next page at the end: none was moved there
  const mayHaveMoved =
    hasMore && (last === undefined || known.has(last.id) || !hasAny(known, there))
  const end = shown.findLastIndex(({ id }) => there.has(id)) + 1
  const sure = mayHaveMoved ? shown.slice(0, end) : shown
  return new Set(sure.map(({ id }) => id).filter((id) => !there.has(id)))
}

function hasAny(known: ReadonlySet<string>, there: ReadonlySet<string>): boolean {
  return [...there].some((id) => known.has(id))
}
