import { fingerprint } from './fingerprint'

/** A message to the other tabs; contains no secret. */
export type TabNews =
  | { type: 'signedOut' }
  /** `mark` identifies the token without revealing it. */
  | { type: 'signedIn'; userId: string; mark: string }

/** Reads a message; undefined for anything else. */
export function readNews(heard: unknown): TabNews | undefined {
  if (typeof heard !== 'object' || heard === null) return undefined
  const { type, userId, mark } = heard as Readonly<Record<string, unknown>>
  if (type === 'signedOut') return { type }
  if (type !== 'signedIn' || typeof userId !== 'string' || typeof mark !== 'string')
    return undefined
  return { type, userId, mark }
}

/** Distinguishes tokens; 32 bits don't reveal the rest. */
export function markOf(token: string): string {
  return fingerprint(token).slice(0, 8)
}
