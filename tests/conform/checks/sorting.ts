import { kindOf } from '@/schema/kinds'
import { isSortable } from '@/schema/listSort'
import { askList, find, idIn, valueIn, wireOf, type Look } from '../Look'

/** Kinds whose order is the same for every database; texts are ordered by rules of their own. */
const ordered: ReadonlySet<string> = new Set(['money', 'decimal', 'integer', 'time'])

/** Each field that can be ordered by, up and down. */
export async function lookAtOrder(look: Look): Promise<void> {
  const { resource } = look
  if (resource.reads === 'list' || look.total < 2) {
    look.undone.push(`sort: ${look.total < 2 ? 'fewer than two rows' : 'the list comes whole'}`)
    return
  }
  for (const name of Object.keys(resource.fields))
    // one after the other: a gateway is not to be flooded
    // oxlint-disable-next-line no-await-in-loop
    if (isSortable(resource, name)) await lookAtOne(look, name)
}

async function lookAtOne(look: Look, name: string): Promise<void> {
  const { resource } = look
  const sorted = (order: 'ASC' | 'DESC') =>
    askList(look, { perPage: 20, sort: { name: wireOf(resource, name), order } })
  const [up, down] = [await sorted('ASC'), await sorted('DESC')]
  const values = (page: typeof up) => page.rows.map((row) => valueIn(resource, name, row))
  const kinds = new Set([...values(up), ...values(down)].map((value) => JSON.stringify(value)))
  const ids = (page: typeof up) => page.rows.map((row) => idIn(resource, row)).join()
  if (kinds.size > 1 && ids(up) === ids(down))
    return find(look, 'sort', 'Up and down give the same rows: the order is ignored.', name)
  const field = resource.fields[name]
  if (!field || !ordered.has(field.kind)) return
  const { compare } = kindOf(field)
  const isRising = (list: readonly unknown[]) =>
    list.every((value, at) => at === 0 || compare(list[at - 1], value, field) <= 0)
  const told = (page: typeof up) => values(page).filter((value) => value !== null)
  if (!isRising(told(up)) || !isRising(told(down).toReversed()))
    find(look, 'sort', 'The rows are not in the order that was asked for.', name)
}
