import { createContext, type ReactNode } from 'react'
import { shortCount } from './shortCount'

export type AlertsView = {
  readonly bell: ReactNode
  readonly banner: ReactNode
  readonly count: number
}

/** Undefined for users who get no alerts. */
export const AlertsViewContext = createContext<AlertsView | undefined>(undefined)

export function withBadge(title: string, badge: number | undefined): string {
  return badge ? `(${shortCount(badge)}) ${title}` : title
}

export function withoutBadge(title: string): string {
  return title.replace(/^\(\d+\+?\) /, '')
}
