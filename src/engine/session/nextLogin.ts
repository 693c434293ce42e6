import { readStored, readStoredFields, store } from '@/engine/ui/stored'
import { safeRedirect } from './access'

// survives the reload after which the user logs in again

const accountKey = 'account'
const wantedKey = 'wantedPage'
const elsewhereKey = 'outElsewhere'

export function noteAccount(userId: string): void {
  store(sessionStorage, accountKey, userId)
}

/** An offer does not open by itself. */
export function keepWanted(address: string, isOffered: boolean): void {
  const userId = readStored(sessionStorage, accountKey)
  const page = safeRedirect(address)
  if (userId === undefined || page === '/' || page === '/index') return
  store(sessionStorage, wantedKey, { userId, page, isOffered })
}

/** Removes the page that it returns, and another user's; an offer stays. */
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

export function markOutElsewhere(): void {
  store(sessionStorage, elsewhereKey, true)
}

export function takeOutElsewhere(): boolean {
  const isMarked = readStored(sessionStorage, elsewhereKey) === true
  store(sessionStorage, elsewhereKey)
  return isMarked
}
