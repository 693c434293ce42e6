import type { Client } from '@/gateway/client'
import { isFields, type Answer, type Fields } from '@/gateway/envelope'
import type { Resource } from '@/schema'
import { toText } from '@/schema/kind'
import { nestedNodes } from './nestedNodes'

/** What a record has of trees, by wire name, where other calls say it. */
export async function fetchChecked(
  client: Client,
  { fields }: Resource,
  id: string,
  options: { readonly signal?: AbortSignal },
): Promise<Fields> {
  const read = Object.entries(fields).flatMap(([name, field]) => {
    if (!('checked' in field)) return []
    const url = String(field.checked).replace('{id}', () => encodeURIComponent(id))
    const keys = client.get(url, options).then((answer) => checkedIn(answer, 'lowest' in field))
    return [keys.then((checked) => [field.wire ?? name, checked] as const)]
  })
  return Object.fromEntries(await Promise.all(read)) as Fields
}

/**
 * The nodes that a record has, as a call such as `/system/menu/roleMenuTreeselect/{id}` tells them (`checkedKeys`
 * beside the tree). Where it tells only the lowest ones, those above them are added.
 */
export function checkedIn({ body }: Pick<Answer, 'body'>, isLowest: boolean): readonly string[] {
  const data = isFields(body['data']) ? body['data'] : body
  const keys = Array.isArray(data['checkedKeys']) ? data['checkedKeys'] : []
  const checked = new Set(keys.map(toText).filter((id) => id !== null))
  if (!isLowest) return [...checked]
  const tree = Object.entries(data).find(
    ([key, value]) => key !== 'checkedKeys' && Array.isArray(value),
  )
  // from the lowest up: what is above comes before what is below it
  for (const { id, parent } of nestedNodes(tree?.[1]).toReversed()) {
    if (parent !== '' && checked.has(id)) checked.add(parent)
  }
  return [...checked]
}
