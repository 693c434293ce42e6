import type { DataProvider } from 'ra-core'
import { config } from '@/config'
import { dataOf, rowsOf, type Answer, type Fields } from '@/gateway/envelope'
import { GatewayError } from '@/gateway/errors'
import type { Gateway } from '@/gateway/gateway'
import { filterQuery, listQuery, type WireFilter } from '@/gateway/query'
import { resourceByName } from '@/registry'
import type { Decimal, Resource } from '@/schema'
import { toDecimal } from '@/schema/decimal'
import { ConfigurationError } from '@/schema/errors'
import { readRecord, writeBody, writeEdit, type PortalRecord } from './records'
import { wireFilters, wireSort } from './listRequest'

// getList          GET    {path}/list?pageNum&pageSize&orderByColumn&isAsc&…filters
// getTotals        GET    {path}/totals?…filters
// getOne           GET    {path}/{id}
// getMany          GET    {path}/list?id=1,2,3, then {path}/{id} for what did not come
// create           POST   {path}
// update           PUT    {path}: id, the edit form's fields, updateTime
// delete(Many)     DELETE {path}/{ids}
// act              PUT    {path}/{action}/{id}, or the action's own `call`

/** The exact sum of each totalled column over the whole match, by field name. */
export type Totals = Readonly<Record<string, Decimal | null>>

/** What a money action sends besides its record; the second password is added here and never kept. */
export type ActParams = {
  readonly id: string
  readonly action: string
  readonly args: Readonly<Record<string, unknown>>
  readonly secondPwd?: string
  /** Made when the dialog opens; the gateway books one effect for it at most. */
  readonly idempotencyKey: string
}

export type PortalDataProvider = DataProvider & {
  /** `undefined` where the gateway has no such call. */
  getTotals: (resource: string, filter: object, signal?: AbortSignal) => Promise<Totals | undefined>
  act: (resource: string, params: ActParams) => Promise<void>
}

type Write = { readonly secondPwd?: string; readonly idempotencyKey?: string }

