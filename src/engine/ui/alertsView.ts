import { createContext, type ReactNode } from 'react'
import { shortCount } from './shortCount'

/** The alerts in the shell, once their code is loaded. */
export type AlertsView = {
  readonly bell: ReactNode
  readonly banner: ReactNode
  /** The number of waiting alerts, shown before the title of the browser tab. */
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
