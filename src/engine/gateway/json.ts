/** In characters; longer answers are refused unread. */
export const longestText = 32 * 1024 * 1024
const deepestNesting = 64

/**
 * Reads JSON without losing a digit: canonical integers within ±(2^53 − 1) become numbers, other numbers stay their
 * source strings (`0.10` → `'0.10'`). Keys named `__proto__` are dropped; the last of duplicate keys wins.
 *
 * @throws {SyntaxError} not JSON
 * @throws {RangeError} longer than 32 Mi characters, nested deeper than 64, or with millions of escapes in one string
 */
export function readJson(text: string): unknown {
  if (text.length > longestText) throw new RangeError('JSON text too long')
  const value: unknown = JSON.parse(quoteDelicate(text))
  return withoutProto(text, value)
}

/** Whether `readJson` may return this text's numbers as strings. */
export function mayHaveNumberTexts(text: string): boolean {
  return hasDelicateNumber.test(text)
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

// a fraction, an exponent, -0 or sixteen digits; a match inside a string only costs time
const hasDelicateNumber = /(?:^|[[:,])\s*(?:-0|-?\d+[.eE]|-?\d{16,})/
// strings, to pass over what looks like a number in them; numbers that are no key; brackets
const tokens =
  /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?!\s*:)|[[{\]}]/g

// Quotes numbers for the platform's reader, which is ten times faster than one that keeps number
// texts. A number before a colon stays unquoted, so that the reader refuses it.
function quoteDelicate(text: string): string {
  let depth = 0
  return text.replaceAll(tokens, (token) => {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth -= 1
    else if (!token.startsWith('"') && isDelicate(token)) return `"${token}"`
    if (depth > deepestNesting) throw new RangeError('JSON nested too deep')
    return token
  })
}

/** Whether a JavaScript number would lose digits of this source. */
export function isDelicate(source: string): boolean {
  const value = Number(source)
  return !(Number.isSafeInteger(value) && String(value) === source)
}

/** Drops keys named `__proto__`. */
export function withoutProto(text: string, value: unknown): unknown {
  return /__proto__|\\u/.test(text) ? stripped(value) : value
}

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripped)
  if (typeof value !== 'object' || value === null || losslessNumber in value) return value
  const kept = Object.entries(value).filter(([key]) => key !== '__proto__')
  return Object.fromEntries(kept.map(([key, inner]) => [key, stripped(inner)]))
}
