import type { QueryClient } from '@tanstack/react-query'
import type { I18nProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { Gateway } from '@/engine/data/gateway'
import { askForRecord } from '@/engine/data/recordAhead'
import { fetchRows } from '@/engine/data/rowsAt'
import { loadRecordPages } from '@/engine/list/resourceRoutes'
import type { Registry } from '@/engine/registry'
import { mayUse, permissionFor } from '@/engine/schema/access'
import { visibleTo } from '@/engine/schema/visibleTo'
import { servesApp } from '@/engine/shell/menu/useServesApp'
import type { HomePage } from '@/engine/shell/portal/homePage'
import type { Site } from '@/engine/shell/portal/ownRoute'
import { pageAt, type ResourcePage } from '@/engine/shell/portal/pageAt'
import type { HashLocation } from '@/engine/ui/hash'
import { fetchAhead } from '@/engine/ui/late/lateFiles'

type Asking = {
  readonly gateway: Gateway
  readonly queryClient: QueryClient
  readonly dataProvider: PortalDataProvider
  readonly i18nProvider: I18nProvider
  readonly home: HomePage
  readonly site: Site & { readonly registry: Registry }
  /** Whether a page at the path is mounted: it has its record. */
  readonly isKept?: (path: string) => boolean
}

/**
 * Loads the code and asks for the data of the page at an address, with the operator's permissions. Settles when the
 * code and a list's rows are there; the page shows a failure.
 */
export async function askPage(asking: Asking, { path, search }: HashLocation): Promise<void> {
  if (path === '/' || path === '/index') return askHome(asking, search)
  const found = pageAt(path, asking.site)
  if (found?.page === 'list') return fetchRows(asking, found.resource, search)
  if (found) return askRecord(asking, found, path)
}

async function askHome({ gateway, queryClient, i18nProvider, home, site }: Asking, search: string) {
  const isServed = servesApp(site.menu, site.registry, gateway.parts.lacksAny())
  const ahead = { client: queryClient, gateway, search }
  if (isServed) void fetchAhead(async () => home.askAhead?.(ahead))
  await fetchAhead(async () => home.load?.(i18nProvider))
}

type RecordPage = Exclude<ResourcePage, { page: 'list' }>

async function askRecord(
  { gateway, queryClient, dataProvider, isKept }: Asking,
  { resource, page, id }: RecordPage,
  path: string,
) {
  const permissions = gateway.session.info()?.permissions ?? []
  const may = (anyOf: readonly string[]) => mayUse(permissions, anyOf)
  const isOpen = page === 'show' || visibleTo(resource, may).edit !== undefined
  if (isOpen && may([permissionFor(resource, verbs[page])]) && !isKept?.(path))
    askForRecord({ client: queryClient, provider: dataProvider, name: resource.name, id })
  await fetchAhead(loadRecordPages)
}

const verbs = { show: 'query', edit: 'edit' } as const
