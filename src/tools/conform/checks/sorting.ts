import { kindOf } from '@/engine/schema/field'
import { isSortable } from '@/engine/schema/surfaces'
import { askList, fault, type Look, type Page } from '../look/Look'

/** Kinds that every database sorts alike; the order of texts varies. */
const ordered: ReadonlySet<string> = new Set(['money', 'decimal', 'integer', 'time'])

/** Each field that can be ordered by, up and down. */
export async function lookAtOrder(look: Look): Promise<void> {
  const { resource, page } = look
  if (resource.recordFrom === 'wholeList' || page.total < 2) {
    look.undone.push(`sort: ${page.total < 2 ? 'fewer than two rows' : 'the list comes whole'}`)
    return
  }
  for (const name of Object.keys(resource.fields)) {
    if (!isSortable(resource, name)) continue
    // one after the other: a gateway is not to be flooded
    // oxlint-disable-next-line no-await-in-loop
    const problem = await problemIn(look, name)
    if (problem !== undefined) fault(look, 'sort', problem, name)
  }
}

async function problemIn(look: Look, name: string): Promise<string | undefined> {
  const sorted = (order: 'ASC' | 'DESC') =>
    askList(look, { perPage: 20, sort: { field: name, order } })
  const [up, down] = [await sorted('ASC'), await sorted('DESC')]
  const values = ({ records }: Page) => records.map((record) => record[name])
  const kinds = new Set([...values(up), ...values(down)].map((value) => JSON.stringify(value)))
  const ids = ({ records }: Page) => records.map(({ id }) => id).join()
  if (kinds.size > 1 && ids(up) === ids(down))
    return 'Up and down give the same rows: the order is ignored.'
  const field = look.resource.fields[name]
  if (!field || !ordered.has(field.kind)) return undefined
  const { compare } = kindOf(field)
  const isRising = (list: readonly unknown[]) =>
    list.every((value, at) => at === 0 || compare(list[at - 1], value, field) <= 0)
  const given = (page: Page) => values(page).filter((value) => value !== null)
  return isRising(given(up)) && isRising(given(down).toReversed())
    ? undefined
    : 'The rows are not in the order that was asked for.'
}
