import type { Fields } from '@/engine/gateway/envelope'
import { askList, idIn, type Look, type Page } from '../look/Look'
import type { Own } from './Own'

export type Found = { readonly id: string; readonly row: Fields }

/** How many pages of a list are searched if it ignores the filter. */
const mostPages = 20
const perPage = 50

/**
 * The rows of the list that bear the mark: one, unless something went wrong. No id that a gateway names is trusted
 * beside them: some answer a new record with the number of rows.
 *
 * @throws {GatewayError}
 */
export async function findOwn({ look, mark }: Own): Promise<readonly Found[]> {
  const { title } = look.resource
  const filter = look.resource.fields[title]?.filter === undefined ? {} : { [title]: mark }
  for (let page = 1; page <= mostPages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const read = await askList(look, { page, perPage, filter })
    const found = markedIn(look, mark, read)
    if (found.length > 0 || read.records.length < perPage) return found
  }
  return []
}

function markedIn({ resource }: Look, mark: string, { rows, records }: Page): readonly Found[] {
  return records.flatMap((record) => {
    const row = rows.find((one) => idIn(resource, one) === record.id)
    return row && String(record[resource.title]).startsWith(mark) ? [{ id: record.id, row }] : []
  })
}
