import { GatewayError } from '@/gateway/errors'
import { fault } from '../Look'
import { reasonOf } from '../openPortal'
import { findOwn } from './findOwn'
import type { Own } from './Own'

/** Removes a record, and whatever else bears its mark, and looks whether it is gone. */
export async function removeOwn(own: Own): Promise<void> {
  const { look, mark } = own
  const { resource, portal } = look
  for (const { id } of await findOwn(own))
    // oxlint-disable-next-line no-await-in-loop
    await portal.provider.delete(resource.name, { id })
  const left = await findOwn(own)
  own.isGone = left.length === 0
  if (!own.isGone)
    fault(look, 'write', `"${mark}" is still in the list after it was removed: remove it by hand.`)
}

/**
 * Removes what is left, the newest first, as nothing may refer to what is removed.
 *
 * @returns what could not be removed, in words
 */
export async function removeAll(made: readonly Own[]): Promise<readonly string[]> {
  const left: string[] = []
  for (const own of made.toReversed()) {
    if (own.isGone) continue
    try {
      // oxlint-disable-next-line no-await-in-loop
      await removeOwn(own)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      const why = own.look.portal.clean(reasonOf(error))
      left.push(`${own.look.resource.name} "${own.mark}" could not be removed (${why})`)
    }
  }
  return left
}
