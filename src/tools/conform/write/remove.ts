import { GatewayError } from '@/engine/gateway/errors'
import { fault } from '../look/Look'
import { reasonOf } from '../look/openPortal'
import { findOwn } from './findOwn'
import type { Own } from './Own'

/**
 * Removes records, the newest first, as an older one may be referred to. What stays is a fault of its resource.
 *
 * @returns what stays, by resource and name
 */
export async function removeAll(made: readonly Own[]): Promise<readonly string[]> {
  const left: string[] = []
  for (const own of made.toReversed()) {
    if (own.isGone) continue
    // oxlint-disable-next-line no-await-in-loop
    const reason = await reasonToStay(own)
    own.isGone = reason === undefined
    if (reason === undefined) continue
    const { look, mark } = own
    fault(look, 'remove', `"${mark}" could not be removed (${reason}): remove it by hand.`)
    left.push(`${look.resource.name} "${mark}"`)
  }
  return left
}

async function reasonToStay(own: Own): Promise<string | undefined> {
  const { resource, portal } = own.look
  try {
    for (const { id } of await findOwn(own))
      // oxlint-disable-next-line no-await-in-loop
      await portal.provider.delete(resource.name, { id })
    const left = await findOwn(own)
    return left.length === 0
      ? undefined
      : 'it is in the list after its removal was answered with success'
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return reasonOf(error)
  }
}
