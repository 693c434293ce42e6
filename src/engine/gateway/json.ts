/** In characters; longer answers are refused unread. */
export const longestText = 32 * 1024 * 1024
const deepestNesting = 64

/**
 * Reads JSON without losing a digit: canonical integers within ±(2^53 − 1) become numbers, other numbers stay their
 * source strings (`0.10` → `'0.10'`). Keys named `__proto__` are dropped; the last of duplicate keys wins.
 *
 * @throws {SyntaxError} not JSON
 * @throws {RangeError} longer than 32 Mi characters or nested deeper than 64
 */
export function readJson(text: string): unknown {
  return withNumbers(readMarked(text), (digits) => digits)
}

/**
 * A JSON value. If it has numbers that a JavaScript number would change, objects stand for them, whose one key is
 * `mark`.
 */
export type MarkedJson = { readonly value: unknown; readonly mark: string | undefined }

/** Reads JSON once for several `withNumbers`; throws as `readJson` does. */
export function readMarked(text: string): MarkedJson {
  if (text.length > longestText) throw new RangeError('JSON text too long')
  const { marked, mark } = markNumbers(text)
  return { value: withoutProto(text, JSON.parse(marked)), mark }
}

/** The value with `numberOf` the source of each marked number. */
export function withNumbers(
  { value, mark }: MarkedJson,
  numberOf: (source: string) => unknown,
): unknown {
  if (mark === undefined) return value
  const unmark = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one
    if (Array.isArray(one)) return one.map(unmark)
    const copy: Record<string, unknown> = {}
    for (const [key, inner] of Object.entries(one)) {
      if (key === mark && typeof inner === 'string') return numberOf(inner)
      copy[key] = unmark(inner)
    }
    return copy
  }
  return unmark(value)
}

/** Writes JSON; a `LosslessNumber` keeps every digit. */
export function writeJson(value: unknown): string | undefined {
  if (Array.isArray(value)) return `[${value.map((one) => writeJson(one) ?? 'null').join()}]`
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return JSON.stringify(value)
  if (losslessNumber in value) return String(value)
  const members = Object.entries(value).flatMap(([key, inner]) => {
    const text = writeJson(inner)
    return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`]
  })
  return `{${members.join()}}`
}

// the library's shared symbol; the library loads after the login
const losslessNumber = Symbol.for('lossless-json.LosslessNumber')

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
const numberEnd = /[^-+.\deE]|$/g

/**
 * Replaces delicate numbers for the platform's reader, which is ten times faster than one that keeps number texts, and
 * refuses what is no JSON.
 */
function markNumbers(text: string): { marked: string; mark: string | undefined } {
  let mark: string | undefined
  let marked = ''
  let written = 0
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '"') at = endOfString(text, at)
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    else if (sign === '-' || (sign >= '0' && sign <= '9')) {
      numberEnd.lastIndex = at
      const end = numberEnd.exec(text)?.index ?? text.length
      const source = text.slice(at, end)
      if (number.test(source) && isDelicate(source)) {
        mark ??= unusedKey(text)
        marked += `${text.slice(written, at)}{"${mark}":"${source}"}`
        written = end
      }
      at = end - 1
    }
    if (depth > deepestNesting) throw new RangeError('JSON nested too deep')
  }
  return { marked: marked + text.slice(written), mark }
}

/** A key that no object of the text has. */
function unusedKey(text: string): string {
  // an escape may write any character
  const plain = text.includes('\\u') ? JSON.stringify(JSON.parse(text)) : text
  let key = '@number'
  while (plain.includes(key)) key += '@'
  return key
}

/** The place of the closing quote. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end
    while (text.charAt(before - 1) === '\\') before -= 1
    if ((end - before) % 2 === 0) return end
  }
  return text.length
}

/** Whether a JavaScript number would lose digits of this source. */
function isDelicate(source: string): boolean {
  const value = Number(source)
  return !(Number.isSafeInteger(value) && String(value) === source)
}

/** Drops keys named `__proto__`. */
function withoutProto(text: string, value: unknown): unknown {
  return /__proto__|\\u/.test(text) ? stripped(value) : value
}

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripped)
  if (typeof value !== 'object' || value === null || losslessNumber in value) return value
  const kept = Object.entries(value).filter(([key]) => key !== '__proto__')
  return Object.fromEntries(kept.map(([key, inner]) => [key, stripped(inner)]))
}
