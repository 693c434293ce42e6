import type { Resource } from '@/engine/schema/resource'
import { toText } from '@/engine/schema/kind'
import { dataOf, lacking } from '@/engine/gateway/envelope'
import type { Gateway } from './gateway'

/**
 * Reads one secret of one record, past every cache. Whoever calls it lets go of it soon.
 *
 * @throws {GatewayError} `unreadable` when the gateway sent none
 */
export async function readSecret(
  { client }: Gateway,
  { path, fields }: Resource,
  id: string,
  name: string,
  signal: AbortSignal,
): Promise<string> {
  const wire = fields[name]?.wire ?? name
  const url = `${path}/secret/${encodeURIComponent(id)}/${encodeURIComponent(wire)}`
  const answer = await client.get(url, { signal })
  const secret = toText(dataOf(answer))
  if (secret === null) throw lacking(answer, 'data')
  return secret
}
