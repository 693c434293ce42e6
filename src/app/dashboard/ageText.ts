import type { Language } from '@/engine/config'
import { ageText as distanceText } from '@/engine/values/age'

/** The age in its largest whole unit, such as `3 days ago`; less than a minute is `0 minutes ago`. */
export function ageText(ms: number, language: Language): string {
  const look = { least: 'minute', numeric: 'always', style: 'long' } as const
  return distanceText(-Math.max(0, ms), language, look)
}