/** react-admin's data provider over the gateway, by the declarations. */
export function createDataProvider({ client, dialect }: Gateway): PortalDataProvider {
  const fetchRows = async (resource: Resource, query: Query, signal?: AbortSignal) => {
    const answer = await client.get(`${resource.path}/list`, {
      query: listQuery(query, dialect),
      ...(signal && { signal }),
    })
    const seenBefore = (query.page - 1) * query.perPage
    const { rows, total } = rowsOf(answer, seenBefore, { bareEmpty: dialect.bareEmptyLists })
    return { data: rows.map((row) => readRecord(resource, row)), total }
  }

  const fetchOne = async (resource: Resource, id: string, signal?: AbortSignal) => {
    const url = `${resource.path}/${encodeURIComponent(id)}`
    const options = signal ? { signal } : {}
    const [answer, checked] = await Promise.all([
      client.get(url, options),
      fetchChecked(resource, id, options),
    ])
    const row = dataOf(answer)
    // of a record that is no more, some gateways answer nothing, with success
    if (row === undefined || row === null) throw new GatewayError('missing', { code: answer.code })
    return readRecord(resource, { ...rowIn(answer, resource), ...checked })
  }

  // what a record has of a tree, where another call says it
  const fetchChecked = async (
    { fields }: Resource,
    id: string,
    options: { signal?: AbortSignal },
  ) => {
    const asked = Object.entries(fields).flatMap(([name, field]) =>
      'checked' in field ? [[field.wire ?? name, String(field.checked)] as const] : [],
    )
    const read = asked.map(async ([wire, path]) => {
      const url = path.replace('{id}', () => encodeURIComponent(id))
      const { body } = await client.get(url, options)
      return [wire, asRow(body['data'])['checkedKeys'] ?? body['checkedKeys']]
    })
    return Object.fromEntries(await Promise.all(read)) as Fields
  }

  const provider = {
    supportAbortSignal: true,

    getList: (name, { pagination, sort, filter, signal }) => {
      const resource = declared(name)
      const wanted = wireSort(resource, sort)
      const query = {
        page: pagination?.page ?? 1,
        perPage: resource.list?.tree ? config.treePageSize : offeredSize(pagination?.perPage),
        where: wireFilters(resource, asRow(filter)),
        ...(wanted && { sort: wanted }),
      }
      return fetchRows(resource, query, signal)
    },

    getOne: async (name, { id, signal }) => ({
      data: await fetchOne(declared(name), String(id), signal),
    }),

    getMany: async (name, { ids, signal }) => {
      const resource = declared(name)
      const wanted = ids.map(String)
      const where = wireFilters(resource, { id: wanted })
      const { data } = await fetchRows(resource, { page: 1, perPage: wanted.length, where }, signal)
      const missing = wanted.filter((id) => !data.some((record) => record.id === id))
      const rest = await Promise.all(
        missing.map((id) => fetchOne(resource, id, signal).catch(gone)),
      )
      return { data: [...data.filter(({ id }) => wanted.includes(id)), ...rest.flat()] }
    },

    getManyReference: (name, { target, id, ...params }) =>
      provider.getList(name, { ...params, filter: { ...asRow(params.filter), [target]: id } }),

    create: async (name, { data, meta }) => {
      const resource = declared(name)
      const write = (meta ?? {}) as Write
      const body = { ...writeBody(resource.fields, asRow(data)), ...secondFactor(write) }
      const answer = await client.post(resource.path, { body, headers: idempotency(write) })
      return { data: { ...data, id: textOf(dataOf(answer)) } }
    },

    update: async (name, { id, data, previousData, meta }) => {
      const resource = declared(name)
      const write = (meta ?? {}) as Write
      const over: PortalRecord = { ...previousData, id: String(id) }
      const body = { ...writeEdit(resource, asRow(data), over), ...secondFactor(write) }
      await client.put(resource.path, { body, headers: idempotency(write) })
      return { data: { ...previousData, ...data, id } }
    },

    delete: async (name, { id, previousData, meta }) => {
      const url = `${declared(name).path}/${encodeURIComponent(String(id))}`
      await client.delete(url, { headers: idempotency((meta ?? {}) as Write) })
      return { data: { ...previousData, id } }
    },

    deleteMany: async (name, { ids }) => {
      await client.delete(
        `${declared(name).path}/${ids.map(String).map(encodeURIComponent).join()}`,
      )
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
      const query = filterQuery(wireFilters(resource, asRow(filter)), dialect)
      const options = { query, background: true, ...(signal && { signal }) }
      const sums = asRow(dataOf(await client.get(`${resource.path}/totals`, options)))
      return Object.fromEntries(
        summed.map(([field, { wire }]) => [field, toDecimal(sums[wire ?? field])]),
      )
    },

    act: async (name, { id, action, args, ...write }) => {
      const { path, actions } = declared(name)
      const body = { ...writeBody(actions[action]?.args ?? {}, args), ...secondFactor(write) }
      const call = actions[action]?.call ?? { method: 'PUT', path: `${path}/${action}/{id}` }
      const send = call.method === 'POST' ? client.post : client.put
      const url = call.path.replace('{id}', () => encodeURIComponent(id))
      await send(url, { body, headers: idempotency(write) })
    },
  } as PortalDataProvider
  return provider
}

type Query = {
  page: number
  perPage: number
  where: WireFilter[]
  sort?: { name: string; order: 'ASC' | 'DESC' }
}

const envelope = new Set(['code', 'msg', 'data'])

/** A record in `data`, in its part named as the resource is, or with some of it beside `data` (§1.3). */
function rowIn(answer: Answer, { name }: Resource): Fields {
  const data = asRow(dataOf(answer))
  const beside = Object.entries(answer.body).filter(([key]) => !envelope.has(key))
  return { ...Object.fromEntries(beside), ...data, ...asRow(data[name]) }
}

/** A record that is no more takes no other's label with it. */
function gone(error: unknown): PortalRecord[] {
  if (error instanceof GatewayError && error.kind === 'missing') return []
  throw error
}

function offeredSize(size: number | undefined): number {
  return config.pageSizes.find((offered) => offered === size) ?? config.pageSize
}

function declared(name: string): Resource {
  const resource = resourceByName(name)
  if (resource) return resource
  throw new ConfigurationError(`No resource '${name}': add its file to resources/index.ts`)
}

function secondFactor({ secondPwd }: Write): Record<string, string> {
  return secondPwd === undefined ? {} : { secondPwd }
}

function idempotency({ idempotencyKey }: Write): Record<string, string> {
  return idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }
}

function asRow(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
