import type { DataProvider } from 'ra-core'
import { config } from '@/engine/config'
import { dataOf, rowsOf, type Answer, type Fields } from '@/engine/gateway/envelope'
import { GatewayError } from '@/engine/gateway/errors'
import { exactAnswer } from '@/engine/gateway/exactAnswer'
import type { Gateway } from '@/engine/gateway/gateway'
import { filterQuery, listQuery } from '@/engine/gateway/query'
import type { WireFilter } from '@/engine/schema/filterOps'
import { wireIdsOf } from '@/engine/gateway/wireIds'
import type { Registry } from '@/engine/registry'
import type { Resource } from '@/engine/schema/resource'
import type { Decimal } from '@/engine/values/decimal'
import { toDecimal } from '@/engine/values/decimal'
import { ConfigurationError } from '@/engine/schema/errors'
import { mayUse } from '@/engine/schema/access'
import { visibleTo } from '@/engine/schema/visibleTo'
import { assertOnline } from './connection'
import { callOf, hasBody, needsRecord, pathOf, senderOf, sentOf } from './wire/calls'
import type { fetchChecked } from './wire/checkedNodes'
import {
  noteUnread,
  readRecord,
  withTag,
  writeBody,
  writeEdit,
  type PortalRecord,
} from './wire/records'
import { termsOf, type Signed } from './wire/signed'
import { noteOrder, obeyedSort } from './wire/listOrder'
import { wireFilters } from './wire/listRequest'
import { onePage } from './wire/onePage'
import { settledFilters } from './wire/rangeForms'
import { runTool } from './wire/runTool'
import { pageOfWhole } from './wire/wholeList'

// getList          GET    {path}/list?pageNum&pageSize&orderByColumn&isAsc&…filters
// getTotals        GET    {path}/totals?…filters
// getOne           GET    {path}/{id}
// getMany          GET    {path}/list?id=1,2,3, then {path}/{id} for what did not come
// create           POST   {path}
// update           PUT    {path}: id, the edit form's fields, updateTime
// delete(Many)     DELETE {path}/{ids}
// act              PUT    {path}/{action}/{id}, or the action's own `call`; If-Match, or expect (signed.ts)
// runTool          the tool's own `call`

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
  /** What was shown of the record: the gateway refuses the action when that is no longer so. */
  readonly signed?: Signed | undefined
  readonly signal?: AbortSignal
}

export type PortalDataProvider = DataProvider & {
  /** `undefined` where the gateway has no such call. */
  getTotals: (resource: string, filter: object, signal?: AbortSignal) => Promise<Totals | undefined>
  act: (resource: string, params: ActParams) => Promise<void>
  runTool: (resource: string, tool: string) => Promise<void>
  /** Rejects without a network, for what reads before it writes. */
  assertOnline: () => Promise<void>
}

