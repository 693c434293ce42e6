import type { Fields } from '@/gateway/envelope'
import type { WireFilter } from '@/gateway/query'
import { toText } from '@/schema/kind'
import { kindOf, type KindName } from '@/schema/kinds'
import { rangeNames } from '@/schema/kinds/time'
import { askList, find, own, valueIn, wireOf, type Look } from '../Look'

/** Each declared filter, by a value that a row has. */
export async function lookAtFilters(look: Look): Promise<void> {
  const { fields } = look.resource
  for (const [name, { filter, filterFor, kind }] of Object.entries(fields)) {
    if (filter === undefined || filter === 'range' || look.rows.length === 0) continue
    if (filterFor !== undefined && filterFor !== look.info.user.userType) continue
    // oxlint-disable-next-line no-await-in-loop
    await lookAtOne(look, { name, filter, kind })
  }
}

type Filter = { name: string; filter: 'eq' | 'like' | 'in'; kind: KindName }

async function lookAtOne(look: Look, { name, filter, kind }: Filter): Promise<void> {
  const wire = wireOf(look.resource, name)
  const told = look.rows.flatMap((row) => toText(own(row, wire))?.trim() || [])
  const value = told[0]
  if (value === undefined) {
    look.undone.push(`filter: no row has a value of ${name}`)
    return
  }
  const found = await askList(look, {
    where: [{ name: wire, value: filter === 'in' ? [value] : value }],
  })
  if (found.rows.length === 0)
    return find(look, 'filter', 'By a value that a row has, nothing is found.', name)
  // the records of a node below are found, too
  if (kind === 'treeSelect') return
  const isFitting = (row: Fields) => {
    const text = toText(own(row, wire)) ?? ''
    return filter === 'like'
      ? text.toLowerCase().includes(value.toLowerCase())
      : text.trim() === value
  }
  if (!found.rows.every(isFitting)) find(look, 'filter', 'The filter is ignored.', name)
  else if (found.total > look.total)
    find(look, 'filter', 'More rows are found than the list has.', name)
}

/** Each date range: a day on which there is a row, and one on which there cannot be any. */
export async function lookAtRanges(look: Look): Promise<void> {
  for (const [name, field] of Object.entries(look.resource.fields))
    // oxlint-disable-next-line no-await-in-loop
    if (field.filter === 'range') await lookAtRange(look, name)
}

async function lookAtRange(look: Look, name: string): Promise<void> {
  const { resource } = look
  const field = resource.fields[name]
  if (!field) return
  const dayIn = (row: Fields) => {
    const value = valueIn(resource, name, row)
    return value === null ? undefined : String(kindOf(field).format(value, field)).slice(0, 10)
  }
  const within = (from: string, to: string): readonly WireFilter[] => [
    { range: rangeNames(field), from, to },
  ]
  const day = look.rows.flatMap((row) => dayIn(row) ?? [])[0]
  const before = await askList(look, { where: within('1990-01-01', '1990-01-02') })
  if (before.rows.length > 0) return find(look, 'range', 'The date range is ignored.', name)
  if (day === undefined) {
    look.undone.push(`range: no row has a ${name}`)
    return
  }
  const found = await askList(look, { where: within(day, day) })
  if (found.rows.length === 0)
    find(look, 'range', 'On a day on which a row is, none is found.', name)
  else if (!found.rows.every((row) => dayIn(row) === day))
    find(look, 'range', 'Rows of other days are found, too.', name)
}
