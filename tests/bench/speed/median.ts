export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  if (sorted.length === 0) return Number.NaN
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)]!
  return (sorted[middle - 1]! + sorted[middle]!) / 2
}
