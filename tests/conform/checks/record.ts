import type { Fields } from '@/gateway/envelope'
import { askOne, find, idIn, may, type Look } from '../Look'

/** The first row as a single record, where the gateway has such a call. */
export async function lookAtRecord(look: Look): Promise<Fields | undefined> {
  const { resource, rows, undone } = look
  const [row] = rows
  if (resource.reads !== undefined || row === undefined || !may(look, 'query')) {
    undone.push(`get: ${whyNot(look)}`)
    return undefined
  }
  const id = idIn(resource, row)
  const record = await askOne(look, id)
  if (record === undefined) find(look, 'get', 'Of a record of the list nothing comes.')
  else if (idIn(resource, record) !== id) find(look, 'get', 'Another record comes.', 'id')
  return record
}

function whyNot({ resource, rows }: Look): string {
  if (resource.reads !== undefined) return 'the gateway has no such call'
  return rows.length === 0 ? 'no rows' : `the account lacks ${resource.permissions}:query`
}
