/** WCAG 2 contrast ratio of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)]
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}

/** Mixes `share` (0 to 1) of the second colour into the first. */
export function mix(one: string, other: string, share: number): string {
  const to = channels(other)
  const mixed = channels(one).map((value, at) => value + ((to[at] ?? value) - value) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

const weights = [0.2126, 0.7152, 0.0722] as const

function luminance(colour: string): number {
  const parts = channels(colour).map((value, at) => (weights[at] ?? 0) * linear(value / 255))
  return parts.reduce((sum, part) => sum + part)
}

function linear(share: number): number {
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
