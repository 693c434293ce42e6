import type { QueryClient } from '@tanstack/react-query'
import { config } from '@/engine/config'
import { readAccess, type Access } from '@/engine/data/session/access'
import { gateway } from '@/engine/data/gateway'
import type { Registry } from '@/engine/registry'
import type { Resource } from '@/engine/schema'
import { mayUse } from '@/engine/schema/access'
import { permissionFor } from '@/engine/schema/permission'
import { buildMenu } from '../data/menu/menu'
import { pagesOf } from '../data/menu/menuLookup'
import type { MenuNode } from '../data/menu/menuNode'
import type { Routers } from '../session/boot/portal'

export type AccessFollower = {
  /** The user went on: what is known is read again as soon as it is old. */
  stepped: () => void
  /** A call met a 403: it is read again at once. */
  refused: () => void
  stop: () => void
}

type Parts = {
  known: () => { menu: readonly MenuNode[]; registry: Registry }
  queryClient: QueryClient
  onMenu: (routers: Routers) => void
  /** When menu and permissions came, in milliseconds since 1970. */
  openedAt: number
}

const { gate, session } = gateway

/**
 * Keeps menu and permissions as the gateway has them, one reading at a time. One that fails disturbs nobody:
 * the next step brings another.
 */
export function followAccess({ openedAt, ...parts }: Parts): AccessFollower {
  let readAt = openedAt
  let isReading = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const take = takerOf(parts)

  const read = async () => {
    stop()
    // an expired login is asked about already
    if (isReading || gate.state() !== 'closed') return
    isReading = true
    readAt = Date.now()
    await readAccess().then(take, () => undefined)
    isReading = false
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const stepped = () => {
    // a clock that was put back delays nothing
    const leftMs = Math.min(readAt - Date.now(), 0) + config.accessStaleMs
    timer ??= setTimeout(() => void read(), Math.max(config.accessWaitMs, leftMs))
  }
  const refused = () => {
    if (isReading || Date.now() - readAt < config.accessPauseMs) stepped()
    else void read()
  }
  return { stepped, refused, stop }
}

/** What changed is put in place; what did not is not touched, so that nothing is drawn anew. */
function takerOf({ known, queryClient, onMenu }: Omit<Parts, 'openedAt'>) {
  let removedPaths: readonly string[] = []

  return (access: Access | undefined) => {
    const before = session.info()
    if (!access || !before) return
    const { info, tree } = access
    const { menu, registry } = known()
    if (!isSame(info, before)) {
      session.load(info)
      for (const { name } of registry.all.filter(isLost(before.permissions, info.permissions)))
        queryClient.removeQueries({ queryKey: [name] })
    }
    const fresh = tree && buildMenu(tree)
    if (!fresh || isSame(fresh, menu)) return
    const paths = new Set(pathsOf(fresh))
    removedPaths = [...new Set([...removedPaths, ...pathsOf(menu)])].filter(
      (path) => !paths.has(path),
    )
    onMenu({ tree, removedPaths })
  }
}

/** Whether the rows or the records of a resource could be read until now. */
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
