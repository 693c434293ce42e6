import type { Supply } from './poison'

export type Counted = {
  supply: Supply
  /** How many different payloads each field has held so far. */
  held: () => ReadonlyMap<string, number>
}

/** Hands out the payloads in turn, to each field by itself and from another place of the row. */
export function createSupply(payloads: readonly string[]): Counted {
  const given = new Map<string, number>()
  const supply: Supply = (field, count) => {
    const from = given.get(field) ?? 0
    given.set(field, from + count)
    const start = from + startOf(field)
    return Array.from({ length: count }, (_, at) => payloads[(start + at) % payloads.length] ?? '')
  }
  const held = () =>
    new Map([...given].map(([field, count]) => [field, Math.min(count, payloads.length)]))
  return { supply, held }
}

function startOf(field: string): number {
  return [...field].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)
}
