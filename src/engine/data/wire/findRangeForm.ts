import type { Dialect, RangeForm } from '@/engine/config'
import type { Fields, Rows } from '@/engine/gateway/envelope'
import { GatewayError } from '@/engine/gateway/errors'
import { listQuery, type Query } from '@/engine/gateway/query'
import type { Resource } from '@/engine/schema/resource'
import { toText } from '@/engine/schema/kind'
import { kindOf } from '@/engine/schema/field'
import { wireFilters, type RangeForms } from './listRequest'

export type Question = {
  readonly resource: Resource
  /** The field that the range is of. */
  readonly name: string
  readonly dialect: Dialect
  /** Asks for a page of the list. */
  readonly ask: (query: Query) => Promise<Rows>
}

const perPage = 20

/**
 * Finds the form in which a list takes the ends of a range: a day on which it has a row is asked for in both.
 * Where both find its rows, the dialect's form is given.
 *
 * @returns undefined where no row shows a day, or neither form finds its rows
 */
export async function findRangeForm(question: Question): Promise<RangeForm | undefined> {
  const { resource, dialect, ask } = question
  const whole = await ask(listQuery({ page: 1, perPage, where: [] }, dialect))
  const moments = whole.rows.map((row) => momentIn(row, question))
  // a row at midnight is found even where the range ends there
  const day = moments.find((one) => one !== undefined && !one.endsWith(' 00:00:00'))?.slice(0, 10)
  if (day === undefined) return undefined
  const finds = async (form: RangeForm) => {
    const forms: RangeForms = { [question.name]: form }
    const where = wireFilters(resource, { [question.name]: { from: day, to: day } }, forms)
    const found = await ask(listQuery({ page: 1, perPage, where }, dialect)).catch(refused)
    const ofDay = found.rows.filter((row) => momentIn(row, question)?.startsWith(day))
    // a range that cannot be read may be left out
    const isNarrowed = ofDay.length === found.rows.length || found.total < whole.total
    return ofDay.length > 0 && isNarrowed
  }
  const [isByDays, isByTimes] = await Promise.all([finds('days'), finds('times')])
  if (isByDays && isByTimes) return dialect.rangeForm
  return isByDays ? 'days' : isByTimes ? 'times' : undefined
}

function momentIn(row: Fields, { resource, name }: Question): string | undefined {
  const field = resource.fields[name]
  return (field && toText(kindOf(field).parse(row[field.wire ?? name], field))) ?? undefined
}

function refused(error: unknown): Rows {
  // a gateway that cannot read the form refuses it, or breaks
  if (error instanceof GatewayError && (error.code === 400 || error.code === 500))
    return { rows: [], total: 0 }
  throw error
}
