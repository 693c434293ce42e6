import type { Body } from '../request/call'

/** A text field of the body; anything else, or a text that no database can hold, reads as empty. */
export function fieldText(body: Body, name: string): string {
  const value = Object.hasOwn(body, name) ? body[name] : undefined
  return typeof value === 'string' && !value.includes('\0') ? value : ''
}
