/** Gateway contract §7.12: the preset theme colours, in order. */
export const themePresets = [
  ['sky', '#409EFF'],
  ['brand', '#1890ff'],
  ['slate', '#304156'],
  ['graphite', '#212121'],
  ['green', '#11a983'],
  ['cyan', '#13c2c2'],
  ['violet', '#6959CD'],
  ['red', '#f5222d'],
] as const

export type Side = 'light' | 'dark'

type Name =
  | '--wd-theme'
  | '--wd-on-theme'
  | '--wd-theme-hover'
  | `--wd-theme-text-${Side}`
  | `--wd-theme-bg-${Side}`

/** WCAG AA for text. */
export const enough = 4.5

export const white = '#ffffff'
const black = '#000000'

/** As in tokens.css: first the background that mixes with the theme, then the one with least contrast. */
export const grounds: Readonly<Record<Side, readonly [string, string]>> = {
  light: [white, '#f4f6f9'],
  dark: ['#17202a', '#1f2a36'],
}

const inks = [white, '#06182c', black] as const

/** For any colour, text on it, and text in its shades on every background, has at least 4.5:1 (§9). */
export function shadesOf(theme: string): Readonly<Record<Name, string>> {
  const ink = inks.find((one) => contrast(one, theme) >= enough) ?? black
  const light = legible(theme, 'light')
  const dark = legible(theme, 'dark')
  return {
    '--wd-theme': theme,
    '--wd-on-theme': ink,
    '--wd-theme-hover': mix(theme, ink === white ? black : white, 0.12),
    '--wd-theme-text-light': light,
    '--wd-theme-text-dark': dark,
    '--wd-theme-bg-light': tint(light, 'light'),
    '--wd-theme-bg-dark': tint(dark, 'dark'),
  }
}

export function paintTheme(root: HTMLElement, theme: string): void {
  for (const [name, colour] of Object.entries(shadesOf(theme))) root.style.setProperty(name, colour)
}

/** The nearest shade that is readable on every background of one side and on its own tint. */
function legible(theme: string, side: Side): string {
  const end = side === 'light' ? black : white
  const steps = Array.from({ length: 101 }, (_, step) => mix(theme, end, step / 100))
  return steps.find((one) => reads(one, side)) ?? end
}

function reads(colour: string, side: Side): boolean {
  const all = [...grounds[side], tint(colour, side)]
  return all.every((ground) => contrast(colour, ground) >= enough)
}

function tint(shade: string, side: Side): string {
  return mix(grounds[side][0], shade, side === 'light' ? 0.1 : 0.12)
}

/** WCAG 2, 1 to 21, of two colours `#rrggbb`. */
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
