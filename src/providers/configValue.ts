import { dataOf, gateway } from './gateway'

/**
 * §7: a setting of the gateway by its key, in `data` or, where the family overloads it, in `msg`; empty for a
 * key that it does not have.
 *
 * @throws {GatewayError} when it cannot be read
 */
export async function readConfigValue(key: string): Promise<string> {
  const url = `/system/config/configKey/${encodeURIComponent(key)}`
  const answer = await gateway.client.get(url)
  const data = dataOf(answer)
  return typeof data === 'string' ? data : answer.msg
}
