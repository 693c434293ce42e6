import { ownerOf } from '@/engine/data/menu/menuLookup'
import type { Registry } from '@/engine/registry'
import type { Resource } from '@/engine/schema/resource'
import { tried } from '@/engine/values/tried'
import { baseOf, routeAt, type Site } from './ownRoute'

export type ResourcePage =
  | { readonly resource: Resource; readonly page: 'list'; readonly id?: undefined }
  | { readonly resource: Resource; readonly page: 'show' | 'edit'; readonly id: string }

type Known = Pick<Site, 'menu' | 'routes'> & {
  readonly registry: Pick<Registry, 'byName' | 'byComponent'>
}

/** The engine's page of a resource at an address; undefined for the app's own pages, which ask for themselves. */
export function pageAt(path: string, { menu, routes, registry }: Known): ResourcePage | undefined {
  const route = routeAt(routes, path)
  const node = ownerOf(menu, path)
  const base = route ? baseOf(route) : (node?.path ?? '')
  const resource = route
    ? registry.byName((!route.page && route.resource) || '')
    : registry.byComponent(node?.component ?? '')
  if (!resource || !path.startsWith(base)) return undefined
  const page = path === base ? ({ page: 'list' } as const) : recordPage(path.slice(base.length))
  return page && !resource.override?.page?.[page.page] ? { resource, ...page } : undefined
}

function recordPage(rest: string) {
  const [, segment = '', isShow] = /^\/([^/]+)(\/show)?$/.exec(rest) ?? []
  const id = tried(() => decodeURIComponent(segment)) ?? ''
  if (id === '' || (segment === 'create' && !isShow)) return undefined
  return { page: isShow ? ('show' as const) : ('edit' as const), id }
}
