import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { holds } from '@/engine/schema/action'
import { kindOf } from '@/engine/schema/field'
import { capital, messageText, type Labels, type Translate } from '@/engine/data/labels'
import { actionOf, type Change } from './boundAction'

export function statesAgainst(resource: Resource, action: string, record: PortalRecord): string[] {
  const when = Object.entries(actionOf(resource, action).when ?? {})
  return when.flatMap(([name, wanted]) => (holds({ [name]: wanted }, record) ? [] : [name]))
}

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

/** Such as `'Amount: 10 USDT → 90,000 USDT'`. */
export function changeText(
  resource: Resource,
  { before, now, fields }: Change,
  t: Translate,
  labels: Labels,
): string {
  const textOf = (record: Change['before'], name: string) =>
    valueText(resource, record, name, t) || '—'
  const changes = fields.map((name) => ({
    field: labels.field(name),
    before: textOf(before, name),
    now: textOf(now, name),
  }))
  return changes.map((change) => t('bulk.change', change)).join(' · ')
}

function valueText(
  resource: Resource,
  record: Change['before'],
  name: string,
  t: Translate,
): string {
  const field = resource.fields[name]
  const value = record[name]
  if (!field || value === null || value === undefined) return ''
  return messageText(kindOf(field).format(value, field), t)
}

type Question = { readonly action: string; readonly verb: string; readonly name: string }

/** Beside an action that is itself called "Cancel", both labels name the record, so that they differ. */
export function buttonWords({ action, verb, name }: Question, t: Translate) {
  const close = t('ra.action.cancel')
  if (action.toLowerCase() !== close.toLowerCase()) return { confirm: action, close }
  return {
    confirm: t('actions.confirmNamed', { action: capital(verb), name }),
    close: t('actions.keep', { name }),
  }
}
