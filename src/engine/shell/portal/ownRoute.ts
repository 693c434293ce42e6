import type { ComponentType } from 'react'
import type { Page } from '@/engine/list/Gated'
import type { Registry } from '@/engine/registry'
import type { Verb } from '@/engine/schema/access'
import { pagesOf } from '../../data/menu/menuLookup'
import type { MenuNode } from '../../data/menu/menuNode'

type At = {
  /** As react-router reads it, such as `/dict/type/data/:dictId/*`; each value of a parameter is another page. */
  readonly path: string
  /** The message key of its title. */
  readonly title: string
  /** The message key of its tag, where that is another. */
  readonly tag?: string
  /** The resource below whose menu entry it appears; by default that of the page. */
  readonly under?: string
}

/**
 * A page of the app at a fixed address, whatever the menu says: any component, a page over one resource
 * under the permission of a verb, or all pages of a resource that no menu has.
 *
 * @example { path: '/help', title: 'help.title', page: Help }
 * @example { path: '/trade/details', title: 'trade.details', resource: 'trade', verb: 'query', page: Details }
 * @example { path: '/job/log', title: 'menu.jobLog', under: 'job', resource: 'jobLog' }
 */
export type OwnRoute = At &
  (
    | { readonly page: ComponentType; readonly resource?: never; readonly verb?: never }
    | { readonly page: Page; readonly resource: string; readonly verb: Verb }
    | { readonly page?: never; readonly resource: string; readonly verb?: never }
  )

/** The path without what varies: `/dict/type/data/:dictId/*` stands at `/dict/type/data`. */
export function baseOf({ path }: { readonly path: string }): string {
  return path.replace(/\/[:*].*$/, '')
}

export function routeAt(routes: readonly OwnRoute[], path: string): OwnRoute | undefined {
  const known = `${path.toLowerCase().replace(/\/+$/, '')}/`
  return routes.find((route) => known.startsWith(`${baseOf(route)}/`))
}

/** Where resources are mounted that no menu has. */
export function mountedPaths(routes: readonly OwnRoute[]): ReadonlyMap<string, string> {
  return new Map(
    routes.flatMap((route) =>
      route.resource !== undefined && !route.page ? [[route.resource, baseOf(route)] as const] : [],
    ),
  )
}

/** All that tells where pages are. */
export type Site = {
  readonly menu: readonly MenuNode[]
  readonly routes: readonly OwnRoute[]
  readonly registry: Pick<Registry, 'byName'>
}

/** The path under which the menu knows a page: its own, or that of the entry to which it belongs. */
export function menuPathOf({ menu, routes, registry }: Site, path: string): string {
  const { under, resource } = routeAt(routes, path) ?? {}
  const owner = under ?? resource
  const component = owner === undefined ? undefined : registry.byName(owner)?.component
  const entry = pagesOf(menu).find((page) => component && page.component === component)
  return entry?.path ?? path
}
