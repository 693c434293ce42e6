import type { Fields } from '@/engine/gateway/envelope'
import { toText } from '@/engine/schema/kind'
import { kindOf, type Find } from '@/engine/schema/field'
import {
  askList,
  fault,
  lastingProblem,
  note,
  own,
  wireOf,
  type Look,
  type Page,
} from '../look/Look'

/** Each declared filter, by a value that a row has. */
export async function lookAtFilters(look: Look): Promise<void> {
  const { fields } = look.resource
  for (const [name, { filter, filterFor, find, kind }] of Object.entries(fields)) {
    if (filter === undefined || filter === 'range' || look.page.rows.length === 0) continue
    if (filterFor !== undefined && filterFor !== look.info.user.userType) continue
    // oxlint-disable-next-line no-await-in-loop
    const problem = await lastingProblem(look, (page) =>
      problemOf(look, page, { name, filter, find, kind }),
    )
    if (problem !== undefined) fault(look, 'filter', problem, name)
  }
}

type Filter = {
  name: string
  filter: 'eq' | 'like' | 'in'
  find: Find | undefined
  kind: string
}

async function problemOf(
  look: Look,
  page: Page,
  { name, filter, find, kind }: Filter,
): Promise<string | undefined> {
  const wire = wireOf(look.resource, name)
  const value = page.rows.flatMap((row) => toText(own(row, wire))?.trim() || [])[0]
  if (value === undefined) {
    look.undone.push(`filter: no row has a value of ${name}`)
    return undefined
  }
  const found = await askList(look, { filter: { [name]: filter === 'in' ? [value] : value } })
  if (found.rows.length === 0) return 'By a value that a row has, nothing is found.'
  // the records of a node below are found, too
  if (kind === 'treeSelect') return undefined
  const isFitting = (row: Fields) => {
    const text = toText(own(row, wire)) ?? ''
    return filter === 'like'
      ? text.toLowerCase().includes(value.toLowerCase())
      : text.trim() === value
  }
  if (!found.rows.every(isFitting)) return 'The filter is ignored.'
  if (find === 'prefix' && value.length > 1) {
    const byBeginning = await askList(look, { filter: { [name]: value.slice(0, -1) } })
    if (byBeginning.rows.length === 0)
      return 'By the beginning of a value, nothing is found: the search needs find: true.'
  }
  if (found.total <= page.total) return undefined
  // a log grows with every call
  const { total } = await askList(look)
  return found.total > total ? 'More rows are found than the list has.' : undefined
}

/** Each date range: a day on which there is a row, and one on which there cannot be any. */
export async function lookAtRanges(look: Look): Promise<void> {
  for (const [name, field] of Object.entries(look.resource.fields)) {
    if (field.filter !== 'range') continue
    // oxlint-disable-next-line no-await-in-loop
    const problem = await lastingProblem(look, (page) => rangeProblem(look, page, name))
    if (problem !== undefined) fault(look, 'range', problem, name)
    else noteForm(look, name)
  }
}

const forms = { days: 'days without a time', times: 'moments, 00:00:00 to 23:59:59' } as const

/** The portal finds out by itself which form of a range finds the rows of a day. */
function noteForm(look: Look, name: string): void {
  const { traits, dialect } = look.portal
  const form = traits.rangeForm(`${look.resource.path} ${name}`)
  if (form === undefined || form === dialect.rangeForm) return
  note(
    look,
    'range',
    `The ends of the range are taken as ${forms[form]}: the portal sends those.`,
    name,
  )
}

async function rangeProblem(look: Look, page: Page, name: string): Promise<string | undefined> {
  const field = look.resource.fields[name]
  if (field && !kindOf(field).isTime) return amountProblem(look, page, name)
  const daysIn = ({ records }: Page) => records.flatMap((record) => dayOf(look, name, record) ?? [])
  const within = (from: string, to: string) => askList(look, { filter: { [name]: { from, to } } })
  const before = await within('1990-01-01', '1990-01-02')
  if (before.records.length > 0) return 'The date range is ignored.'
  const [day] = daysIn(page)
  if (day === undefined) {
    look.undone.push(`range: no row has a ${name}`)
    return undefined
  }
  const found = await within(day, day)
  if (found.records.length === 0) return 'On a day on which a row is, none is found.'
  const isOfThatDay = daysIn(found).every((one) => one === day)
  return isOfThatDay ? undefined : 'Rows of other days are found, too.'
}

/** By an amount that a row has, and by one above all of a page. */
async function amountProblem(look: Look, page: Page, name: string): Promise<string | undefined> {
  const amountsIn = ({ records }: Page) => records.flatMap((one) => toText(one[name]) ?? [])
  const within = (end: object) => askList(look, { filter: { [name]: end } })
  const [amount] = amountsIn(page)
  if (amount === undefined) {
    look.undone.push(`range: no row has a ${name}`)
    return undefined
  }
  const found = await within({ from: amount, to: amount })
  if (found.records.length === 0) return 'By an amount that a row has, nothing is found.'
  const isSame = (one: string) => one === amount
  if (!amountsIn(found).every(isSame)) return 'The range is ignored: the portal hides the filter.'
  return undefined
}

function dayOf({ resource }: Look, name: string, record: Page['records'][number]) {
  const field = resource.fields[name]
  const value = record[name]
  if (!field || value === null || value === undefined) return undefined
  return String(kindOf(field).format(value, field)).slice(0, 10)
}
