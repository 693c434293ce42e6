import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { gateway } from '@/engine/data/gateway'
import { useIsOverElsewhere, useSession } from '@/engine/data/session/session'
import { hasDrafts } from '@/engine/form/draftsKey'
import { keepTyped } from '@/engine/form/leaving'
import { fetchAhead } from '../ui/late/fetchAhead'
import { markOutElsewhere } from './outElsewhere'
import { reloadPage } from '../ui/reloadPage'

/** Draws nothing: what another tab does to the session is done here, too, without a call of its own. */
export function FollowTabs() {
  const queryClient = useQueryClient()
  const isOver = useIsOverElsewhere()
  useEffect(() => {
    // without a token the page comes up as the login, and leads back here
    if (!isOver) return
    keepTyped()
    markOutElsewhere()
    reloadPage()
  }, [isOver])
  useEffect(
    () =>
      gateway.session.subscribeTabs(() => {
        // the same user's new sign-in: what failed under the old one is asked for again
        if (gateway.session.token() !== undefined && !gateway.session.isForeign())
          void queryClient.invalidateQueries()
      }),
    [queryClient],
  )
  useDropForeignDrafts()
  return null
}

/** What another user typed in this tab does not stay in it. */
function useDropForeignDrafts() {
  const userId = useSession()?.user.userId
  useEffect(() => {
    if (userId === undefined || !hasDrafts()) return
    const drop = async () => (await import('@/engine/form/drafts')).dropForeignDrafts(userId)
    void fetchAhead(drop)
  }, [userId])
}
