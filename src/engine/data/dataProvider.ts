import type { DataProvider } from 'ra-core'
import { config } from '@/engine/config'
import { dataOf } from '@/engine/gateway/envelope'
import { GatewayError } from '@/engine/gateway/errors'
import type { Gateway } from '@/engine/gateway/gateway'
import { filterQuery } from '@/engine/gateway/query'
import { wireIdsOf } from '@/engine/gateway/wireIds'
import type { Registry } from '@/engine/registry'
import { mayUse } from '@/engine/schema/access'
import { ConfigurationError } from '@/engine/schema/errors'
import { toText } from '@/engine/schema/kind'
import type { Resource } from '@/engine/schema/resource'
import { visibleTo } from '@/engine/schema/visibleTo'
import { toDecimal, type Decimal } from '@/engine/values/decimal'
import { assertOnline } from './online'
import { runAction, runTool, sending, type ActParams } from './wire/calls'
import {
  obeyedSort,
  offeredSize,
  pageRequest,
  settledFilters,
  wireFilters,
} from './wire/listRequest'
import { ignoredRanges, inOrder, isOutOfOrder } from './wire/pages'
import { createReaders, fieldsOf } from './wire/readers'
import { writeBody, writeEdit, type PortalRecord } from './wire/records'

// getList          GET    {path}/list?pageNum&pageSize&orderByColumn&isAsc&…filters
// getTotals        GET    {path}/totals?…filters
// getFirst         GET    {path}/list?pageNum=1&pageSize=1&orderByColumn&isAsc&…filters
// getOne           GET    {path}/{id}
// getMany          GET    {path}/list?id=1,2,3, then {path}/{id} for each that did not come
// create           POST   {path}
// update           PUT    {path}: id, the edit form's fields, updateTime
// delete(Many)     DELETE {path}/{ids}
// act              PUT    {path}/{action}/{id}, or the action's own `call`; If-Match, or expect (wire/calls.ts)
// runTool          the tool's own `call`

export type Totals = Readonly<Record<string, Decimal | null>>

/** How many records match, and the first of them. */
export type FirstMatch = {
  readonly total: number
  /** Whether the gateway did not count, so that there may be more. */
  readonly isAtLeast: boolean
  readonly first: PortalRecord | undefined
}

type FirstWish = {
  readonly filter: object
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined
  readonly signal?: AbortSignal
}

export type PortalDataProvider = DataProvider & {
  getFirst: (resource: string, wish: FirstWish) => Promise<FirstMatch>
  getTotals: (resource: string, filter: object, signal?: AbortSignal) => Promise<Totals | undefined>
  act: (resource: string, params: ActParams) => Promise<void>
  runTool: (resource: string, tool: string) => Promise<void>
  /** For callers that read before they write: rejects while offline. */
  assertOnline: () => Promise<void>
}

