/**
 * In a `'line'` (a name, a number) every space but the ordinary one deceives; `'prose'` may have line breaks, tabs and
 * typographic spaces.
 */
export type TextShape = 'line' | 'prose'

/** A character that is invisible or reorders others. */
export type HiddenCharacter = {
  /** The character; half of a pair if the other half is missing. */
  readonly sign: string
  /** The usual abbreviation, such as `RLO`, else the code. */
  readonly label: string
  /** Such as `U+202E`. */
  readonly code: string
  readonly effect: HiddenEffect
}

export type HiddenEffect = 'direction' | 'invisible' | 'space' | 'break' | 'control'

// Such characters stay where writing needs them: in emoji of several parts, the flags of England, Scotland and Wales,
// keycaps, between two letters of scripts that join, and as variants of Han and Mongolian.
const joined = String.raw`[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]`
const picture = String.raw`\p{Extended_Pictographic}\p{EMod}?[\uFE0E\uFE0F]?`
const flag = String.raw`\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`
const written = [
  flag,
  String.raw`${picture}(?:\u200D${picture})*`,
  String.raw`[#*\d]\uFE0F\u20E3`,
  String.raw`${joined}[\u200C\u200D](?=${joined})`,
  String.raw`\p{scx=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`\p{scx=Mong}[\u180B-\u180F]`,
].join('|')

const everywhere = String.raw`\p{DI}\p{Cs}\u2028\u2029\u2800\uFFF9-\uFFFB`
const hidden: Readonly<Record<TextShape, string>> = {
  line: String.raw`[\p{Cc}${everywhere}\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]`,
  prose: String.raw`[\0-\x08\v\f\x0E-\x1F\x7F-\x9F${everywhere}]`,
}

const suspects = { line: new RegExp(hidden.line, 'u'), prose: new RegExp(hidden.prose, 'u') }
const finders = { line: finder(hidden.line), prose: finder(hidden.prose) }

function finder(suspect: string): RegExp {
  return new RegExp(`(?:${written})|(${suspect})`, 'gu')
}

export function hasHidden(text: string, shape: TextShape = 'line'): boolean {
  return splitHidden(text, shape).some(isHidden)
}

/** Splits a text into plain parts and characters that must be shown as symbols. */
export function splitHidden(
  text: string,
  shape: TextShape = 'line',
): readonly (string | HiddenCharacter)[] {
  if (!suspects[shape].test(text)) return [text]
  const parts: (string | HiddenCharacter)[] = []
  let end = 0
  for (const { index, 1: sign } of text.matchAll(finders[shape])) {
    if (sign === undefined) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push(describe(sign))
    end = index + sign.length
  }
  return end < text.length ? [...parts, text.slice(end)] : parts
}

/** Replaces hidden characters by their labels: `PAY[RLO]0001234`. */
export function revealHidden(text: string, shape: TextShape = 'line'): string {
  if (!suspects[shape].test(text)) return text
  return splitHidden(text, shape)
    .map((part) => (isHidden(part) ? `[${part.label}]` : part))
    .join('')
}

/** Replaces spaces and line breaks by ordinary spaces and removes other hidden characters. */
export function removeHidden(text: string, shape: TextShape = 'line'): string {
  return splitHidden(text, shape)
    .map((part) => {
      if (!isHidden(part)) return part
      return part.effect === 'space' || part.effect === 'break' ? ' ' : ''
    })
    .join('')
}

/** Each once, in their order. */
export function hiddenIn(text: string, shape: TextShape = 'line'): readonly HiddenCharacter[] {
  const found = splitHidden(text, shape).filter(isHidden)
  return [...new Map(found.map((one) => [one.code, one])).values()]
}

export function isHidden(part: string | HiddenCharacter): part is HiddenCharacter {
  return typeof part !== 'string'
}

const labels: Readonly<Record<string, string>> = {
  '\t': 'TAB',
  '\n': 'LF',
  '\r': 'CR',
  '\u00A0': 'NBSP',
  '\u00AD': 'SHY',
  '\u061C': 'ALM',
  '\u200B': 'ZWSP',
  '\u200C': 'ZWNJ',
  '\u200D': 'ZWJ',
  '\u200E': 'LRM',
  '\u200F': 'RLM',
  '\u202A': 'LRE',
  '\u202B': 'RLE',
  '\u202C': 'PDF',
  '\u202D': 'LRO',
  '\u202E': 'RLO',
  '\u2060': 'WJ',
  '\u2066': 'LRI',
  '\u2067': 'RLI',
  '\u2068': 'FSI',
  '\u2069': 'PDI',
  '\uFEFF': 'BOM',
}

function describe(sign: string): HiddenCharacter {
  const digits = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const code = `U+${digits}`
  return { sign, label: labels[sign] ?? code, code, effect: effectOf(sign) }
}

function effectOf(sign: string): HiddenEffect {
  if (/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(sign)) return 'direction'
  if (/[\n\v\f\r\x85\u2028\u2029]/u.test(sign)) return 'break'
  if (/[\t\p{Zs}]/u.test(sign)) return 'space'
  return /\p{Cc}/u.test(sign) ? 'control' : 'invisible'
}
