import { safeRedirect } from './access'

const accountKey = 'account'
const wantedKey = 'wantedPage'

/** The account that wants a page, its address, and whether the page is offered instead of opened. */
type Wanted = readonly [userId: string, address: string, isOffered: boolean]

/** Notes for this tab whose portal stands on it. */
export function noteAccount(userId: string): void {
  keep(accountKey, userId)
}

/** Keeps the address at which that account's session ended: opened after its next login, or only offered then. */
export function keepWanted(address: string, isOffered: boolean): void {
  const userId = sessionStorage.getItem(accountKey)
  const page = safeRedirect(address)
  if (userId === null || page === '/' || page === '/index') return
  keep(wantedKey, JSON.stringify([userId, page, isOffered] satisfies Wanted))
}

/** The page to open for that account, asked once. An offer stays for it; what another account wanted is forgotten. */
export function takeWanted(userId: string): string | undefined {
  const [owner, address, isOffered] = readWanted()
  if (owner === userId && isOffered) return undefined
  forgetWanted()
  return owner === userId ? address : undefined
}

/** The page that the account of this tab is offered. */
export function offeredPage(): string | undefined {
  const [, address, isOffered] = readWanted()
  return isOffered ? address : undefined
}

export function forgetWanted(): void {
  sessionStorage.removeItem(wantedKey)
}

function readWanted(): Wanted | readonly [] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(wantedKey) ?? '[]') as unknown[]
    const [owner, address, isOffered] = kept
    if (typeof owner !== 'string' || typeof address !== 'string') return []
    return [owner, address, isOffered === true]
  } catch {
    // somebody else's text
    return []
  }
}

function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // full: the home page opens instead
  }
}
