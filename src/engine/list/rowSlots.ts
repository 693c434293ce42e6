/**
 * Which drawn row shows which record, so that a page that is turned changes texts and builds no rows. A record
 * that stays keeps its row, and with it the focus; new ones take over the rows of those that went.
 */
export function createRowSlots() {
  let next = 0
  let held: ReadonlyMap<string, number> = new Map()
  return {
    /** The row of each record, by the records' keys in their order. */
    of(keys: readonly string[]): readonly number[] {
      const staying = new Set(keys)
      const free = [...held].filter(([key]) => !staying.has(key)).map(([, slot]) => slot)
      const entries = keys.map((key) => [key, held.get(key) ?? free.shift() ?? next++] as const)
      held = new Map(entries)
      return entries.map(([, slot]) => slot)
    },
  }
}
