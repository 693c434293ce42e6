import type { Dialect, RangeForm } from '@/engine/config'
import type { Fields, Rows } from '@/engine/gateway/envelope'
import { GatewayError } from '@/engine/gateway/errors'
import type { ListRequest } from '@/engine/gateway/query'
import type { WireFilter } from '@/engine/schema/filterOps'
import type { Resource } from '@/engine/schema/resource'
import { toText } from '@/engine/schema/kind'
import { kindOf } from '@/engine/schema/field'

export type Question = {
  readonly resource: Resource
  readonly name: string
  readonly dialect: Pick<Dialect, 'rangeForm'>
  readonly ask: (request: ListRequest) => Promise<Rows>
  readonly onDay: (day: string, form: RangeForm) => readonly WireFilter[]
}

const firstPage = { page: 1, perPage: 20 }

/** Filters in both forms for a day on which the list has a row. If both find it, the dialect's form wins. */
export async function findRangeForm(question: Question): Promise<RangeForm | undefined> {
  const { dialect, ask, onDay } = question
  const whole = await ask({ ...firstPage, where: [] })
  const moments = whole.rows.map((row) => momentIn(row, question))
  // a row at midnight is found even if the range ends there
  const day = moments.find((one) => one !== undefined && !one.endsWith(' 00:00:00'))?.slice(0, 10)
  if (day === undefined) return undefined
  const finds = async (form: RangeForm) => {
    const found = await ask({ ...firstPage, where: onDay(day, form) }).catch(refused)
    const ofDay = found.rows.filter((row) => momentIn(row, question)?.startsWith(day))
    // a gateway may ignore a range that it can't read
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

// a gateway that can't read the form refuses it, or fails
function refused(error: unknown): Rows {
  if (error instanceof GatewayError && (error.code === 400 || error.code === 500))
    return { rows: [], total: 0 }
  throw error
}
