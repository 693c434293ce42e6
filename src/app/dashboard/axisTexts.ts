import type { Language } from '@/engine/config'

/** Smaller numbers have no short word in any language, and their digits would fill the chart. */
const leastWorded = 1e-4
const mostWorded = 1e15

export function axisTexts(language: Language): (value: number) => string {
  const worded = new Intl.NumberFormat(language, {
    notation: 'compact',
    maximumSignificantDigits: 3,
  })
  const powers = new Intl.NumberFormat(language, {
    notation: 'scientific',
    maximumSignificantDigits: 2,
  })
  const isWorded = (size: number) => size === 0 || (size >= leastWorded && size < mostWorded)
  return (value) => (isWorded(Math.abs(value)) ? worded : powers).format(value)
}
