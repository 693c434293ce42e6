import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { holds } from '@/engine/schema/action'
import { actionOf } from './boundAction'
import { kindOf } from '@/engine/schema/field'
import { type Labels, type Translate, messageText } from '../data/labels'

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
  t: Translate,
  labels: Labels,
): string {
  const state = valueText(resource, record, name, t)
  return state === '' ? '' : t('actions.notInState', { field: labels.field(name), state })
}

/** What moved between two readings of a record: `'Amount: 10 USDT → 90,000 USDT'`. */
export function changeText(
  resource: Resource,
  records: { before: PortalRecord; now: PortalRecord },
  names: readonly string[],
  t: Translate,
  labels: Labels,
): string {
  const texts = names.map((name) => {
    const [before, now] = [records.before, records.now].map(
      (record) => valueText(resource, record, name, t) || '—',
    )
    return t('bulk.change', { field: labels.field(name), before, now })
  })
  return texts.join(' · ')
}

function valueText(resource: Resource, record: PortalRecord, name: string, t: Translate): string {
  const field = resource.fields[name]
  const value = record[name]
  if (!field || value === null || value === undefined) return ''
  return messageText(kindOf(field).format(value, field), t)
}
