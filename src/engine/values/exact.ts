import { LosslessNumber } from 'lossless-json'
import { mapValues } from './named'

/** Replaces every `LosslessNumber` by its source text, as the kinds read it. */
export function withNumberTexts(value: unknown): unknown {
  if (value instanceof LosslessNumber) return value.value
  if (Array.isArray(value)) return value.map(withNumberTexts)
  if (typeof value !== 'object' || value === null) return value
  return mapValues({ ...value }, withNumberTexts)
}

export function isScalar(value: unknown): boolean {
  return value === null || value instanceof LosslessNumber || typeof value !== 'object'
}

/** A text or number in the JSON type of the received value; unchanged if that was neither. */
export function inTypeOf(came: unknown, value: unknown): unknown {
  if (typeof came === 'string' && typeof value === 'number') return String(value)
  const isNumber = typeof came === 'number' || came instanceof LosslessNumber
  return isNumber && typeof value === 'string' ? asNumber(value) : value
}

/** A JSON number of the same digits; any other text unchanged. */
export function asNumber(text: string): unknown {
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return text
  return /^-?[1-9]\d{0,14}$|^0$/.test(text) ? Number(text) : new LosslessNumber(text)
}
