import type { ComponentType } from 'react'
import type { Page } from '@/engine/list/resourceRoutes'
import type { Registry } from '@/engine/registry'
import type { Verb } from '@/engine/schema/access'
import { pagesOf } from '@/engine/data/menu/menuLookup'
import type { MenuNode } from '@/engine/data/menu/menuNode'

type At = {
  /** As react-router reads it, such as `/dict/type/data/:dictId/*`; each value of a parameter is another page. */
  readonly path: string
  /** A message key. */
  readonly title: string
  /** The message key of its tag; default: the title's. */
  readonly tag?: string
  /** The resource below whose menu entry it appears; default: the page's. */
  readonly under?: string
}

/**
 * A page at a fixed address, whatever the menu contains: any component, a page of a resource that needs the permission
 * for a verb, or all pages of a resource that no menu has.
 *
 * @example { path: '/trade/details', title: 'trade.details', resource: 'trade', verb: 'query', page: Details }
 */
export type OwnRoute = At &
  (
    | { readonly page: ComponentType; readonly resource?: never; readonly verb?: never }
    | { readonly page: Page; readonly resource: string; readonly verb: Verb }
    | { readonly page?: never; readonly resource: string; readonly verb?: never }
  )

export function baseOf({ path }: { readonly path: string }): string {
  return path.replace(/\/[:*].*$/, '')
}

export function routeAt(routes: readonly OwnRoute[], path: string): OwnRoute | undefined {
  const known = `${path.toLowerCase().replace(/\/+$/, '')}/`
  return routes.find((route) => known.startsWith(`${baseOf(route)}/`))
}

export function mountedPaths(routes: readonly OwnRoute[]): ReadonlyMap<string, string> {
  return new Map(
    routes.flatMap((route) =>
      route.resource !== undefined && !route.page ? [[route.resource, baseOf(route)] as const] : [],
    ),
  )
}

export type Site = {
  readonly menu: readonly MenuNode[]
  readonly routes: readonly OwnRoute[]
  readonly registry: Pick<Registry, 'byName' | 'byComponent'>
}

export function menuPathOf({ menu, routes, registry }: Site, path: string): string {
  const { under, resource } = routeAt(routes, path) ?? {}
  const owner = under ?? resource
  const component = owner === undefined ? undefined : registry.byName(owner)?.component
  const entry = pagesOf(menu).find((page) => component && page.component === component)
  return entry?.path ?? path
}
