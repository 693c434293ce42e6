import { useGateway, type Gateway } from '@/engine/data/gateway'
import { useOpenPages } from '@/engine/form/openPages'
import { reloadPage } from '@/engine/ui/reloadPage'

/** §4: reloads, so that nothing of the session stays in memory. Never settles, as the page is about to unload. */
export async function logOut({ calls }: Gateway): Promise<never> {
  await calls.logout()
  reloadPage()
  return new Promise(() => {})
}

/** §4: keeps unsaved input for the same user's next login. */
export function useLogInAgain(): () => Promise<never> {
  const gateway = useGateway()
  const { keepUnsaved } = useOpenPages()
  return () => {
    keepUnsaved()
    return logOut(gateway)
  }
}
