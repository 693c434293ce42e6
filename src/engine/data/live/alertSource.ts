import { createContext, use } from 'react'
import { isAdministrator } from '@/engine/gateway/live/audience'
import type { Gateway, SessionInfo } from '../gateway'

type Common = {
  /** Names the alert; its words are `watched.<kind>.title` and `watched.<kind>.many` in the chunk `alerts`. */
  readonly kind: string
  /** The resource whose list opens. */
  readonly page: string
  /** Filters that list; an alert about one row filters by the row's id instead. */
  readonly filter: Readonly<Record<string, unknown>>
  /** Whether the alert is spoken; default no. */
  readonly isSpoken?: boolean
  /** Which platform administrators (userType `'00'`) get the alert; default all. */
  readonly isFor?: (user: SessionInfo) => boolean
}

/** An alert that the live channel announces. */
export type AnnouncedAlert = Common & {
  /** The messages' `command`. */
  readonly command: string
  /**
   * The time field of `page`. After an outage, rows under `filter` since then count as missed alerts. By default missed
   * alerts stay unknown.
   */
  readonly missedBy?: string
}

/** An alert that lasts while the gateway counts matching rows. */
export type CountedAlert = Common & {
  /** Counts the rows; `null` for an unknown number above zero. */
  readonly count: (gateway: Gateway, signal?: AbortSignal) => Promise<number | null>
  /** How often one of the browser's tabs counts, in milliseconds. */
  readonly everyMs: number
}

/** A cause of alerts, for `createAdmin({ alerts })`. */
export type AlertSource = AnnouncedAlert | CountedAlert

export function isAnnounced(source: AlertSource): source is AnnouncedAlert {
  return 'command' in source
}

export function isCounted(source: AlertSource): source is CountedAlert {
  return 'count' in source
}

export function partOf(source: AlertSource): string {
  return isAnnounced(source) ? 'channel' : source.kind
}

export function isAlertFor({ isFor }: AlertSource, info: SessionInfo): boolean {
  return isAdministrator(info) && (isFor?.(info) ?? true)
}

export const AlertSourcesContext = createContext<readonly AlertSource[]>([])

export function useAlertSources(): readonly AlertSource[] {
  return use(AlertSourcesContext)
}
