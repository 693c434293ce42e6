const accountKey = 'account'
const wantedKey = 'wantedPage'

/** Notes for this tab whose portal stands on it. */
export function noteAccount(userId: string): void {
  keep(accountKey, userId)
}

/** Keeps the address at which the login of that account has expired. */
export function keepWanted(address: string): void {
  const userId = sessionStorage.getItem(accountKey)
  if (userId !== null) keep(wantedKey, JSON.stringify([userId, address]))
}

/** Where that account wants to go on; forgotten with the question, whoever asks. */
export function takeWanted(userId: string): string | undefined {
  const kept = sessionStorage.getItem(wantedKey) ?? '[]'
  sessionStorage.removeItem(wantedKey)
  try {
    const [owner, address] = JSON.parse(kept) as unknown[]
    return owner === userId && typeof address === 'string' ? address : undefined
  } catch {
    // somebody else's text
    return undefined
  }
}

function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // full: the home page opens instead
  }
}
