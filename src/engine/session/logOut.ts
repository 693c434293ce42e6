import type { Gateway } from '@/engine/data/gateway'
import { keepTyped } from '@/engine/form/leaving'
import { reloadPage } from '../ui/reloadPage'

/** §4: logs out and reloads, so that nothing of the session stays in memory. */
export async function logOut({ calls }: Gateway): Promise<void> {
  await calls.logout()
  reloadPage()
}

/** §4: keeps unsaved input for the same user's next login. */
export function logInAgain(gateway: Gateway): Promise<void> {
  keepTyped()
  return logOut(gateway)
}
