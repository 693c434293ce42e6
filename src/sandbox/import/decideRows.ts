import { Refusal } from '../request/Refusal'
import type { ImportRow } from './readRows'

/** A row that cannot be imported, and why. */
export type RefusedRow = { readonly row: number; readonly refusal: Refusal }

/** The ids in the order of the rows, none if a row was refused. */
export type Imported = { readonly ids: readonly string[]; readonly refused: readonly RefusedRow[] }

/** Gives what a rule gives, or the refusal that it throws. */
export function attempt<T>(rule: () => T): T | Refusal {
  try {
    return rule()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Gives what was decided, and throws it if it is a refusal. */
export function accepted<T>(decision: T | Refusal): T {
  if (decision instanceof Refusal) throw decision
  return decision
}

/** The decisions that are no refusals. */
export function allAccepted<T>(decisions: readonly (T | Refusal)[]): T[] {
  return decisions.filter((decision): decision is T => !(decision instanceof Refusal))
}

/**
 * Writes all rows together, or nothing if one of them was refused.
 * @param decisions one for each row
 * @param write gives the ids in the order of what it is given
 */
export async function writeDecided<T>(
  rows: readonly ImportRow[],
  decisions: readonly (T | Refusal)[],
  write: (rows: readonly T[]) => Promise<readonly string[]>,
): Promise<Imported> {
  const refused = rows.flatMap(({ number }, index) => {
    const decision = decisions[index]
    return decision instanceof Refusal ? [{ row: number, refusal: decision }] : []
  })
  return { ids: refused.length === 0 ? await write(allAccepted(decisions)) : [], refused }
}
