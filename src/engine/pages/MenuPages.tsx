import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { nearestOf, ownerOf, pathIndex } from '@/engine/data/menu/menuLookup'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import type { Registry } from '@/engine/registry'
import type { Resource } from '@/engine/declare'
import { named } from '@/engine/kinds/view/parts'
import { resourceRoutes, type Page, type OwnPages } from '@/engine/list/resourceRoutes'
import { lazyView } from '@/engine/ui/late/lazyView'
import { Forbidden, UnknownPath } from '@/engine/ui/redirects'
import { LatePage } from './LatePage'
import { PageRoutes, type PageRoute } from '@/engine/ui/PageRoutes'

const InnerLink = lazyView(async () => (await import('./InnerLink')).InnerLink)
const UnknownComponent = lazyView(async () => (await import('./statusPages')).UnknownComponent)

export type PageTable = Readonly<Record<string, Page>>

type Props = {
  menu: readonly MenuNode[]
  registry: Registry
  pages: PageTable
  /** Paths of an earlier menu, which are forbidden, not unknown. */
  removedPaths?: readonly string[] | undefined
}

const none: readonly string[] = []

/** Matches only the routes of the address's own page, hidden or not, as a menu may have thousands. */
export function MenuPages({ menu, registry, pages, removedPaths = none }: Props) {
  const { pathname } = useLocation()
  const gone = useMemo(() => pathIndex(removedPaths, (path) => path), [removedPaths])
  const page = ownerOf(menu, pathname)
  const lost = nearestOf(gone, pathname)
  const routes = useMemo(
    () => (page ? routesOf(page, registry, pages) : []),
    [page, registry, pages],
  )
  if (lost && lost.length > (page?.path.length ?? 0)) return <Forbidden />
  return (
    <PageRoutes routes={routes}>
      <UnknownPath />
    </PageRoutes>
  )
}

function routesOf(page: MenuNode, registry: Registry, pages: PageTable): readonly PageRoute[] {
  const { path, title, external, component } = page
  if (external !== undefined)
    return [{ path, element: <InnerLink title={title} address={external} /> }]
  const resource = component === undefined ? undefined : registry.byComponent(component)
  if (resource) return resourceRoutes(page, resource, ownPagesOf(resource, pages))
  // late code may declare the page, with paths below it
  if (!registry.isWhole) return [{ path: `${path}/*`, element: <LatePage /> }]
  return [{ path, element: <UnknownComponent component={component} /> }]
}

/** @throws {ConfigurationError} when the table lacks a page that the declaration names */
export function ownPagesOf(resource: Resource, pages: PageTable): OwnPages {
  const names = Object.entries(resource.override?.page ?? {})
  return Object.fromEntries(
    names.map(([key, name]) => {
      return [key, named(pages, name, { resource, place: 'page', key, among: 'pages' })]
    }),
  )
}
