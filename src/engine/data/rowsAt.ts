import type { QueryClient } from '@tanstack/react-query'
import { config } from '@/engine/config'
import { mayUse, permissionFor } from '@/engine/schema/access'
import type { Resource } from '@/engine/schema/resource'
import { visibleTo } from '@/engine/schema/visibleTo'
import type { PortalDataProvider } from './dataProvider'
import type { Asked, Gateway } from './gateway'
import { listRequest, readListState, rowsQuery } from './listState'
import { askedPage } from './wire/listRequest'

/** The call behind a list's rows; undefined if the gateway must be asked for something before. */
export function askedRows(gateway: Gateway, resource: Resource, search: string): Asked | undefined {
  return askedPage(gateway, resource, listRequest(resource, readListState(resource, search)))
}

type Rows = { gateway: Gateway; queryClient: QueryClient; dataProvider: PortalDataProvider }

/** Asks for a list's rows before its page renders, if the operator may see them. Never rejects: the page shows a failure. */
export async function fetchRows(
  { gateway, queryClient, dataProvider }: Rows,
  declared: Resource,
  search: string,
): Promise<void> {
  const permissions = gateway.session.info()?.permissions ?? []
  if (!mayUse(permissions, [permissionFor(declared, 'list')])) return
  const resource = visibleTo(declared, (anyOf) => mayUse(permissions, anyOf))
  const request = listRequest(resource, readListState(resource, search))
  await queryClient.prefetchQuery(rowsQuery(dataProvider, resource.name, request))
}

/** Waits for what a page shows, but only for `config.busyAfterMs`, so that quick data come in one frame with the page. */
export async function untilBusy(data: Promise<void>): Promise<void> {
  await Promise.race([data, new Promise((resolve) => setTimeout(resolve, config.busyAfterMs))])
}
