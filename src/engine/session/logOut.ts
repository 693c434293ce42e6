import { useGateway, type Gateway } from '@/engine/data/gateway'
import { useOpenPages } from '@/engine/form/openPages'
import { reloadPage } from '@/engine/ui/reloadPage'

/** §4: reloads, so that nothing of the session stays in memory. */
export async function logOut({ calls }: Gateway): Promise<void> {
  await calls.logout()
  reloadPage()
}

/** §4: keeps unsaved input for the same user's next login. */
export function useLogInAgain(): () => Promise<void> {
  const gateway = useGateway()
  const { keepUnsaved } = useOpenPages()
  return () => {
    keepUnsaved()
    return logOut(gateway)
  }
}
