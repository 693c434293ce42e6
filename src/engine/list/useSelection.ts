import { useState } from 'react'
import type { PortalRecord } from '@/engine/data/wire/records'

/** The selected records across pages, as they were when they were selected. */
export type Selection = {
  readonly records: ReadonlyMap<string, PortalRecord>
  readonly set: (records: readonly PortalRecord[], isSelected: boolean) => void
  readonly drop: (id: string) => void
  readonly keep: (records: readonly PortalRecord[]) => void
  readonly clear: () => void
}

/** @param of the list's filter: another filter clears the selection */
export function useSelection(of: string): Selection {
  const nothing = { of, records: new Map<string, PortalRecord>() }
  const [state, setState] = useState(nothing)
  if (state.of !== of) setState(nothing)
  const { records } = state.of === of ? state : nothing

  const replace = (all: readonly PortalRecord[]) =>
    setState({ of, records: new Map(all.map((record) => [record.id, record])) })
  return {
    records,
    set: (changed, isSelected) => {
      const ids = new Set(changed.map(({ id }) => id))
      const others = [...records.values()].filter(({ id }) => !ids.has(id))
      replace(isSelected ? [...others, ...changed] : others)
    },
    drop: (gone) => replace([...records.values()].filter(({ id }) => id !== gone)),
    keep: replace,
    clear: () => replace([]),
  }
}
