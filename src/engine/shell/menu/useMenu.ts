import { useCallback, useMemo, useState } from 'react'
import { useGateway } from '@/engine/data/gateway'
import { useSession } from '@/engine/data/session'
import type { Registry } from '@/engine/registry'
import { permissionFor } from '@/engine/schema/access'
import type { OwnRoute } from '../portal/ownRoute'
import { readRouters } from '@/engine/session/boot/createScreens'
import type { Routers } from '@/engine/session/boot/portalLoader'
import { menuOf } from './menuOf'
import { sidebarEntries } from './sidebarEntries'

const nothing: readonly string[] = []

export function useMenu(first: Routers, registry: Registry, routes: readonly OwnRoute[]) {
  const gateway = useGateway()
  const [later, setRouters] = useState<Routers>()
  const routers = later ?? first
  const permissions = useSession()?.permissions ?? nothing
  const menu = useMemo(() => menuOf(routers, routes), [routers, routes])
  const entries = useMemo(
    () => sidebarEntries(menu, { permissions, permissionOf: permissionIn(registry) }),
    [menu, permissions, registry],
  )
  const retryMenu = useCallback(async () => setRouters(await readRouters(gateway)), [gateway])
  const menuFailure = 'failure' in routers ? routers.failure : undefined
  const removedPaths = 'tree' in routers ? routers.removedPaths : undefined
  return { menu, entries, menuFailure, removedPaths, retryMenu, setRouters }
}

function permissionIn({ byComponent }: Registry) {
  return (component: string) => {
    const resource = byComponent(component)
    return resource && permissionFor(resource, 'list')
  }
}
