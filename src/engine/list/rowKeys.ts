import type { PortalRecord } from '@/engine/data/wire/records'

/** Includes the empty id. */
export function sharedIds(data: readonly PortalRecord[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set([''])
  for (const { id } of data) (seen.has(id) ? shared : seen).add(id)
  return shared
}

/** A number follows an id that is not unique. */
export function rowKeys(data: readonly PortalRecord[]): readonly string[] {
  const counts = new Map<string, number>()
  return data.map(({ id }) => {
    const before = counts.get(id) ?? 0
    counts.set(id, before + 1)
    return before === 0 && id !== '' ? id : `${id}#${before}`
  })
}

/**
 * Assigns records to rendered rows, so that another page changes texts instead of building rows. A record that stays
 * keeps its row, and with it the focus; new records take over the rows of those that went.
 */
export function createRowSlots() {
  let next = 0
  let slots: ReadonlyMap<string, number> = new Map()
  return {
    of(keys: readonly string[]): readonly number[] {
      const staying = new Set(keys)
      const free = [...slots].filter(([key]) => !staying.has(key)).map(([, slot]) => slot)
      slots = new Map(keys.map((key) => [key, slots.get(key) ?? free.shift() ?? next++]))
      return [...slots.values()]
    },
  }
}
