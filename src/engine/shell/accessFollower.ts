import type { QueryClient } from '@tanstack/react-query'
import { config } from '@/engine/config'
import { readAccess, type Access } from '@/engine/data/access'
import type { Gateway } from '@/engine/data/gateway'
import type { Registry } from '@/engine/registry'
import type { Resource } from '@/engine/declare'
import { mayUse, permissionFor } from '@/engine/schema/access'
import { buildMenu } from '@/engine/data/menu/buildMenu'
import { pagesOf } from '@/engine/data/menu/menuLookup'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import type { Site } from './portal/ownRoute'
import type { Routers } from '@/engine/session/boot/portalLoader'

export type AccessFollower = {
  stepped: () => void
  refused: () => void
  stop: () => void
}

type Deps = {
  gateway: Gateway
  known: () => Site & { registry: Registry }
  queryClient: QueryClient
  onMenu: (routers: Routers) => void
}

/** Runs one read at a time; a failed read is silent, as the next navigation tries again. */
export function followAccess(deps: Deps): AccessFollower {
  let readAt = Date.now()
  let isReading = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const take = takerOf(deps)
  const { gateway } = deps

  const read = async () => {
    stop()
    if (isReading || gateway.gate.state() !== 'closed') return
    if (gateway.connection.state() === 'offline') return
    isReading = true
    readAt = Date.now()
    await readAccess(gateway).then(take, () => undefined)
    isReading = false
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const stepped = () => {
    // a clock that was set back must not delay the read
    const leftMs = Math.min(readAt - Date.now(), 0) + config.accessStaleMs
    timer ??= setTimeout(() => void read(), Math.max(config.accessWaitMs, leftMs))
  }
  const refused = () => {
    if (isReading || Date.now() - readAt < config.accessPauseMs) stepped()
    else void read()
  }
  return { stepped, refused, stop }
}

/** Replaces only what changed, so that nothing else renders again. */
function takerOf({ gateway, known, queryClient, onMenu }: Deps) {
  const { session } = gateway
  let removedPaths: readonly string[] = []

  return (access: Access | undefined) => {
    const before = session.info()
    if (!access || !before) return
    const { info, tree } = access
    const { menu, registry, routes } = known()
    if (!isSame(info, before)) {
      session.load(info)
      for (const { name } of registry.all.filter(isLost(before.permissions, info.permissions)))
        queryClient.removeQueries({ queryKey: [name] })
    }
    const fresh = tree && buildMenu(tree, { routes })
    if (!fresh || isSame(fresh, menu)) return
    const paths = new Set(pathsOf(fresh))
    removedPaths = [...new Set([...removedPaths, ...pathsOf(menu)])].filter(
      (path) => !paths.has(path),
    )
    onMenu({ tree, removedPaths })
  }
}

function isLost(before: readonly string[], now: readonly string[]) {
  return (resource: Resource) =>
    (['list', 'query'] as const).some((verb) => {
      const needed = [permissionFor(resource, verb)]
      return mayUse(before, needed) && !mayUse(now, needed)
    })
}

function pathsOf(menu: readonly MenuNode[]): readonly string[] {
  return pagesOf(menu).map(({ path }) => path)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
