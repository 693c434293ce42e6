import { useState } from 'react'
import type { PortalRecord } from '@/engine/data/wire/records'

export type Selection = ReturnType<typeof useSelection>

/**
 * The selected records across pages, as they were when they were selected.
 *
 * @param of the list's filter: another filter clears the selection
 */
export function useSelection(of: string) {
  const nothing = { of, records: new Map<string, PortalRecord>() }
  const [state, setState] = useState(nothing)
  if (state.of !== of) setState(nothing)
  const { records } = state.of === of ? state : nothing

  const replace = (all: readonly PortalRecord[]) =>
    setState({ of, records: new Map(all.map((record) => [record.id, record])) })
  return {
    records,
    set: (changed: readonly PortalRecord[], isSelected: boolean) => {
      const ids = new Set(changed.map(({ id }) => id))
      const others = [...records.values()].filter(({ id }) => !ids.has(id))
      replace(isSelected ? [...others, ...changed] : others)
    },
    drop: (gone: string) => replace([...records.values()].filter(({ id }) => id !== gone)),
    keep: replace,
    clear: () => replace([]),
  }
}
