import { fingerprint } from './fingerprint'

/** What one tab tells the others of this browser; nothing in it opens anything. */
export type TabNews =
  | { type: 'signedOut' }
  /** `mark` tells which token it was, without giving it away. */
  | { type: 'signedIn'; userId: string; mark: string }

/** The news in what was heard; undefined for anything else. */
export function readNews(heard: unknown): TabNews | undefined {
  if (typeof heard !== 'object' || heard === null) return undefined
  const { type, userId, mark } = heard as Readonly<Record<string, unknown>>
  if (type === 'signedOut') return { type }
  if (type !== 'signedIn' || typeof userId !== 'string' || typeof mark !== 'string')
    return undefined
  return { type, userId, mark }
}

/** Tells two tokens apart; 32 bits of it say nothing about the rest. */
export function markOf(token: string): string {
  return fingerprint(token).slice(0, 8)
}
