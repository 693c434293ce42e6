import { dataOf, isFields, type Fields } from '@/engine/gateway/envelope'
import { exactAnswer } from '@/engine/gateway/exactAnswer'
import { wireIdsOf } from '@/engine/gateway/wireIds'
import type { Resource } from '@/engine/schema/resource'
import { isScalar } from '@/engine/values/exact'
import { GatewayError, type Gateway } from '@/engine/data/gateway'
import { idempotencyHeader } from '@/engine/data/wire/idempotency'
import { noteUnread, readRecord, writeEdit, type PortalRecord } from '@/engine/data/wire/records'

/** Sent apart from the table's other fields. */
const ofTrees = ['treeCode', 'treeParentCode', 'treeName'] as const

/** Gateways replace these together, so unedited ones go back unchanged. */
const optionNames = [...ofTrees, 'parentMenuId'] as const
const optionsKey = '@options'

/** Throws `missing` where there is none. */
export async function readGenTable(
  { client }: Gateway,
  resource: Resource,
  id: string,
  signal: AbortSignal,
): Promise<PortalRecord> {
  const url = `${resource.path}/${encodeURIComponent(id)}`
  const answer = exactAnswer(await client.get(url, { signal }))
  const data = dataOf(answer)
  if (!isFields(data)) throw new GatewayError('missing', { code: answer.code })
  const info = isFields(data['info']) ? data['info'] : data
  const row = { ...info, columns: data['rows'] ?? info['columns'] }
  const options = optionNames.flatMap((name) => (isScalar(info[name]) ? [[name, info[name]]] : []))
  const record = {
    ...readRecord(resource, row),
    [optionsKey]: Object.fromEntries(options) as Fields,
  }
  return noteUnread(resource, row, record)
}

export async function saveGenTable(
  { client }: Gateway,
  resource: Resource,
  values: Readonly<Record<string, string>>,
  over: PortalRecord,
  idempotencyKey: string,
): Promise<void> {
  const edited = writeEdit(resource, values, over, wireIdsOf(client).write)
  const tree = ofTrees.flatMap((name) => (name in edited ? [[name, edited[name]]] : []))
  const params = { ...(over[optionsKey] as Fields), ...(Object.fromEntries(tree) as Fields) }
  const body = { ...edited, params }
  await client.put(resource.path, { body, headers: idempotencyHeader(idempotencyKey) })
}
