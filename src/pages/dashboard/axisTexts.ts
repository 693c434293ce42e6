import type { Language } from '@/config'

/** Above it the languages have no short word, and digits would fill the chart. */
const mostWorded = 1e15

/** Writes what stands at an axis in a few characters: the exact amounts stand beside the chart. */
export function axisTexts(language: Language): (value: number) => string {
  const worded = new Intl.NumberFormat(language, {
    notation: 'compact',
    maximumSignificantDigits: 3,
  })
  const powers = new Intl.NumberFormat(language, {
    notation: 'scientific',
    maximumSignificantDigits: 2,
  })
  return (value) => (Math.abs(value) < mostWorded ? worded : powers).format(value)
}
