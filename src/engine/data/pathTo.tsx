import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Resource } from '@/engine/schema/resource'
import type { PageName } from '@/engine/schema/override'
import { mayUse, permissionFor } from '@/engine/schema/access'
import type { SessionInfo } from '@/engine/data/gateway'
import { useSession } from '@/engine/data/session'

/** Where each resource is mounted: its name to its menu path. */
export type ResourcePaths = ReadonlyMap<string, string>

const nowhere: ResourcePaths = new Map()
const ResourcePathsContext = createContext(nowhere)
const PathToContext = createContext<PathTo>(() => undefined)

type Props = { paths: ResourcePaths; children: ReactNode }

/** Within another, it adds to the paths that are known there. */
export function ResourcePathsProvider({ paths, children }: Props) {
  const outer = useContext(ResourcePathsContext)
  const all = useMemo(() => new Map([...outer, ...paths]), [outer, paths])
  const session = useSession()
  const pathTo = useMemo(() => pathMaker(all, session), [all, session])
  return (
    <ResourcePathsContext value={all}>
      <PathToContext value={pathTo}>{children}</PathToContext>
    </ResourcePathsContext>
  )
}

export type PathTo = (resource: Resource, page: PageName, id?: string) => string | undefined

/**
 * The one maker of in-app addresses; `undefined` where the menu has no such page or the operator lacks its
 * permission.
 */
export function usePathTo(): PathTo {
  return useContext(PathToContext)
}

const neededFor = { list: 'list', create: 'add', show: 'query', edit: 'edit' } as const

// made once for all: every cell that names another record asks for an address
function pathMaker(paths: ResourcePaths, session: SessionInfo | undefined): PathTo {
  const { permissions = [], user } = session ?? {}
  return (resource, page, id = '') => {
    const base = paths.get(resource.name)
    const needed = permissionFor(resource, neededFor[page])
    if (base === undefined || !mayUse(permissions, [needed])) return undefined
    if (page === 'list') return base
    if (page === 'create' && !mayCreate(resource, user?.userType)) return undefined
    if (page === 'edit' && !resource.edit) return undefined
    if (page === 'create') return `${base}/create`
    return `${base}/${encodeURIComponent(id)}${page === 'show' ? '/show' : ''}`
  }
}

/** Whether the gateway takes new records of this kind from this type of user at all. */
export function mayCreate({ create }: Resource, userType: string | undefined): boolean {
  return create !== undefined && (create.userType ?? userType) === userType
}
