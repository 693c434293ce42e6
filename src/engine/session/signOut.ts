import { gateway } from '@/engine/data/gateway'
import { keepTyped } from '@/engine/form/leaving'
import { reloadPage } from '../ui/reloadPage'

/** §4: clears the session, signs out and reloads; nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  await gateway.calls.logout()
  reloadPage()
}

/** From an expired login to a new one: what is typed waits for the same user (§4). */
export function signInAgain(): Promise<void> {
  keepTyped()
  return signOut()
}
