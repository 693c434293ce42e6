import { lacking } from '@/engine/gateway/envelope'
import { toText } from '@/engine/schema/kind'
import type { Resource } from '@/engine/schema/resource'
import { dataOf, type Gateway } from './gateway'

export async function readSecret(
  { client }: Gateway,
  { path, fields }: Resource,
  id: string,
  name: string,
  signal: AbortSignal,
): Promise<string> {
  const segments = [id, fields[name]?.wire ?? name].map(encodeURIComponent)
  const answer = await client.get(`${path}/secret/${segments.join('/')}`, { signal })
  const secret = toText(dataOf(answer))
  if (secret === null) throw lacking(answer, 'data')
  return secret
}

const longestValue = 4_096

/** §7: one setting, in `data` or, overloaded, in `msg`; empty for an unknown key or anything but a short text. */
export async function readConfigValue({ client }: Gateway, key: string): Promise<string> {
  const answer = await client.get(`/system/config/configKey/${encodeURIComponent(key)}`)
  const data = dataOf(answer)
  const value = data === undefined ? answer.msg : data
  return typeof value === 'string' && value.length <= longestValue ? value : ''
}
