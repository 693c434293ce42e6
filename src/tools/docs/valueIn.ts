const unitsMs: Readonly<Record<string, number>> = {
  seconds: 1_000,
  minutes: 60_000,
  hours: 3_600_000,
}

/**
 * A number that a source gives to a name, as English text: `const lockMs = 30 * minuteMs` in minutes is `30`.
 * The default of a setting, `{ name: 'PORT', default: '4173' }`, is found by the setting's name.
 *
 * @param unit turns milliseconds into `seconds`, `minutes` or `hours`
 * @throws {Error} when the source gives no number to the name
 */
export function valueIn(source: string, name: string, unit?: string): string {
  const given =
    new RegExp(`\\b${name}(?: =|:) ([\\w .*]+)[,;\\n]`).exec(source)?.[1] ??
    new RegExp(`name: '${name}',\\s+default: '([\\d.]+)'`).exec(source)?.[1]
  const value = given === undefined ? Number.NaN : productOf(given)
  const share = unit === undefined ? 1 : unitsMs[unit]
  if (Number.isNaN(value) || share === undefined)
    throw new Error(`No number is called '${name}'${unit === undefined ? '' : ` in ${unit}`}`)
  return inWords(value / share)
}

/** A whole number with its thousands grouped. */
export function inWords(value: number): string {
  return value.toLocaleString('en-US')
}

function productOf(text: string): number {
  return text
    .split('*')
    .map((factor) => {
      const unit = /^(second|minute|hour)Ms$/.exec(factor.trim())?.[1]
      return unit === undefined ? Number(factor.replaceAll('_', '')) : unitsMs[`${unit}s`]
    })
    .reduce<number>((product, factor) => product * (factor ?? Number.NaN), 1)
}
