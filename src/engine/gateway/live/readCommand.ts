import { config } from '@/engine/config'
import { field, isFields, type Fields } from '../envelope'
import { readJson } from '../json'
import { fingerprint } from '../fingerprint'

/** A message with a command. Its texts are never shown: §8 has the words. */
export type LiveCommand = {
  /** Such as `'1001'` (§7). */
  readonly command: string
  /** The id or hash of the message's row; without one, a fingerprint of the message. */
  readonly key: string
  readonly body: Readonly<Record<string, unknown>>
}

/** In characters; a fingerprint replaces a longer key. */
const longestKey = 128

/**
 * §4: reads a message with a `command`; undefined for anything else. Messages beyond `config.liveMessageLength` are not
 * even parsed.
 */
export function readCommand(message: unknown): LiveCommand | undefined {
  if (typeof message !== 'string' || message.length > config.liveMessageLength) return undefined
  const body = readBody(message)
  const command = body && textOf(field(body, 'command'))
  if (!body || command === undefined) return undefined
  return { command, key: keyOf(body) ?? fingerprint(message), body }
}

function readBody(message: string): Fields | undefined {
  try {
    const body = readJson(message)
    return isFields(body) ? body : undefined
  } catch {
    // not JSON
    return undefined
  }
}

/** The first string or number among `data.id`, `data.orderId`, `data.hash`, `data` and `id`. */
function keyOf(body: Fields): string | undefined {
  const data = field(body, 'data')
  const inner = isFields(data) ? data : {}
  const named = ['id', 'orderId', 'hash'].map((name) => field(inner, name))
  const key = [...named, data, field(body, 'id')].map(textOf).find((text) => text !== undefined)
  return key !== undefined && key.length > longestKey ? fingerprint(key) : key
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}
