import type { Fields } from '@/gateway/envelope'
import { askList, find, idIn, type Look } from '../Look'

const perPage = 10

/** The second page is another one, no page is longer than asked for, and the end is an end. */
export async function lookAtPages(look: Look): Promise<void> {
  if (look.resource.list?.tree || look.resource.reads === 'list') {
    look.undone.push('paging: the list comes whole')
    return
  }
  const first = await askList(look, { perPage })
  if (first.rows.length > perPage)
    find(look, 'paging', `${first.rows.length} rows came where ${perPage} were asked for.`)
  if (first.total > perPage) {
    const second = await askList(look, { page: 2, perPage })
    const seen = idsOf(look, first.rows)
    if (idsOf(look, second.rows).some((id) => seen.includes(id)))
      find(look, 'paging', 'The second page repeats rows of the first.')
    if (second.rows.length === 0) find(look, 'paging', 'The second page is empty.')
  }
  await lookBeyondTheEnd(look, first.total)
}

/** Dialect `ruoyi`: such gateways answer with the last page by habit, and the portal knows. */
async function lookBeyondTheEnd(look: Look, total: number): Promise<void> {
  const page = Math.ceil(total / perPage) + 20
  const beyond = await askList(look, { page, perPage })
  if (beyond.rows.length > 0 && look.asker.dialectName !== 'ruoyi')
    find(look, 'paging', `Beyond the end, page ${page} repeats ${beyond.rows.length} rows.`)
  if (beyond.rows.length > 0 && beyond.total < total)
    find(look, 'paging', `Beyond the end the total is ${beyond.total} in place of ${total}.`)
}

function idsOf({ resource }: Look, rows: readonly Fields[]): readonly string[] {
  return rows.map((row) => idIn(resource, row))
}
