import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Resource } from '@/schema'
import type { PageName } from '@/schema/override'
import { permissionFor } from '@/schema/permission'
import { usePermission } from '@/providers/permissions'
import { useSession } from '@/providers/session'

/** Where each resource is mounted: its name to its menu path. */
export type ResourcePaths = ReadonlyMap<string, string>

const ResourcePathsContext = createContext<ResourcePaths>(new Map())

type Props = { paths: ResourcePaths; children: ReactNode }

/** Within another, it adds to the paths that are known there. */
export function ResourcePathsProvider({ paths, children }: Props) {
  const outer = useContext(ResourcePathsContext)
  const all = useMemo(() => new Map([...outer, ...paths]), [outer, paths])
  return <ResourcePathsContext value={all}>{children}</ResourcePathsContext>
}

const neededFor = { list: 'list', create: 'add', show: 'query', edit: 'edit' } as const

export type PathTo = (resource: Resource, page: PageName, id?: string) => string | undefined

/**
 * The one maker of in-app addresses; `undefined` where the menu has no such page or the operator lacks its
 * permission.
 */
export function usePathTo(): PathTo {
  const paths = useContext(ResourcePathsContext)
  const may = usePermission()
  const userType = useSession()?.user.userType
  return (resource, page, id = '') => {
    const base = paths.get(resource.name)
    if (base === undefined || !may([permissionFor(resource, neededFor[page])])) return undefined
    if (page === 'list') return base
    if (page === 'create' && !mayCreate(resource, userType)) return undefined
    if (page === 'edit' && !resource.edit) return undefined
    if (page === 'create') return `${base}/create`
    return `${base}/${encodeURIComponent(id)}${page === 'show' ? '/show' : ''}`
  }
}

/** Whether the gateway takes new records of this kind from this type of user at all. */
export function mayCreate({ create }: Resource, userType: string | undefined): boolean {
  return create !== undefined && (create.userType ?? userType) === userType
}
