// people compare about as many characters, and makers of look-alike addresses imitate them
const head = 6
const tail = 4

const none: ReadonlySet<string> = new Set()

/**
 * Addresses that share the first six and the last four characters, in any case.
 *
 * @example lookAlikesAmong(['TASy2y9mR4…QJQpt', 'TASy2y9Fr2…XJQpt']) // both
 */
export function lookAlikesAmong(addresses: Iterable<string>): ReadonlySet<string> {
  const groups = new Map<string, string[]>()
  for (const one of new Set(addresses)) {
    const ends = `${one.slice(0, head)}…${one.slice(-tail)}`.toLowerCase()
    groups.set(ends, [...(groups.get(ends) ?? []), one])
  }
  const found = [...groups.values()].filter(areSeveral).flat()
  return found.length === 0 ? none : new Set(found)
}

// case does not distinguish Ethereum addresses
function areSeveral(addresses: readonly string[]): boolean {
  const inOneCase = addresses.map((one) => (one.startsWith('0x') ? one.toLowerCase() : one))
  return new Set(inOneCase).size > 1
}
