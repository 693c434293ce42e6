import { useMemo, type ReactElement } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { nearestOf, ownerOf, pathIndex } from '@/engine/data/menu/menuLookup'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import type { Registry } from '@/engine/registry'
import { Forbidden } from '@/engine/ui/Forbidden'
import { resourceRoutes } from '@/engine/list/resourceRoutes'
import { lazyView } from '@/engine/ui/late/lazyView'
import { LatePage } from './LatePage'
import { ownPagesOf, type PageTable } from './ownPagesOf'
import { UnknownComponent } from './UnknownComponent'
import { UnknownPath } from './UnknownPath'

const InnerLink = lazyView(async () => (await import('./InnerLink')).InnerLink)

type Props = {
  menu: readonly MenuNode[]
  registry: Registry
  /** Pages that stand in place of declared ones. */
  pages: PageTable
  /** Paths that a former menu had: they are forbidden, not unknown. */
  removedPaths?: readonly string[] | undefined
}

const none: readonly string[] = []

/**
 * The page of the menu, hidden ones too, to which the address belongs. Its routes alone are compared with
 * that: a menu may have thousands of pages.
 */
export function MenuPages({ menu, registry, pages, removedPaths = none }: Props) {
  const { pathname } = useLocation()
  const gone = useMemo(() => pathIndex(removedPaths, (path) => path), [removedPaths])
  const page = ownerOf(menu, pathname)
  const lost = nearestOf(gone, pathname)
  if (lost && lost.length > (page?.path.length ?? 0)) return <Forbidden />
  if (!page) return <UnknownPath />
  return (
    <Routes>
      {routesOf(page, registry, pages)}
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  )
}

function routesOf(
  page: MenuNode,
  registry: Registry,
  pages: PageTable,
): ReactElement | readonly ReactElement[] {
  const { path, title, external, component } = page
  if (external !== undefined) return pageRoute(path, <InnerLink title={title} address={external} />)
  const resource = component === undefined ? undefined : registry.byComponent(component)
  if (resource) return resourceRoutes(page, resource, ownPagesOf(resource, pages))
  // whatever it is called, with all that may stand below it
  if (!registry.isWhole) return pageRoute(`${path}/*`, <LatePage />)
  return pageRoute(path, <UnknownComponent component={component} />)
}

function pageRoute(path: string, element: ReactElement): ReactElement {
  return <Route key={path} path={path} element={element} />
}
