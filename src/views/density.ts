import { useStore } from 'ra-core'

/** How much air a row has. */
export const densities = ['comfortable', 'standard', 'compact'] as const

export type Density = (typeof densities)[number]

/** The operator's choice for every table, kept. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const [stored, store] = useStore<string>('density', 'standard')
  return [densities.find((one) => one === stored) ?? 'standard', store]
}
