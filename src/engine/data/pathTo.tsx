import { createContext, use, useMemo, type ReactNode } from 'react'
import { mayUse, permissionFor } from '@/engine/schema/access'
import type { PageName } from '@/engine/schema/override'
import type { Resource } from '@/engine/schema/resource'
import type { SessionInfo } from './gateway'
import { useSession } from './session'
import { useRegistry } from './useRegistry'

export type ResourcePaths = ReadonlyMap<string, string>

export type PathTo = (resource: Resource, page: PageName, id?: string) => string | undefined

type Known = { readonly paths: ResourcePaths; readonly pathTo: PathTo }

const PathsContext = createContext<Known>({ paths: new Map(), pathTo: () => undefined })

type Props = { paths: ResourcePaths; children: ReactNode }

export function ResourcePathsProvider({ paths, children }: Props) {
  const { paths: outer } = use(PathsContext)
  const session = useSession()
  // every cell that names another record needs an address, so all share one function
  const known = useMemo(() => {
    const all = new Map([...outer, ...paths])
    return { paths: all, pathTo: createPathTo(all, session) }
  }, [outer, paths, session])
  return <PathsContext value={known}>{children}</PathsContext>
}

/** `undefined` for a page without menu entry or permission. */
export function usePathTo(): PathTo {
  return use(PathsContext).pathTo
}

/** The address of a filtered list; `undefined` where `usePathTo` has none. */
export function useListPath() {
  const { byName } = useRegistry()
  const pathTo = usePathTo()
  return (name: string, filter: Readonly<Record<string, unknown>> | undefined) => {
    const resource = byName(name)
    const path = resource && pathTo(resource, 'list')
    return path && `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
  }
}

const neededFor = { list: 'list', create: 'add', show: 'query', edit: 'edit' } as const

function createPathTo(paths: ResourcePaths, session: SessionInfo | undefined): PathTo {
  const { permissions = [], user } = session ?? {}
  return (resource, page, id = '') => {
    const base = paths.get(resource.name)
    const needed = permissionFor(resource, neededFor[page])
    if (base === undefined || !mayUse(permissions, [needed])) return undefined
    if (page === 'list') return base
    if (page === 'create') return mayCreate(resource, user?.userType) ? `${base}/create` : undefined
    if (page === 'edit' && !resource.edit) return undefined
    return `${base}/${encodeURIComponent(id)}${page === 'show' ? '/show' : ''}`
  }
}

export function mayCreate({ create }: Resource, userType: string | undefined): boolean {
  return create !== undefined && (create.userType ?? userType) === userType
}
