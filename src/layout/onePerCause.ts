import type { ReactNode } from 'react'
import type { NotificationPayload } from 'ra-core'
import { config } from '@/config'

export type Shown = {
  cause: string
  type: NotificationPayload['type']
  text: ReactNode
  /** In milliseconds; null until it is closed. */
  durationMs: number | null
  /** Every notification that said it. */
  payloads: readonly NotificationPayload[]
}

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string

/** The expired login has its own prompt; an aborted call is nobody's failure. */
const silent = new Set<unknown>(['errors.auth', 'errors.aborted'])

/** §8: errors of the network stay longer. */
const long = new Set<unknown>([
  'errors.network',
  'errors.timeout',
  'errors.unreadable',
  'errors.unknownOutcome',
])

/** Same words of the same kind are one message, as long as it stands. */
export function onePerCause(
  notifications: readonly NotificationPayload[],
  translate: Translate,
): readonly Shown[] {
  const shown = new Map<string, Shown>()
  for (const [place, payload] of notifications.entries()) {
    const { message, type } = payload
    if (silent.has(message)) continue
    const text = wordsOf(payload, translate)
    const cause = `${type} ${typeof text === 'string' ? text : place}`
    const earlier = shown.get(cause)?.payloads ?? []
    const durationMs = durationOf(payload)
    shown.set(cause, { cause, type, text, durationMs, payloads: [...earlier, payload] })
  }
  return [...shown.values()]
}

function wordsOf({ message, notificationOptions }: NotificationPayload, translate: Translate) {
  if (typeof message !== 'string') return message
  return translate(message, { _: message, ...notificationOptions?.messageArgs })
}

function durationOf({ message, notificationOptions }: NotificationPayload): number | null {
  const asked = notificationOptions?.autoHideDuration
  if (asked !== undefined) return asked
  return long.has(message) ? config.networkErrorMs : config.notificationMs
}
