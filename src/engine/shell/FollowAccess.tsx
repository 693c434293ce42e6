import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigationType } from 'react-router'
import { useGateway } from '@/engine/data/gateway'
import { useSession } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import type { Registry } from '@/engine/registry'
import { mayUse } from '@/engine/schema/access'
import type { Resource } from '@/engine/schema/resource'
import { visibleTo } from '@/engine/schema/visibleTo'
import type { Routers } from '@/engine/session/boot/portalLoader'
import { followAccess, type AccessFollower } from './accessFollower'
import { usePortal } from './portal/PortalContext'

type Props = { onMenu: (routers: Routers) => void }

/** Reloads menu and permissions after a navigation or a 403. */
export function FollowAccess({ onMenu }: Props) {
  const location = useLocation()
  // the portal itself replaces addresses, which is no step of the user
  const isStep = useNavigationType() !== 'REPLACE'
  const { menu, routes } = usePortal()
  const registry = useRegistry()
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const seen = useRef(location)
  const known = useRef({ menu, routes, registry })
  const follower = useRef<AccessFollower>(undefined)
  useFieldAccess(registry)
  useEffect(() => {
    known.current = { menu, routes, registry }
  }, [menu, routes, registry])
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

/** §6: reloads a resource when its readable fields change, but no record in a form that only loses fields. */
function useFieldAccess({ all }: Registry): void {
  const queryClient = useQueryClient()
  const permissions = useSession()?.permissions
  const known = useRef(permissions)
  useEffect(() => {
    const before = known.current
    if (!permissions || permissions === before) return
    known.current = permissions
    if (!before) return
    for (const resource of all) {
      const [then, now] = [before, permissions].map((held) => fieldsFor(resource, held))
      if (!then || !now || then === now) continue
      const isMore = Object.keys(now).some((name) => !Object.hasOwn(then, name))
      void queryClient.resetQueries({
        queryKey: [resource.name],
        predicate: ({ queryKey }) => isMore || queryKey[1] !== 'fresh',
      })
    }
  }, [all, permissions, queryClient])
}

function fieldsFor(resource: Resource, permissions: readonly string[]): Resource['fields'] {
  return visibleTo(resource, (anyOf) => mayUse(permissions, anyOf)).fields
}
