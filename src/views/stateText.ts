import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { holds } from '@/schema/action'
import { kindOf } from '@/schema/kinds'
import { actionOf } from './deed'
import type { Words } from './words'

/** The fields whose value keeps an action from being possible. */
export function statesAgainst(resource: Resource, action: string, record: PortalRecord): string[] {
  const when = Object.entries(actionOf(resource, action).when ?? {})
  return when.flatMap(([name, wanted]) => (holds({ [name]: wanted }, record) ? [] : [name]))
}

/** The state of a record in one field: `'Status: Passed'`. */
export function stateText(
  resource: Resource,
  record: PortalRecord,
  name: string,
  words: Words,
): string {
  const field = resource.fields[name]
  const value = record[name]
  if (!field || value === null || value === undefined) return ''
  const state = words.say(kindOf(field).format(value, field))
  return words.t('actions.notInState', { field: words.field(name), state })
}
