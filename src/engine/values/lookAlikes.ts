// As many characters as people compare, and as makers of look-alike addresses imitate.
const head = 6
const tail = 4

const none: ReadonlySet<string> = new Set()

/**
 * The addresses among some that differ from another one but begin and end alike: the first six and the
 * last four characters, in any case.
 *
 * @example lookAlikesAmong(['TASy2y9mR4…QJQpt', 'TASy2y9Fr2…XJQpt']) // both
 */
export function lookAlikesAmong(addresses: Iterable<string>): ReadonlySet<string> {
  const groups = new Map<string, string[]>()
  for (const one of new Set(addresses)) {
    groups.set(endsOf(one), [...(groups.get(endsOf(one)) ?? []), one])
  }
  const found = [...groups.values()].filter(areSeveral).flat()
  return found.length === 0 ? none : new Set(found)
}

function endsOf(address: string): string {
  return `${address.slice(0, head)}…${address.slice(-tail)}`.toLowerCase()
}

// The same Ethereum address in another case is the same address.
function areSeveral(addresses: readonly string[]): boolean {
  return new Set(addresses.map(oneCase)).size > 1
}

function oneCase(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}
