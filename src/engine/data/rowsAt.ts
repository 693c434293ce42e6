import type { QueryClient } from '@tanstack/react-query'
import { mayUse, permissionFor } from '@/engine/schema/access'
import type { Resource } from '@/engine/schema/resource'
import { visibleTo } from '@/engine/schema/visibleTo'
import type { PortalDataProvider } from './dataProvider'
import type { Asked, Gateway } from './gateway'
import {
  listRequest,
  readListState,
  rowsQuery,
  type ListRequest,
  type ListState,
} from './listState'
import { askedPage } from './wire/listRequest'

/** The call behind a list's rows; undefined if the gateway must be asked for something before. */
export function askedRows(gateway: Gateway, resource: Resource, search: string): Asked | undefined {
  return askedPage(
    gateway,
    resource,
    requestFor(gateway, resource, readListState(resource, search)),
  )
}

type Rows = { gateway: Gateway; queryClient: QueryClient; dataProvider: PortalDataProvider }

/** Asks for a list's rows before its page renders, if the operator may see them; the page shows a failure. */
export function fetchRows(
  { gateway, queryClient, dataProvider }: Rows,
  declared: Resource,
  search: string,
): void {
  const permissions = gateway.session.info()?.permissions ?? []
  if (!mayUse(permissions, [permissionFor(declared, 'list')])) return
  const resource = visibleTo(declared, (anyOf) => mayUse(permissions, anyOf))
  const request = requestFor(gateway, resource, readListState(resource, search))
  void queryClient.prefetchQuery(rowsQuery(dataProvider, resource.name, request))
}

/** @param scope the values shared by all records of the page */
export function requestFor(
  { traits }: Gateway,
  resource: Resource,
  state: ListState,
  scope: ListState['filter'] = {},
): ListRequest {
  const ignoresOrder = (field: string) => traits.ignoresOrder(resource.path, field)
  return listRequest(resource, state, scope, ignoresOrder)
}