type Write = {
  readonly secondPwd?: string
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/**
 * react-admin's data provider over the gateway, by the declarations.
 *
 * @param byName finds a declaration, each time anew: some may come later
 */
export function createDataProvider(
  gateway: Gateway,
  { byName }: Pick<Registry, 'byName'>,
): PortalDataProvider {
  const { client, dialect, session } = gateway
  const wireIds = wireIdsOf(client)
  // §6: a value whose permission is missing is not even read
  const declared = (name: string) =>
    visibleTo(known(byName, name), (anyOf) => mayUse(session.info()?.permissions ?? nothing, anyOf))
  const read = (resource: Resource, row: Fields) => {
    wireIds.note(resource.name, row[resource.fields['id']?.wire ?? 'id'])
    return readRecord(resource, row)
  }

  const fetchRows = async (resource: Resource, query: Query, signal?: AbortSignal) => {
    const answer = await client.get(`${resource.path}/list`, {
      query: listQuery(query, dialect),
      ...(signal && { signal }),
    })
    const seenBefore = (query.page - 1) * query.perPage
    const found = rowsOf(exactAnswer(answer), seenBefore)
    // a tree comes whole, however many nodes it has
    const { rows, total, hasNextPage } = resource.list?.tree
      ? { ...found, hasNextPage: false }
      : onePage(found, query, answer.trace)
    return {
      data: rows.map((row) => read(resource, row)),
      total,
      ...(hasNextPage && { pageInfo: { hasNextPage } }),
    }
  }

  const fetchOne = async (resource: Resource, id: string, signal?: AbortSignal) => {
    const url = `${resource.path}/${encodeURIComponent(id)}`
    const options = signal ? { signal } : {}
    const [answer, checked] = await Promise.all([
      client.get(url, options),
      hasChecked(resource) ? readChecked(client, resource, id, options) : {},
    ])
    const found = dataOf(answer)
    // of a record that is no more, some gateways answer nothing, with success
    if (found === undefined || found === null)
      throw new GatewayError('missing', { code: answer.code })
    const row = { ...rowIn(exactAnswer(answer), resource), ...checked }
    return withTag(noteUnread(resource, row, read(resource, row)), answer.version)
  }

  const fetchWhole = async (resource: Resource, filter: object, signal?: AbortSignal) => {
    const query = filterQuery(await settledFilters(gateway, resource, asRow(filter)), dialect)
    const answer = await client.get(`${resource.path}/list`, { query, ...(signal && { signal }) })
    const { rows } = rowsOf(exactAnswer(answer))
    return rows.map((row) => read(resource, row))
  }

  // a record without a call of its own: from the list as it is now, else the row that was shown
  const findRow = async (resource: Resource, id: string, signal?: AbortSignal) => {
    const isWhole = resource.recordFrom === 'wholeList'
    const rows = await fetchWhole(resource, isWhole ? {} : { id: [id] }, signal)
    const found = rows.find((record) => record.id === id)
    const record = found ?? (isWhole ? undefined : shown.get(resource)?.get(id))
    if (record) return record
    // rows that were not asked for: this gateway's list knows no id, so its pages are looked through
    if (!isWhole && rows.length > 0) {
      const { findInPages } = await import('./wire/findInPages')
      const where = { perPage: config.treePageSize, where: [] }
      const there = await findInPages(id, (page) => fetchRows(resource, { page, ...where }, signal))
      if (there) return there
    }
    throw new GatewayError('missing', { code: 404 })
  }
  const shown = new WeakMap<Resource, Map<string, PortalRecord>>()

  const provider = {
    supportAbortSignal: true,

    getList: async (name, { pagination, sort, filter, signal }) => {
      const resource = declared(name)
      if (resource.recordFrom === 'wholeList') {
        const { page = 1, perPage } = pagination ?? {}
        const records = await fetchWhole(resource, asRow(filter), signal)
        return pageOfWhole(resource, records, { page, perPage: offeredSize(perPage), sort })
      }
      const wanted = obeyedSort(gateway, resource, sort)
      const query = {
        page: pagination?.page ?? 1,
        perPage: resource.list?.tree ? config.treePageSize : offeredSize(pagination?.perPage),
        where: await settledFilters(gateway, resource, asRow(filter)),
        ...wanted,
      }
      const found = await fetchRows(resource, query, signal)
      if (wanted.sort && sort) noteOrder(gateway, resource, sort, found.data)
      if (resource.recordFrom === 'listedRow') {
        const rows = shown.get(resource) ?? new Map<string, PortalRecord>()
        for (const record of found.data) rows.set(record.id, record)
        shown.set(resource, rows)
      }
      return found
    },

    getOne: async (name, { id, signal }) => {
      const resource = declared(name)
      const readOne = resource.recordFrom ? findRow : fetchOne
      return { data: await readOne(resource, String(id), signal) }
    },

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
      const body = {
        ...writeBody(resource.fields, asRow(data), wireIds.write),
        ...secondFactor(write),
      }
      const answer = await client.post(resource.path, { body, ...sending(write) })
      return { data: { ...data, id: textOf(dataOf(answer)) } }
    },

    update: async (name, { id, data, previousData, meta }) => {
      const resource = declared(name)
      const write = (meta ?? {}) as Write
      const over: PortalRecord = { ...previousData, id: String(id) }
      const body = {
        ...writeEdit(resource, asRow(data), over, wireIds.write),
        ...secondFactor(write),
      }
      await client.put(resource.path, { body, ...sending(write) })
      return { data: { ...previousData, ...data, id } }
    },

    delete: async (name, { id, previousData, meta }) => {
      const url = `${declared(name).path}/${encodeURIComponent(String(id))}`
      await client.delete(url, sending((meta ?? {}) as Write))
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
      const query = filterQuery(await settledFilters(gateway, resource, asRow(filter)), dialect)
      const options = { query, background: true, ...(signal && { signal }) }
      const sums = asRow(dataOf(await client.get(`${resource.path}/totals`, options)))
      return Object.fromEntries(
        summed.map(([field, { wire }]) => [field, toDecimal(sums[wire ?? field])]),
      )
    },

    act: async (name, { id, action, args, signed, ...write }) => {
      const resource = declared(name)
      const declaration = resource.actions[action] ?? {}
      const call = callOf(resource, action)
      // a call of the family's own, such as a job's run, knows no terms
      const terms = termsOf(resource, declaration.call ? undefined : signed, dialect)
      const isNeeded = needsRecord(call, declaration) && !signed
      const record: PortalRecord = isNeeded
        ? (await provider.getOne<PortalRecord>(name, { id })).data
        : (signed?.record ?? { id })
      const body = {
        ...sentOf(resource, declaration, record, wireIds.write),
        ...writeBody(declaration.args ?? {}, args, wireIds.write, record),
        ...terms.body,
        ...secondFactor(write),
      }
      const { headers, signal } = sending(write)
      const options = {
        headers: { ...headers, ...terms.headers },
        signal,
        ...(hasBody(call) && { body }),
      }
      await senderOf(client, call)(pathOf(call, resource, record), options)
    },

    runTool: async (name, tool) => runTool(client, dialect, declared(name), tool),

    assertOnline: async () => assertOnline(gateway),
  } as PortalDataProvider
  return provider
}

