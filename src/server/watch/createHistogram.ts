import type { Sample } from './prometheusText'

/** Counts values by upper bounds, which ascend. */
export function createHistogram(bounds: readonly number[]) {
  const counts = bounds.map(() => 0)
  let count = 0
  let sum = 0
  return {
    observe(value: number) {
      count += 1
      sum += value
      for (const [i, bound] of bounds.entries())
        if (value <= bound) counts[i] = (counts[i] ?? 0) + 1
    },
    samples: (): readonly Sample[] => [
      ...bounds.map((bound, i) => bucket(String(bound), counts[i] ?? 0)),
      bucket('+Inf', count),
      { suffix: '_sum', value: sum },
      { suffix: '_count', value: count },
    ],
  }
}

function bucket(le: string, value: number): Sample {
  return { suffix: '_bucket', labels: { le }, value }
}
