import type { ReactNode } from 'react'
import type { NotificationPayload } from 'ra-core'
import { config } from '@/engine/config'
import { situationSaying } from '@/engine/data/gateway'

/** What `useNotify` takes under `notificationOptions` beside react-admin's own options. */
export type NoticeOptions = {
  /** The line above the message; a key or words. */
  title?: string
  /** §8: the message itself is the title. */
  isHeadline?: boolean
  /** Tells messages of one cause whose words differ; default: the words. */
  cause?: string
  /** The message is a button that does this and is closed. */
  onClick?: () => void
}

export type Shown = {
  cause: string
  type: NotificationPayload['type']
  title?: string | undefined
  text: ReactNode
  isHeadline: boolean
  onClick?: (() => void) | undefined
  /** In milliseconds; null until it is closed. */
  durationMs: number | null
  /** Every notification that said it. */
  payloads: readonly NotificationPayload[]
}

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string

/** Same words of the same kind are one message, as long as it stands. */
export function onePerCause(
  notifications: readonly NotificationPayload[],
  translate: Translate,
): readonly Shown[] {
  const shown = new Map<string, Shown>()
  for (const [place, payload] of notifications.entries()) {
    if (isSilent(payload)) continue
    const { type } = payload
    const text = wordsOf(payload, translate)
    const { title, isHeadline = false, onClick, cause: saying } = noticeOf(payload)
    const cause = `${type} ${title ?? ''} ${saying ?? (typeof text === 'string' ? text : place)}`
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
  standing: readonly Shown[]
  /** Without room, and never answered: they stand again when there is. */
  waiting: readonly Shown[]
  /** Without room, and about to go in any case. */
  leaving: readonly Shown[]
}

/** The newest messages stand, `most` of them; the oldest make room. */
export function stackOf(shown: readonly Shown[], most: number): Stack {
  const pushedOut = shown.slice(0, -most)
  return {
    standing: shown.slice(-most),
    waiting: pushedOut.filter(({ durationMs }) => durationMs === null),
    leaving: pushedOut.filter(({ durationMs }) => durationMs !== null),
  }
}

/** §8: the expired login has its own prompt; an aborted call is nobody's failure. */
function isSilent({ message }: NotificationPayload): boolean {
  const shown = typeof message === 'string' ? situationSaying(message)?.shown : undefined
  return shown === 'prompt' || shown === 'never'
}

function wordsOf({ message, notificationOptions }: NotificationPayload, translate: Translate) {
  if (typeof message !== 'string') return message
  return translate(message, { _: message, ...notificationOptions?.messageArgs })
}

// react-admin hands on whatever it does not know
function noticeOf({ notificationOptions }: NotificationPayload): NoticeOptions {
  return (notificationOptions?.notificationOptions ?? {}) as NoticeOptions
}

function durationOf({ message, notificationOptions }: NotificationPayload): number | null {
  const asked = notificationOptions?.autoHideDuration
  if (asked !== undefined) return asked
  const situation = typeof message === 'string' ? situationSaying(message) : undefined
  return situation?.durationMs ?? config.notificationMs
}
