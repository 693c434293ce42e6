import { isFields } from '@/engine/gateway/envelope'
import type { Resource } from '@/engine/schema/resource'
import { kindOf } from '@/engine/schema/field'
import { fieldsIn } from './loggedFields'
import type { PortalRecord } from '../wire/records'

export type Change = { readonly name: string; readonly before: unknown; readonly now: unknown }

/** What an operation changed that its request does not tell, by field of the record; nothing on a stock gateway. */
export function changesIn(entry: PortalRecord, { fields }: Resource): readonly Change[] {
  const { changes } = fieldsIn(entry['jsonResult'])
  if (!isFields(changes)) return []
  return Object.entries(fields).flatMap(([name, field]) => {
    const [before, now] = asPair(changes[field.wire ?? name])
    const { parse } = kindOf(field)
    if (now === undefined) return []
    return [{ name, before: parse(before, field), now: parse(now, field) }]
  })
}

function asPair(value: unknown): readonly unknown[] {
  return Array.isArray(value) && value.length === 2 ? value : []
}
