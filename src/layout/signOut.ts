import { gateway } from '@/providers/gateway'
import { reloadPage } from './reloadPage'

/** §4: clears the session, signs out and reloads; nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  await gateway.calls.logout()
  reloadPage()
}
