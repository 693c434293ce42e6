import { readStored } from '../ui/stored'
import { safeRedirect } from './access'

const accountKey = 'account'
const wantedKey = 'wantedPage'

/** The page to open after the user's next login, or only to offer. */
type Wanted = readonly [userId: string, address: string, isOffered: boolean]

/** Remembers whose portal this tab shows. */
export function noteAccount(userId: string): void {
  keep(accountKey, userId)
}

/** Stores the address where the session ended, to open or offer after that user's next login. */
export function keepWanted(address: string, isOffered: boolean): void {
  const userId = sessionStorage.getItem(accountKey)
  const page = safeRedirect(address)
  if (userId === null || page === '/' || page === '/index') return
  keep(wantedKey, JSON.stringify([userId, page, isOffered] satisfies Wanted))
}

/** Returns the page to open for the user, once. An offer stays; another user's page is dropped. */
export function takeWanted(userId: string): string | undefined {
  const [owner, address, isOffered] = readWanted()
  if (owner === userId && isOffered) return undefined
  forgetWanted()
  return owner === userId ? address : undefined
}

/** The page offered to this tab's user. */
export function offeredPage(): string | undefined {
  const [, address, isOffered] = readWanted()
  return isOffered ? address : undefined
}

export function forgetWanted(): void {
  sessionStorage.removeItem(wantedKey)
}

function readWanted(): Wanted | readonly [] {
  const stored = readStored(sessionStorage, wantedKey)
  const [owner, address, isOffered] = Array.isArray(stored) ? (stored as readonly unknown[]) : []
  if (typeof owner !== 'string' || typeof address !== 'string') return []
  return [owner, address, isOffered === true]
}

function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // storage is full: the home page opens instead
  }
}
