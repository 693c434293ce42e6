import { config } from '@/engine/config'
import type { PortalRecord } from './records'

type Page = { data: readonly PortalRecord[]; total: number }

/** A binary search over pages with the highest ids first, as logs have. */
export async function findInPages(
  id: string,
  fetch: (page: number) => Promise<Page>,
): Promise<PortalRecord | undefined> {
  if (!/^\d+$/.test(id)) return undefined
  const wanted = BigInt(id)
  let [first, last] = [1, 1]
  let page = 1
  while (first <= last) {
    const { data, total } = await fetch(page)
    if (page === 1) last = Math.ceil(total / config.treePageSize)
    const found = data.find((record) => record.id === id)
    const [newest, oldest] = [data[0], data.at(-1)]
    if (found || !newest || !oldest) return found
    if (wanted > BigInt(newest.id)) last = page - 1
    else if (wanted < BigInt(oldest.id)) first = page + 1
    else return undefined
    page = Math.floor((first + last) / 2)
  }
  return undefined
}
