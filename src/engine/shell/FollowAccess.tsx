import { useEffect, useEffectEvent, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigationType } from 'react-router'
import type { Access } from '@/engine/data/access'
import { useGateway } from '@/engine/data/gateway'
import { buildMenu } from '@/engine/data/menu/buildMenu'
import { pagesOf } from '@/engine/data/menu/menuLookup'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import { useSession } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import { mayUse, permissionFor } from '@/engine/schema/access'
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
  const gateway = useGateway()
  const seen = useRef(location)
  const follower = useRef<AccessFollower>(undefined)
  const take = useEffectEvent(useTake(onMenu))
  useLostAccess()
  useEffect(() => {
    const { refused, stop } = (follower.current = followAccess(gateway, (access) => take(access)))
    const unsubscribe = gateway.refusals.subscribe(refused)
    return () => {
      unsubscribe()
      stop()
    }
  }, [gateway])
  useEffect(() => {
    if (seen.current === location) return
    seen.current = location
    if (isStep) follower.current?.stepped()
  }, [location, isStep])
  return null
}

/** Replaces only what changed, so that nothing else renders again. */
function useTake(onMenu: Props['onMenu']) {
  const { menu, routes } = usePortal()
  const { session } = useGateway()
  const removedPaths = useRef<readonly string[]>([])
  return (access: Access | undefined) => {
    const before = session.info()
    if (!access || !before) return
    const { info, tree } = access
    if (!isSame(info, before)) session.load(info)
    const fresh = tree && buildMenu(tree, { routes })
    if (!fresh || isSame(fresh, menu)) return
    const paths = new Set(pathsOf(fresh))
    const known = new Set([...removedPaths.current, ...pathsOf(menu)])
    removedPaths.current = [...known].filter((path) => !paths.has(path))
    onMenu({ tree, removedPaths: removedPaths.current })
  }
}

/**
 * §6: drops the data of a resource that the user may no longer read, and reloads a resource whose readable fields
 * change, but no record in a form that only loses fields.
 */
function useLostAccess(): void {
  const { all } = useRegistry()
  const queryClient = useQueryClient()
  const permissions = useSession()?.permissions
  const known = useRef(permissions)
  useEffect(() => {
    const before = known.current
    if (!permissions || permissions === before) return
    known.current = permissions
    if (!before) return
    for (const resource of all) {
      const queryKey = [resource.name]
      const [then, now] = [before, permissions].map((allowed) => fieldsFor(resource, allowed))
      if (isLost(resource, before, permissions)) queryClient.removeQueries({ queryKey })
      else if (then && now && then !== now) {
        const isMore = Object.keys(now).some((name) => !Object.hasOwn(then, name))
        const predicate = ({ queryKey: key }: { queryKey: readonly unknown[] }) =>
          isMore || key[1] !== 'fresh'
        void queryClient.resetQueries({ queryKey, predicate })
      }
    }
  }, [all, permissions, queryClient])
}

function isLost(resource: Resource, before: readonly string[], now: readonly string[]): boolean {
  return (['list', 'query'] as const).some((verb) => {
    const needed = [permissionFor(resource, verb)]
    return mayUse(before, needed) && !mayUse(now, needed)
  })
}

function fieldsFor(resource: Resource, permissions: readonly string[]): Resource['fields'] {
  return visibleTo(resource, (anyOf) => mayUse(permissions, anyOf)).fields
}

function pathsOf(menu: readonly MenuNode[]): readonly string[] {
  return pagesOf(menu).map(({ path }) => path)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
