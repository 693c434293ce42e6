import { gateway } from '@/engine/data/gateway'
import { keepTyped } from '@/engine/form/leaving'
import { reloadPage } from '../ui/reloadPage'

/** §4: logs out and reloads, so that nothing of the session stays in memory. */
export async function logOut(): Promise<void> {
  await gateway.calls.logout()
  reloadPage()
}

/** §4: keeps unsaved input for the same user's next login. */
export function logInAgain(): Promise<void> {
  keepTyped()
  return logOut()
}
