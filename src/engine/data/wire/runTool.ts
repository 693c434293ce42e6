import type { Dialect } from '@/engine/config'
import type { Client } from '@/engine/gateway/client'
import { GatewayError } from '@/engine/gateway/errors'
import type { Resource } from '@/engine/schema/resource'
import { ConfigurationError } from '@/engine/schema/errors'
import { pathsOf, senderOf } from './calls'

/**
 * Does something to the whole of a resource, such as clearing its cache.
 *
 * @throws {GatewayError}
 * @throws {ConfigurationError} where the resource declares no such tool
 */
export async function runTool(
  client: Client,
  dialect: Dialect,
  { name, list }: Resource,
  tool: string,
): Promise<void> {
  const call = list?.tools?.[tool]?.call
  if (!call)
    throw new ConfigurationError(`'${name}' has no tool '${tool}': declare it in list.tools`)
  const [first = call.path, ...others] = pathsOf(call, dialect)
  const send = senderOf(client, call)
  await send(first).catch(async (error: unknown) => {
    // another generation of the family calls it otherwise; if none knows it, the first refusal counts
    for (const path of isUnknownCall(error) ? others : []) if (await succeeds(send(path))) return
    throw error
  })
}

function succeeds(sending: Promise<unknown>): Promise<boolean> {
  return sending.then(
    () => true,
    () => false,
  )
}

/** Old gateways of the family answer 404 or 405, or stumble with 500 over a path they do not know. */
function isUnknownCall(error: unknown): boolean {
  return error instanceof GatewayError && [404, 405, 500].includes(error.code)
}
