const steps = [
  ['second', 60_000, 1_000],
  ['minute', 3_600_000, 60_000],
  ['hour', 86_400_000, 3_600_000],
  ['day', Infinity, 86_400_000],
] as const

type Look = Pick<Intl.RelativeTimeFormatOptions, 'numeric' | 'style'> & {
  /** The smallest unit; seconds by default. */
  readonly least?: 'second' | 'minute'
}

/**
 * A moment's distance from now, in its largest whole unit.
 *
 * @example ageText(-180_000, 'en-US') // '3 min. ago'
 */
export function ageText(ms: number, language: string, look: Look = {}): string {
  const { least = 'second', numeric = 'auto', style = 'short' } = look
  const offered = least === 'second' ? steps : steps.slice(1)
  const [unit, , size] = offered.find(([, below]) => Math.abs(ms) < below) ?? ['day', 0, 86_400_000]
  const format = new Intl.RelativeTimeFormat(language, { numeric, style })
  return format.format(Math.trunc(ms / size), unit)
}
