import { isFields, type Fields } from '@/engine/gateway/envelope'
import { rowIn } from '@/engine/data/wire/readers'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Look } from './Look'
import type { Exchange } from './openPortal'

/** A single record, as it came and as the portal reads it. */
export type ReadRecord = {
  readonly record: PortalRecord
  /** Its values by their names on the wire. */
  readonly wire: Fields
  /** The whole answer. */
  readonly answer: Fields
  /** That call and those that a record needs beside it. */
  readonly exchanges: readonly Exchange[]
}

/**
 * Reads one record as the portal does.
 *
 * @throws {GatewayError} `missing` where there is none
 */
export async function readRecord(look: Look, id: string): Promise<ReadRecord> {
  const { resource, portal } = look
  portal.checkpoint()
  const { value, exchanges } = await portal.watch(() =>
    portal.provider.getOne<PortalRecord>(resource.name, { id }),
  )
  const path = `${resource.path}/${encodeURIComponent(id)}`
  const body = exchanges.find((exchange) => exchange.path === path)?.body ?? {}
  const wire = rowIn({ body }, resource)
  // a table of the generator, which a custom page reads
  const info = isFields(wire['info']) ? wire['info'] : {}
  return { record: value.data, wire: { ...wire, ...info }, answer: body, exchanges }
}
