/**
 * Puts modules after those that they import, and the modules of a cycle together, by Tarjan's algorithm.
 *
 * @returns the cycles in order, most of one module
 */
export function dependencyOrder(
  starts: readonly string[],
  importsOf: (id: string) => readonly string[],
): readonly (readonly string[])[] {
  const cycles: string[][] = []
  const open: string[] = []
  const ranks = new Map<string, number>()
  const isDone = new Set<string>()

  function visit(id: string): number {
    const known = ranks.get(id)
    if (known !== undefined) return isDone.has(id) ? Infinity : known
    const rank = ranks.size
    ranks.set(id, rank)
    const place = open.push(id) - 1
    const lowest = Math.min(rank, ...importsOf(id).map(visit))
    ranks.set(id, lowest)
    if (lowest === rank) {
      const cycle = open.splice(place)
      for (const one of cycle) isDone.add(one)
      cycles.push(cycle)
    }
    return lowest
  }
  for (const start of starts) visit(start)
  return cycles
}
