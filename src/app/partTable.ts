import type { NamesIn, OverridePlace } from '@/engine/schema/override'
import type { resources } from '@/resources'
import type { systemResources } from '@/resources/system'

type Declared = (typeof resources)[number] | (typeof systemResources)[number]

/** Parts or pages by name: a name that a declaration gives and this table lacks does not compile. */
export type PartTable<P extends OverridePlace, T> = Readonly<Record<string, T>> &
  Readonly<Record<NamesIn<Declared, P>, T>>
