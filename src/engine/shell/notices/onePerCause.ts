import type { ReactNode } from 'react'
import type { NotificationPayload } from 'ra-core'
import { config } from '@/engine/config'
import { situationSaying } from '@/engine/data/gateway'

/** Options for `useNotify` under `notificationOptions`, beside react-admin's own. */
export type NoticeOptions = {
  /** Shown above the message; a key or text. */
  title?: string
  /** §8: shows the message as the title. */
  isHeadline?: boolean
  /** Groups messages with different text; default: the text. */
  cause?: string
  /** Makes the message a button, which also closes it. */
  onClick?: () => void
}

export type Shown = {
  cause: string
  type: NotificationPayload['type']
  title?: string | undefined
  text: ReactNode
  isHeadline: boolean
  onClick?: (() => void) | undefined
  /** In milliseconds; null: until closed. */
  durationMs: number | null
  payloads: readonly NotificationPayload[]
}

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string

export function onePerCause(
  notifications: readonly NotificationPayload[],
  translate: Translate,
): readonly Shown[] {
  const shown = new Map<string, Shown>()
  for (const [place, payload] of notifications.entries()) {
    if (isSilent(payload)) continue
    const { type } = payload
    const text = wordsOf(payload, translate)
    const { title, isHeadline = false, onClick, cause: givenCause } = noticeOf(payload)
    const cause = `${type} ${title ?? ''} ${givenCause ?? (typeof text === 'string' ? text : place)}`
    shown.set(cause, {
      cause,
      type,
      title: title && translate(title, { _: title }),
      text,
      isHeadline,
      onClick,
      durationMs: durationOf(payload),
      payloads: [...(shown.get(cause)?.payloads ?? []), payload],
    })
  }
  return [...shown.values()]
}

type Stack = {
  visible: readonly Shown[]
  /** Hidden for lack of space until there is some, as they have no time limit. */
  waiting: readonly Shown[]
  /** Hidden for lack of space and dropped, as they have a time limit. */
  dropped: readonly Shown[]
}

export function stackOf(shown: readonly Shown[], most: number): Stack {
  const pushedOut = shown.slice(0, -most)
  return {
    visible: shown.slice(-most),
    waiting: pushedOut.filter(({ durationMs }) => durationMs === null),
    dropped: pushedOut.filter(({ durationMs }) => durationMs !== null),
  }
}

/** §8: an expired login has its own prompt; an aborted call is no failure. */
function isSilent({ message }: NotificationPayload): boolean {
  const shown = typeof message === 'string' ? situationSaying(message)?.shown : undefined
  return shown === 'prompt' || shown === 'never'
}

function wordsOf({ message, notificationOptions }: NotificationPayload, translate: Translate) {
  if (typeof message !== 'string') return message
  return translate(message, { _: message, ...notificationOptions?.messageArgs })
}

// react-admin passes unknown options through
function noticeOf({ notificationOptions }: NotificationPayload): NoticeOptions {
  return (notificationOptions?.notificationOptions ?? {}) as NoticeOptions
}

function durationOf({ message, notificationOptions }: NotificationPayload): number | null {
  const asked = notificationOptions?.autoHideDuration
  if (asked !== undefined) return asked
  const situation = typeof message === 'string' ? situationSaying(message) : undefined
  return situation?.durationMs ?? config.notificationMs
}