export function createDataProvider(
  gateway: Gateway,
  { byName }: Pick<Registry, 'byName'>,
): PortalDataProvider {
  const { client, dialect, session } = gateway
  const writeId = wireIdsOf(client).write
  const { readPage, readWhole, readOne, noteListed } = createReaders(gateway)

  // §6: values that the operator may not see aren't even read
  const declared = (name: string): Resource => {
    const resource = byName(name)
    if (!resource)
      throw new ConfigurationError(`No resource '${name}': add its file to resources/index.ts`)
    return visibleTo(resource, (anyOf) => mayUse(session.info()?.permissions ?? nothing, anyOf))
  }

  const provider = {
    supportAbortSignal: true,

    getList: async (name, { pagination = firstPage, sort, filter, signal, meta }) => {
      const resource = declared(name)
      if (resource.recordFrom === 'wholeList') {
        const { page } = pagination
        const size = offeredSize(pagination.perPage)
        const records = inOrder(resource, await readWhole(resource, fieldsOf(filter), signal), sort)
        return { data: records.slice((page - 1) * size, page * size), total: records.length }
      }
      const where = await settledFilters(gateway, resource, fieldsOf(filter))
      const request = pageRequest(gateway, resource, { pagination, sort }, where)
      const background = fieldsOf(meta)['quiet'] === true
      const found = await readPage(resource, request, { signal, background, once: background })
      if (request.sort && sort && isOutOfOrder(resource, sort, found.data))
        gateway.traits.noteIgnoredOrder(resource.path, sort.field)
      for (const field of ignoredRanges(resource, fieldsOf(filter), found.data))
        gateway.traits.noteIgnoredFilter(resource.path, field)
      noteListed(resource, found.data)
      return found
    },

    getOne: async (name, { id, signal }) => ({
      data: await readOne(declared(name), String(id), signal),
    }),

    getMany: async (name, { ids, signal }) => {
      const resource = declared(name)
      const wanted = ids.map(String)
      const request = {
        page: 1,
        perPage: wanted.length,
        where: wireFilters(resource, { id: wanted }),
      }
      const { data } = await readPage(resource, request, { signal })
      const missing = wanted.filter((id) => !data.some((record) => record.id === id))
      const rest = missing.map((id) => readOne(resource, id, signal).catch(unlessGone))
      const found = data.filter(({ id }) => wanted.includes(id))
      return { data: [...found, ...(await Promise.all(rest)).flat()] }
    },

    getManyReference: (name, { target, id, ...params }) =>
      provider.getList(name, { ...params, filter: { ...fieldsOf(params.filter), [target]: id } }),

    create: async (name, { data, meta }) => {
      const resource = declared(name)
      const { options, secondFactor } = sending(meta)
      const body = { ...writeBody(resource.fields, fieldsOf(data), writeId), ...secondFactor }
      const answer = await client.post(resource.path, { ...options, body })
      return { data: { ...data, id: toText(dataOf(answer)) ?? '' } }
    },

    update: async (name, { id, data, previousData, meta }) => {
      const resource = declared(name)
      const { options, secondFactor } = sending(meta)
      const over: PortalRecord = { ...previousData, id: String(id) }
      const body = { ...writeEdit(resource, fieldsOf(data), over, writeId), ...secondFactor }
      await client.put(resource.path, { ...options, body })
      return { data: { ...previousData, ...data, id } }
    },

    delete: async (name, { id, previousData, meta }) => {
      const url = `${declared(name).path}/${encodeURIComponent(String(id))}`
      await client.delete(url, sending(meta).options)
      return { data: { ...previousData, id } }
    },

    deleteMany: async (name, { ids }) => {
      const segment = ids.map(String).map(encodeURIComponent).join()
      await client.delete(`${declared(name).path}/${segment}`)
      return { data: ids }
    },

    updateMany: () =>
      Promise.reject(
        new ConfigurationError('Gateways of this family cannot update many: act on each record'),
      ),

    getTotals: async (name, filter, signal) => {
      const resource = declared(name)
      const summed = Object.entries(resource.fields).filter(([, field]) => 'total' in field)
      if (!dialect.totals || summed.length === 0) return undefined
      const query = filterQuery(await settledFilters(gateway, resource, fieldsOf(filter)), dialect)
      const options = { query, background: true, signal }
      const sums = fieldsOf(dataOf(await client.get(`${resource.path}/totals`, options)))
      return Object.fromEntries(
        summed.map(([field, { wire }]) => [field, toDecimal(sums[wire ?? field])]),
      )
    },

    getFirst: async (name, { filter, sort, signal }) => {
      const resource = declared(name)
      const where = await settledFilters(gateway, resource, fieldsOf(filter))
      const request = {
        page: 1,
        perPage: 1,
        where,
        sort: obeyedSort(gateway, resource, sort),
      }
      const page = await readPage(resource, request, { background: true, signal })
      const { data, total, pageInfo } = page
      return { total, isAtLeast: pageInfo?.hasNextPage ?? false, first: data[0] }
    },

    act: async (name, params) => runAction(gateway, declared(name), params, readOne),

    runTool: async (name, tool) => runTool(gateway, declared(name), tool),

    assertOnline: async () => assertOnline(gateway),
  } as PortalDataProvider
  return provider
}

const nothing: readonly string[] = []
const firstPage = { page: 1, perPage: config.pageSize }

function unlessGone(error: unknown): PortalRecord[] {
  if (error instanceof GatewayError && error.kind === 'missing') return []
  throw error
}
