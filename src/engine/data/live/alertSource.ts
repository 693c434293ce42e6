import { createContext, use } from 'react'
import { isAdministrator } from '@/engine/gateway/live/audience'
import type { Gateway, SessionInfo } from '../gateway'

type Common = {
  /** Names the alert: its words are `watched.<kind>.title` and `watched.<kind>.many`, in the chunk `alerts`. */
  readonly kind: string
  /** The resource whose list the alert opens. */
  readonly page: string
  /** The filter of that list. An alert that names its row filters by the row's id instead. */
  readonly filter: Readonly<Record<string, unknown>>
  /** Whether it is spoken; default no. */
  readonly isSpoken?: boolean
  /** Which platform administrators (userType `'00'`) get it; default all. */
  readonly isFor?: (user: SessionInfo) => boolean
}

/** An alert that the real-time channel announces. */
export type AnnouncedAlert = Common & {
  /** The `command` of its messages. */
  readonly command: string
  /**
   * The time field of `page`. After an outage, the rows under `filter` since then are the alerts that were missed.
   * Default none: missed alerts stay unknown.
   */
  readonly missedBy?: string
}

/** An alert that lasts as long as the gateway counts some. */
export type CountedAlert = Common & {
  /** How many there are; `null` for an unknown number above zero. */
  readonly count: (gateway: Gateway, signal?: AbortSignal) => Promise<number | null>
  /** How often one of the browser's tabs counts, in milliseconds. */
  readonly everyMs: number
}

/** A cause of alerts, as an app declares it: `createAdmin({ alerts })`. */
export type AlertSource = AnnouncedAlert | CountedAlert

export function isAnnounced(source: AlertSource): source is AnnouncedAlert {
  return 'command' in source
}

export function isCounted(source: AlertSource): source is CountedAlert {
  return 'count' in source
}

/** What a stock gateway may lack of it. */
export function partOf(source: AlertSource): string {
  return isAnnounced(source) ? 'channel' : source.kind
}

/** §4, §6 */
export function isAlertFor({ isFor }: AlertSource, info: SessionInfo): boolean {
  return isAdministrator(info) && (isFor?.(info) ?? true)
}

export const AlertSourcesContext = createContext<readonly AlertSource[]>([])

export function useAlertSources(): readonly AlertSource[] {
  return use(AlertSourcesContext)
}
