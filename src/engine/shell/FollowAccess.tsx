import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigationType } from 'react-router'
import { useGateway } from '@/engine/data/gateway'
import { useRegistry } from '@/engine/data/useRegistry'
import type { AccessFollower, followAccess } from './accessFollower'
import { fetchAhead } from '../ui/late/lateFiles'
import type { Routers } from '../session/boot/portalLoader'
import { usePortal } from './portal/PortalContext'
import { useFieldAccess } from './useFieldAccess'

type Props = { onMenu: (routers: Routers) => void }
type Parts = Parameters<typeof followAccess>[0]
type Why = 'stepped' | 'refused'

/** Renders nothing: reloads menu and permissions after a navigation or a 403. */
export function FollowAccess({ onMenu }: Props) {
  const place = useLocation()
  // the portal itself replaces addresses; that is no step of the user
  const isStep = useNavigationType() !== 'REPLACE'
  const seen = useRef(place)
  const follow = useFollower(onMenu)
  const gateway = useGateway()
  useFieldAccess(useRegistry())
  useEffect(() => {
    if (seen.current === place) return
    seen.current = place
    if (isStep) follow('stepped')
  }, [place, isStep, follow])
  useEffect(() => gateway.refusals.subscribe(() => follow('refused')), [gateway, follow])
  return null
}

function useFollower(onMenu: Props['onMenu']) {
  const { menu } = usePortal()
  const registry = useRegistry()
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const [openedAt] = useState(Date.now)
  const known = useRef({ menu, registry })
  const follower = useRef<AccessFollower>(undefined)
  useEffect(() => {
    known.current = { menu, registry }
  }, [menu, registry])
  useEffect(() => () => follower.current?.stop(), [])
  return useCallback(
    (why: Why) => {
      const parts = { gateway, known: () => known.current, queryClient, onMenu, openedAt }
      void fetchAhead(() => tell(follower, parts, why))
    },
    [gateway, queryClient, onMenu, openedAt],
  )
}

async function tell(follower: RefObject<AccessFollower | undefined>, parts: Parts, why: Why) {
  const { followAccess } = await import('./accessFollower')
  follower.current ??= followAccess(parts)
  follower.current[why]()
}
