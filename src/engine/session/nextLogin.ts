import { readStored, readStoredFields, store } from '../ui/stored'
import { safeRedirect } from './access'

// stored in this tab across the reload after which the user logs in again

const accountKey = 'account'
const wantedKey = 'wantedPage'
const elsewhereKey = 'outElsewhere'

export function noteAccount(userId: string): void {
  store(sessionStorage, accountKey, userId)
}

/** Stores the address where the session ended, to open or offer after that user's next login. */
export function keepWanted(address: string, isOffered: boolean): void {
  const userId = readStored(sessionStorage, accountKey)
  const page = safeRedirect(address)
  if (userId === undefined || page === '/' || page === '/index') return
  store(sessionStorage, wantedKey, { userId, page, isOffered })
}

/** Returns the page to open for the user, once. An offer stays; another user's page is dropped. */
export function takeWanted(userId: string): string | undefined {
  const { page, isOffered, ...wanted } = readWanted()
  if (wanted.userId === userId && isOffered) return undefined
  forgetWanted()
  return wanted.userId === userId ? page : undefined
}

export function offeredPage(): string | undefined {
  const { page, isOffered } = readWanted()
  return isOffered ? page : undefined
}

export function forgetWanted(): void {
  store(sessionStorage, wantedKey)
}

function readWanted() {
  const { userId, page, isOffered } = readStoredFields(sessionStorage, wantedKey)
  return { userId, page: typeof page === 'string' ? page : undefined, isOffered }
}

/** Tells the login after the reload that another tab logged out. */
export function markOutElsewhere(): void {
  store(sessionStorage, elsewhereKey, true)
}

export function takeOutElsewhere(): boolean {
  const isMarked = readStored(sessionStorage, elsewhereKey) === true
  store(sessionStorage, elsewhereKey)
  return isMarked
}
