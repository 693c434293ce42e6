import { shortCount } from './shortCount'
import { createSlot } from './slot'

/** The number of waiting items, shown before the title of the browser tab. */
export const titleBadge = createSlot<number>()

export function withBadge(title: string, badge: number | undefined): string {
  return badge ? `(${shortCount(badge)}) ${title}` : title
}

export function withoutBadge(title: string): string {
  return title.replace(/^\(\d+\+?\) /, '')
}
