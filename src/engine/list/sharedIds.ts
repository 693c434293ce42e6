import type { PortalRecord } from '@/engine/data/wire/records'

/** The ids in a list that are not one record's alone: that of several rows, and none at all. */
export function sharedIds(data: readonly PortalRecord[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set([''])
  for (const { id } of data) (seen.has(id) ? shared : seen).add(id)
  return shared
}

/** A key for every row that is no other's: its id, else with its place among those of one id. */
export function rowKeys(data: readonly PortalRecord[]): readonly string[] {
  const counts = new Map<string, number>()
  return data.map(({ id }) => {
    const before = counts.get(id) ?? 0
    counts.set(id, before + 1)
    return before === 0 && id !== '' ? id : `${id}#${before}`
  })
}
