import { attempt, type Look } from '../look/Look'
import { readRecord } from '../look/readRecord'
import { editOwn } from './edit'
import { compareWithTyped, makeOwn, prepareOwn } from './make'
import { reasonNotToWrite } from './mayWrite'
import { writingOrder } from './order'
import type { Own } from './Own'
import { removeAll } from './remove'

/**
 * Makes a record of each resource, edits one field of it and removes it again.
 *
 * @param made receives every record before it is made, so that the caller can always remove the rest
 */
export async function writeRecords(looks: readonly Look[], made: Own[]): Promise<void> {
  for (const look of writingOrder(looks)) {
    const reason = reasonNotToWrite(look, made)
    if (reason === undefined)
      // one after the other: a record may belong to the one before
      // oxlint-disable-next-line no-await-in-loop
      await attempt(look, 'write', () => writeOne(look, { made, looks }))
    else look.undone.push(`write: ${reason}`)
  }
  await removeAll(made)
}

async function writeOne(look: Look, around: { made: Own[]; looks: readonly Look[] }) {
  const own = await prepareOwn(look, around)
  around.made.push(own)
  const found = await makeOwn(own)
  if (!found) return
  const read = await readRecord(look, found.id)
  compareWithTyped(own, read, found.row)
  await editOwn(own, { ...read, row: found.row })
}
