import type { ReactElement } from 'react'
import { Route } from 'react-router'
import { pagesOf } from '@/layout/menuLookup'
import type { MenuNode } from '@/layout/menuNode'
import { resourceByComponent } from '@/registry'
import { resourceRoutes } from '@/views/resourceRoutes'
import { InnerLink } from './InnerLink'
import { ownPagesOf } from './ownPagesOf'
import { UnknownComponent } from './UnknownComponent'

/** Every page of the menu under its path, hidden ones too. */
export function menuRoutes(menu: readonly MenuNode[]): readonly ReactElement[] {
  return pagesOf(menu).flatMap((page) => {
    const { path, title, external, component } = page
    if (external !== undefined)
      return pageRoute(path, <InnerLink title={title} address={external} />)
    const resource = component === undefined ? undefined : resourceByComponent(component)
    if (resource) return resourceRoutes(page, resource, ownPagesOf(resource))
    return pageRoute(path, <UnknownComponent component={component} />)
  })
}

function pageRoute(path: string, element: ReactElement): ReactElement {
  return <Route key={path} path={path} element={element} />
}
