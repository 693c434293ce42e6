import { useState } from 'react'
import type { PortalRecord } from '@/engine/data/wire/records'

/** The selected records, over page turns; they are kept as they were when they were selected. */
export type Selection = {
  readonly records: ReadonlyMap<string, PortalRecord>
  readonly set: (records: readonly PortalRecord[], isSelected: boolean) => void
  /** Takes one out that is no more. */
  readonly drop: (id: string) => void
  /** Leaves only these, as they are known now. */
  readonly keep: (records: readonly PortalRecord[]) => void
  readonly clear: () => void
}

type State = { readonly of: string; readonly records: ReadonlyMap<string, PortalRecord> }

const nothing: ReadonlyMap<string, PortalRecord> = new Map()

/** @param of what the list shows besides its page: another filter means another selection */
export function useSelection(of: string): Selection {
  const [state, setState] = useState<State>({ of, records: nothing })
  if (state.of !== of) setState({ of, records: nothing })
  const records = state.of === of ? state.records : nothing

  const replace = (entries: Iterable<readonly [string, PortalRecord]>) =>
    setState({ of, records: new Map(entries) })
  return {
    records,
    set: (changed, isSelected) => {
      const ids = new Set(changed.map(({ id }) => id))
      const others = [...records].filter(([id]) => !ids.has(id))
      const added = isSelected ? changed.map((record) => [record.id, record] as const) : []
      replace([...others, ...added])
    },
    drop: (gone) => replace([...records].filter(([id]) => id !== gone)),
    keep: (left) => replace(left.map((record) => [record.id, record] as const)),
    clear: () => replace([]),
  }
}
