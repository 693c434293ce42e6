/** The value that so many of a hundred are not above; 0 where there are none. `sorted` goes upwards. */
export function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}
