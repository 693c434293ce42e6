import { useSearchParams } from 'react-router'

export const ranges = [7, 30] as const

export type Range = (typeof ranges)[number]

/** How many days the dashboard looks back, kept in the address; 7 unless it says otherwise. */
export function useRange(): [Range, (range: Range) => void] {
  const [search, setSearch] = useSearchParams()
  const range = ranges.find((one) => String(one) === search.get('days')) ?? ranges[0]
  const setRange = (next: Range) => {
    setSearch(next === ranges[0] ? {} : { days: String(next) }, { replace: true })
  }
  return [range, setRange]
}
