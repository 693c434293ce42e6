import { LosslessNumber } from 'lossless-json'

/** A value that came, as the kinds read it: every `LosslessNumber` in it is its source text. */
export function withNumberTexts(value: unknown): unknown {
  if (value instanceof LosslessNumber) return value.value
  if (Array.isArray(value)) return value.map(withNumberTexts)
  if (typeof value !== 'object' || value === null) return value
  const texts = Object.entries(value).map(([key, inner]) => [key, withNumberTexts(inner)])
  return Object.fromEntries(texts) as Readonly<Record<string, unknown>>
}

/** Whether a value that came is a text, a number, a flag or null: nothing with keys of its own. */
export function isScalar(value: unknown): boolean {
  return value === null || value instanceof LosslessNumber || typeof value !== 'object'
}

/** A text or number in the JSON type of what came; as it is where that was neither, or where it cannot be. */
export function inTypeOf(came: unknown, value: unknown): unknown {
  if (typeof came === 'string' && typeof value === 'number') return String(value)
  const isNumber = typeof came === 'number' || came instanceof LosslessNumber
  return isNumber && typeof value === 'string' ? asNumber(value) : value
}

/** A JSON number of the same digits; the text itself where it is none. */
export function asNumber(text: string): unknown {
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return text
  return /^-?[1-9]\d{0,14}$|^0$/.test(text) ? Number(text) : new LosslessNumber(text)
}
