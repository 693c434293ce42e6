import type { Declaration } from '../prototype/Declaration'
import type { Table } from '../tables/Table'

/** The names of what tables keep secret and of what declared actions take as a secret. */
export function secretNamesOf(
  tables: readonly Table[],
  declarations: readonly Declaration[],
): ReadonlySet<string> {
  const kept = tables.flatMap(({ secrets = {} }) => Object.keys(secrets))
  const taken = declarations.flatMap(({ actions = {} }) =>
    Object.values(actions).flatMap(({ args = {} }) =>
      Object.entries(args).flatMap(([name, { kind, wire = name }]) =>
        kind === 'secret' ? [wire] : [],
      ),
    ),
  )
  return new Set([...kept, ...taken])
}
