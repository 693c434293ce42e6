import type { DeclaredName } from '@/engine/registry'
import type { OverridePlace } from '@/engine/schema/override'

/** Parts or pages by their names; a name that a declaration gives and that is not here does not compile. */
export type PartTable<P extends OverridePlace, T> = Readonly<Record<string, T>> &
  Readonly<Record<DeclaredName<P>, T>>
