import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { config } from '@/engine/config'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { rowsQuery } from '@/engine/data/listState'
import { usePathTo } from '@/engine/data/pathTo'
import { usePermission } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import type { Relation } from '@/engine/schema/related'
import type { Resource } from '@/engine/schema/resource'
import { defaultSort } from '@/engine/schema/surfaces'
import { visibleTo } from '@/engine/schema/visibleTo'

/** A relation of a record, and the filter of the other resource's list. */
export type OpenRelation<R extends Relation = Relation> = {
  readonly relation: R
  readonly resource: Resource
  /** Undefined until the record is there. */
  readonly filter: Readonly<Record<string, unknown>> | undefined
}

/** The other resource of a relation, as this operator may see it; undefined without its menu entry or permission. */
export function useOther() {
  const { byName } = useRegistry()
  const pathTo = usePathTo()
  const may = usePermission()
  return ({ resource }: Relation): Resource | undefined => {
    const declared = byName(resource)
    const isOpen = declared && pathTo(declared, 'list') !== undefined
    return isOpen ? visibleTo(declared, may) : undefined
  }
}

/**
 * The newest records of a relation.
 *
 * @param isReady false while the record itself loads, so that its own call goes first
 */
export function useRelatedRows({ resource, filter }: OpenRelation, isReady: boolean) {
  const provider = useDataProvider<PortalDataProvider>()
  const request = {
    pagination: { page: 1, perPage: config.relatedPageSize },
    sort: defaultSort(resource),
    filter: filter ?? {},
  }
  return useQuery({
    ...rowsQuery(provider, resource.name, request),
    enabled: isReady && filter !== undefined,
    retry: false,
    staleTime: config.staleMs,
  })
}
