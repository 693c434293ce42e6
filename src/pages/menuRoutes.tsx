import type { ReactElement } from 'react'
import { Route } from 'react-router'
import { pagesOf } from '@/layout/menuLookup'
import type { MenuNode } from '@/layout/menuNode'
import { firstRegistry, type Registry } from '@/registry'
import { Forbidden } from '@/views/Forbidden'
import { resourceRoutes } from '@/views/resourceRoutes'
import { lazyView } from '@/views/lazyView'
import { LatePage } from './LatePage'
import { ownPagesOf } from './ownPagesOf'
import { UnknownComponent } from './UnknownComponent'

const InnerLink = lazyView(async () => (await import('./InnerLink')).InnerLink)

/**
 * Every page of the menu under its path, hidden ones too; `withdrawn` are paths that a former menu had: they
 * are forbidden, not unknown.
 */
export function menuRoutes(
  menu: readonly MenuNode[],
  registry: Registry,
  withdrawn: readonly string[] = [],
): readonly ReactElement[] {
  return [
    ...pagesOf(menu).flatMap((page) => routesOf(page, registry)),
    ...withdrawn.map((path) => pageRoute(`${path}/*`, <Forbidden />)),
  ]
}

function routesOf(page: MenuNode, registry: Registry): ReactElement | readonly ReactElement[] {
  const { path, title, external, component } = page
  if (external !== undefined) return pageRoute(path, <InnerLink title={title} address={external} />)
  const resource = component === undefined ? undefined : registry.byComponent(component)
  if (resource) return resourceRoutes(page, resource, ownPagesOf(resource))
  // whatever it is called, with all that may stand below it
  if (registry === firstRegistry) return pageRoute(`${path}/*`, <LatePage />)
  return pageRoute(path, <UnknownComponent component={component} />)
}

function pageRoute(path: string, element: ReactElement): ReactElement {
  return <Route key={path} path={path} element={element} />
}
