import type { Fields } from '@/engine/gateway/envelope'
import { isSortable } from '@/engine/schema/surfaces'
import { askPage, fault, idIn, note, type Look, type Sort } from '../look/Look'

/** Few enough for lists of a handful of rows to have a second page. */
const perPage = 3

/** The second page is another one, no page is longer than asked for, and the end is an end. */
export async function lookAtPages(look: Look): Promise<void> {
  if (look.resource.list?.tree || look.resource.recordFrom === 'wholeList') {
    look.undone.push('paging: the list comes whole')
    return
  }
  const first = await askPage(look, { page: 1, perPage })
  if (first.rows.length > perPage) return sayWhole(look, first)
  if (first.total > perPage) {
    const second = await askPage(look, { page: 2, perPage })
    if (second.rows.length === 0) fault(look, 'paging', 'The second page is empty.')
    if (repeats(look, first.rows, second.rows) && (await isRepeating(look, first.rows)))
      fault(look, 'paging', 'The second page repeats rows of the first.')
  }
  await lookBeyondTheEnd(look, first.total)
}

function sayWhole(look: Look, { rows, total }: { rows: readonly Fields[]; total: number }): void {
  const came = `${rows.length} rows come where ${perPage} are asked for`
  if (rows.length === total)
    note(look, 'paging', `The list ignores paging: ${came}. The portal cuts it into pages itself.`)
  else fault(look, 'paging', `${came}, of ${total}: nobody can turn to the others.`)
}

/** Rows that were added at the top meanwhile push others over: then the oldest first decide. */
async function isRepeating(look: Look, first: readonly Fields[]): Promise<boolean> {
  const again = await askPage(look, { page: 1, perPage })
  if (idsOf(look, again.rows).join() === idsOf(look, first).join()) return true
  if (!isSortable(look.resource, 'id')) return false
  const sort: Sort = { field: 'id', order: 'ASC' }
  const oldest = await askPage(look, { page: 1, perPage, sort })
  const next = await askPage(look, { page: 2, perPage, sort })
  return repeats(look, oldest.rows, next.rows)
}

function repeats(look: Look, first: readonly Fields[], second: readonly Fields[]): boolean {
  const seen = idsOf(look, first)
  return idsOf(look, second).some((id) => seen.includes(id))
}

/** Dialect `ruoyi`: such gateways answer with the last page by habit, and the portal knows. */
async function lookBeyondTheEnd(look: Look, total: number): Promise<void> {
  const page = Math.ceil(total / perPage) + 20
  const beyond = await askPage(look, { page, perPage })
  if (beyond.rows.length === 0) return
  if (look.portal.dialectName !== 'ruoyi')
    fault(look, 'paging', `Beyond the end, page ${page} repeats ${beyond.rows.length} rows.`)
  const after = await askPage(look, { page: 1, perPage })
  if (beyond.total < Math.min(total, after.total))
    fault(look, 'paging', `Beyond the end the total is ${beyond.total} in place of ${total}.`)
}

function idsOf({ resource }: Look, rows: readonly Fields[]): readonly string[] {
  return rows.map((row) => idIn(resource, row))
}
