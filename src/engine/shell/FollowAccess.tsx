import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigationType } from 'react-router'
import { useGateway } from '@/engine/data/gateway'
import { useRegistry } from '@/engine/data/useRegistry'
import type { Routers } from '../session/boot/portalLoader'
import { followAccess, type AccessFollower } from './accessFollower'
import { usePortal } from './portal/PortalContext'
import { useFieldAccess } from './useFieldAccess'

type Props = { onMenu: (routers: Routers) => void }

/** Renders nothing: reloads menu and permissions after a navigation or a 403. */
export function FollowAccess({ onMenu }: Props) {
  const location = useLocation()
  // the portal itself replaces addresses; that is no step of the user
  const isStep = useNavigationType() !== 'REPLACE'
  const { menu } = usePortal()
  const registry = useRegistry()
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const seen = useRef(location)
  const known = useRef({ menu, registry })
  const follower = useRef<AccessFollower>(undefined)
  useFieldAccess(registry)
  useEffect(() => {
    known.current = { menu, registry }
  }, [menu, registry])
  useEffect(() => {
    const deps = { gateway, known: () => known.current, queryClient, onMenu }
    const { refused, stop } = (follower.current = followAccess(deps))
    const unsubscribe = gateway.refusals.subscribe(refused)
    return () => {
      unsubscribe()
      stop()
    }
  }, [gateway, queryClient, onMenu])
  useEffect(() => {
    if (seen.current === location) return
    seen.current = location
    if (isStep) follower.current?.stepped()
  }, [location, isStep])
  return null
}