type Query = {
  page: number
  perPage: number
  where: WireFilter[]
  sort?: { name: string; order: 'ASC' | 'DESC' }
}

function hasChecked({ fields }: Resource): boolean {
  return Object.values(fields).some((field) => 'checked' in field)
}

// few resources have such a field
async function readChecked(...asked: Parameters<typeof fetchChecked>): Promise<Fields> {
  return (await import('./wire/checkedNodes')).fetchChecked(...asked)
}

const envelope = new Set(['code', 'msg', 'data'])

/** A record in `data`, in its part named as the resource is, or with some of it beside `data` (§1.3). */
export function rowIn(answer: Answer, { name }: Resource): Fields {
  const data = asRow(dataOf(answer))
  const beside = Object.entries(answer.body).filter(([key]) => !envelope.has(key))
  return [data, asRow(data[name])].reduce(withPart, Object.fromEntries(beside))
}

/** A row with another part of it on top; a null there says nothing of a list of the same name below. */
function withPart(row: Fields, part: Fields): Fields {
  const told = Object.entries(part).filter(
    ([name, value]) => value !== null || !Array.isArray(row[name]),
  )
  return { ...row, ...Object.fromEntries(told) }
}

/** A record that is no more takes no other's label with it. */
function gone(error: unknown): PortalRecord[] {
  if (error instanceof GatewayError && error.kind === 'missing') return []
  throw error
}

function offeredSize(size: number | undefined): number {
  return config.pageSizes.find((offered) => offered === size) ?? config.pageSize
}

const nothing: readonly string[] = []

function known(byName: Registry['byName'], name: string): Resource {
  const resource = byName(name)
  if (resource) return resource
  throw new ConfigurationError(`No resource '${name}': add its file to resources/index.ts`)
}

function secondFactor({ secondPwd }: Write): Record<string, string> {
  return secondPwd === undefined ? {} : { secondPwd }
}

function sending({ idempotencyKey, signal }: Write) {
  const key = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }
  return { headers: key as Readonly<Record<string, string>>, signal }
}

function asRow(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
