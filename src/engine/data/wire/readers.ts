import { config } from '@/engine/config'
import type { RequestOptions } from '@/engine/gateway/client'
import { dataOf, isFields, rowsOf, type Answer, type Fields } from '@/engine/gateway/envelope'
import { GatewayError } from '@/engine/gateway/errors'
import { exactAnswer } from '@/engine/gateway/exactAnswer'
import type { Gateway } from '@/engine/gateway/gateway'
import { filterQuery, listQuery, type ListRequest } from '@/engine/gateway/query'
import { wireIdsOf } from '@/engine/gateway/wireIds'
import type { Resource } from '@/engine/schema/resource'
import { onePage } from './pages'
import { settledFilters } from './listRequest'
import { noteUnread, readRecord, withTag, type PortalRecord } from './records'

type Page = { data: PortalRecord[]; total: number; pageInfo?: { hasNextPage: boolean } }

export function createReaders(gateway: Gateway) {
  const { client, dialect } = gateway
  const wireIds = wireIdsOf(client)
  const listed = new WeakMap<Resource, Map<string, PortalRecord>>()

  const read = (resource: Resource, row: Fields) => {
    wireIds.note(resource.name, row[resource.fields['id']?.wire ?? 'id'])
    return readRecord(resource, row)
  }

  const readRows = (resource: Resource, answer: Answer) =>
    rowsOf(exactAnswer(answer)).rows.map((row) => read(resource, row))

  async function readPage(
    resource: Resource,
    request: ListRequest,
    options: RequestOptions,
  ): Promise<Page> {
    const query = listQuery(request, dialect)
    const answer = exactAnswer(await client.get(`${resource.path}/list`, { ...options, query }))
    const found = rowsOf(answer, (request.page - 1) * request.perPage)
    // a tree comes whole, however many nodes it has
    const { rows, total, hasNextPage } = resource.list?.tree
      ? { ...found, hasNextPage: false }
      : onePage(found, request, answer.trace)
    const data = rows.map((row) => read(resource, row))
    return { data, total, ...(hasNextPage && { pageInfo: { hasNextPage } }) }
  }

  async function readWhole(resource: Resource, filter: Fields, signal?: AbortSignal) {
    const query = filterQuery(await settledFilters(gateway, resource, filter), dialect)
    return readRows(resource, await client.get(`${resource.path}/list`, { query, signal }))
  }

  function noteListed(resource: Resource, records: readonly PortalRecord[]): void {
    if (resource.recordFrom !== 'listedRow') return
    const rows = listed.get(resource) ?? new Map<string, PortalRecord>()
    for (const record of records) rows.set(record.id, record)
    listed.set(resource, rows)
  }

  async function readOne(
    resource: Resource,
    id: string,
    signal?: AbortSignal,
  ): Promise<PortalRecord> {
    if (resource.recordFrom) return findRow(resource, id, signal)
    const url = `${resource.path}/${encodeURIComponent(id)}`
    const [answer, checked] = await Promise.all([
      client.get(url, { signal }),
      readChecked(gateway, resource, id, signal),
    ])
    const found = dataOf(answer)
    // some gateways answer success without data for a deleted record
    if (found === undefined || found === null)
      throw new GatewayError('missing', { code: answer.code })
    const row = { ...rowIn(exactAnswer(answer), resource), ...checked }
    return withTag(noteUnread(resource, row, read(resource, row)), answer.version)
  }

  /** Without `GET {id}`: from the current list, else the row that was listed. */
  async function findRow(resource: Resource, id: string, signal?: AbortSignal) {
    const isWhole = resource.recordFrom === 'wholeList'
    const rows = await readWhole(resource, isWhole ? {} : { id: [id] }, signal)
    const known = isWhole ? undefined : listed.get(resource)?.get(id)
    const record = rows.find((one) => one.id === id) ?? known
    if (record) return record
    // other rows came: this list ignores the id filter
    if (!isWhole && rows.length > 0) {
      const { findInPages } = await import('./findInPages')
      const rest = { perPage: config.treePageSize, where: [] }
      const found = await findInPages(id, (page) =>
        readPage(resource, { page, ...rest }, { signal }),
      )
      if (found) return found
    }
    throw new GatewayError('missing', { code: 404 })
  }

  return { readRows, readPage, readWhole, readOne, noteListed }
}

async function readChecked(
  { client }: Gateway,
  resource: Resource,
  id: string,
  signal?: AbortSignal,
): Promise<Fields> {
  if (!Object.values(resource.fields).some((field) => 'checked' in field)) return {}
  return (await import('./checkedNodes')).fetchChecked(client, resource, id, { signal })
}

const envelope = new Set(['code', 'msg', 'data'])

/** In `data`, in its member named like the resource, or split between both (§1.3). */
export function rowIn(answer: Pick<Answer, 'body'>, { name }: Resource): Fields {
  const data = fieldsOf(dataOf(answer))
  const beside = Object.entries(answer.body).filter(([key]) => !envelope.has(key))
  return [data, fieldsOf(data[name])].reduce(withPart, Object.fromEntries(beside))
}

/** A null in the part does not replace a list of the same name. */
function withPart(row: Fields, part: Fields): Fields {
  const given = Object.entries(part).filter(
    ([name, value]) => value !== null || !Array.isArray(row[name]),
  )
  return { ...row, ...Object.fromEntries(given) }
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}
