import type { Resource } from '@/engine/declare'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import type { Translate } from '@/engine/messages/translate'
import type { Labels } from '../../data/labels'
import type { ListWish } from '@/engine/data/exportList'
import type { GrowingLookUp } from './createLookUp'
import type { LookUp } from '@/engine/schema/kind'
import { cellText } from './cellText'

/** The filter of a list in the reader's words, once what it refers to is known. */
export async function filterWords(
  { resource, filter }: ListWish,
  labels: Labels,
  say: Translate,
  look: GrowingLookUp,
): Promise<string> {
  await look.learn([filter])
  const parts = Object.entries(filtersOf(resource)).flatMap(([name, field]) => {
    const text = filterText(filter[name], field, say, look)
    return text === '' ? [] : [`${labels.field(name)}: ${text}`]
  })
  return parts.join('; ') || say('export.noFilter')
}

/** The order of a list in the reader's words. */
export function orderWords({ resource, sort }: ListWish, labels: Labels, say: Translate): string {
  if (!resource.fields[sort.field]) return say('export.noOrder')
  const key = sort.order === 'ASC' ? 'export.ascending' : 'export.descending'
  return say(key, { field: labels.field(sort.field) })
}

function filtersOf({ fields }: Resource): FieldMap {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field.filter))
}

function filterText(value: unknown, field: FieldMap[string], say: Translate, look: LookUp): string {
  if (Array.isArray(value)) return value.map((one) => valueText(one, field, look)).join(', ')
  if (typeof value === 'string') return valueText(value.trim(), field, look)
  if (typeof value !== 'object' || value === null) return ''
  const { from = '', to = '' } = value as { from?: string; to?: string }
  const open = say('export.open')
  return from + to === '' ? '' : say('export.range', { from: from || open, to: to || open })
}

function valueText(value: unknown, field: FieldMap[string], look: LookUp): string {
  const read = field.filter === 'like' ? null : kindOf(field).parse(value, field)
  const text = cellText(read, field, look) ?? String(value)
  const isNameless = 'display' in field && text === value
  return isNameless ? look.say({ key: 'kinds.number', args: { id: text } }) : text
}
