import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useGateway } from '@/engine/data/gateway'
import { useIsOverElsewhere, useSession } from '@/engine/data/session'
import { hasDrafts } from '@/engine/form/draftsKey'
import { useOpenPages } from '@/engine/form/openPages'
import { fetchAhead } from '@/engine/ui/late/lateFiles'
import { markOutElsewhere } from './nextLogin'
import { reloadPage } from '@/engine/ui/reloadPage'

/** Follows the session in other tabs, without requests. */
export function FollowTabs() {
  const queryClient = useQueryClient()
  const gateway = useGateway()
  const { keepUnsaved } = useOpenPages()
  const isOver = useIsOverElsewhere()
  useEffect(() => {
    // the reload shows the login, which leads back here
    if (!isOver) return
    keepUnsaved()
    markOutElsewhere()
    reloadPage()
  }, [isOver, keepUnsaved])
  useEffect(
    () =>
      gateway.session.subscribeTabs(() => {
        // the same user logged in again, so calls that failed with the old token can succeed
        if (gateway.session.token() !== undefined && !gateway.session.isForeign())
          void queryClient.invalidateQueries()
      }),
    [gateway, queryClient],
  )
  useDropForeignDrafts()
  return null
}

function useDropForeignDrafts() {
  const userId = useSession()?.user.userId
  useEffect(() => {
    if (userId === undefined || !hasDrafts()) return
    const drop = async () => (await import('@/engine/form/drafts')).dropForeignDrafts(userId)
    void fetchAhead(drop)
  }, [userId])
}
