import { dataOf, type Gateway } from './gateway'

const longestValue = 4_096

/** §7: one setting, in `data` or, overloaded, in `msg`; empty for an unknown key or anything but a short text. */
export async function readConfigValue({ client }: Gateway, key: string): Promise<string> {
  const answer = await client.get(`/system/config/configKey/${encodeURIComponent(key)}`)
  const data = dataOf(answer)
  const value = data === undefined ? answer.msg : data
  return typeof value === 'string' && value.length <= longestValue ? value : ''
}
