import type { ListWish } from '@/engine/data/exportList'
import { kindOf, type Field } from '@/engine/schema/field'
import type { LookUp } from '@/engine/schema/kind'
import type { Labels, Translate } from '@/engine/data/labels'
import { cellText, type GrowingLookUp } from './lookUp'

export async function filterWords(
  { resource, filter }: ListWish,
  labels: Labels,
  t: Translate,
  look: GrowingLookUp,
): Promise<string> {
  await look.learn([filter])
  const filters = Object.entries(resource.fields).flatMap(([name, field]) => {
    const text = field.filter ? filterText(filter[name], field, t, look) : ''
    return text === '' ? [] : [`${labels.field(name)}: ${text}`]
  })
  return filters.join('; ') || t('export.noFilter')
}

export function orderWords({ resource, sort }: ListWish, labels: Labels, t: Translate): string {
  if (!resource.fields[sort.field]) return t('export.noOrder')
  const key = sort.order === 'ASC' ? 'export.ascending' : 'export.descending'
  return t(key, { field: labels.field(sort.field) })
}

function filterText(value: unknown, field: Field, t: Translate, look: LookUp): string {
  if (Array.isArray(value)) return value.map((one) => valueText(one, field, look)).join(', ')
  if (typeof value === 'string') return valueText(value.trim(), field, look)
  if (typeof value !== 'object' || value === null) return ''
  const { from = '', to = '' }: { from?: string; to?: string } = value
  const open = t('export.open')
  return from + to === '' ? '' : t('export.range', { from: from || open, to: to || open })
}

function valueText(value: unknown, field: Field, look: LookUp): string {
  const read = field.filter === 'like' ? null : kindOf(field).parse(value, field)
  const text = cellText(read, field, look) ?? String(value)
  const isNameless = 'display' in field && text === value
  return isNameless ? look.say({ key: 'kinds.number', args: { id: text } }) : text
}
