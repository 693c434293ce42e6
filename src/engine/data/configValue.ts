import { dataOf, type Gateway } from './gateway'

const longestValue = 4_096

/**
 * §7: a setting of the gateway by its key, in `data` or, where the family overloads it, in `msg`; empty for a
 * key that it does not have, and for what is no setting: no text, or one of over 4,096 characters.
 *
 * @throws {GatewayError} when it cannot be read
 */
export async function readConfigValue({ client }: Gateway, key: string): Promise<string> {
  const url = `/system/config/configKey/${encodeURIComponent(key)}`
  const answer = await client.get(url)
  const data = dataOf(answer)
  const value = data === undefined ? answer.msg : data
  return typeof value === 'string' && value.length <= longestValue ? value : ''
}
