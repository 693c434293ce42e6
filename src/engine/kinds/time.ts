import { config } from '@/engine/config'
import { field, type Field, type FieldOptions } from '@/engine/schema/field'
import { compareTexts, toText, type Kind } from '@/engine/schema/kind'
import { timeEnds } from '@/engine/schema/rangeEnds'
import { isDay, readMoment, toMoment, type Moment } from '@/engine/values/time'

type TimeOptions = FieldOptions<'range'> & {
  /** The wire names of the range's ends; `beginTime` and `endTime` by default (§3). */
  readonly range?: readonly [begin: string, end: string]
  /** `day` is a calendar day, `yyyy-MM-dd` on the wire; a moment to the second by default. */
  readonly precision?: 'day'
  /** The time field of the same form that this one must not precede. */
  readonly notBefore?: string
}
export type TimeField = Field<'time', TimeOptions, Moment>

/**
 * A moment, shown in the gateway's zone; its `range` filter has both ends in one field.
 *
 * @example createTime: f.time({ filter: 'range' })
 * @example endTime: f.time({ required: true, notBefore: 'startTime' })
 */
export function time<const O extends TimeOptions = object>(options?: O) {
  return field<'time', O, Moment>(timeKind, options)
}

export const timeKind: Kind<TimeField, Moment> = {
  name: 'time',
  parse: (wire, field) => {
    const moment = toMoment(wire, config.gatewayTimeZone)
    return moment && field.precision === 'day' ? readMoment(inWords(moment, field)) : moment
  },
  format: inWords,
  original: (wire, value, field) => {
    const text = toText(wire) ?? undefined
    return text === inWords(value, field) ? undefined : text
  },
  compare: compareTexts,
  validate: (input, { precision }) => {
    if (precision === 'day') return isDay(input) ? undefined : { key: 'validation.day' }
    return readMoment(input) ? undefined : { key: 'validation.moment' }
  },
  validateBeside: (input, field, others) => {
    const [moment, limit] = [readMoment(input), limitOf(field, others)]
    if (!moment || !limit || inWords(moment, field) >= inWords(limit, field)) return undefined
    return { key: 'validation.notBefore', args: { limit: inWords(limit, field) } }
  },
  toInput: inWords,
  fromInput: (input, field) => {
    const moment = readMoment(input)
    return moment ? inWords(moment, field) : input
  },
  filterOps: ['range'],
  rangeEnds: timeEnds,
  sortable: true,
  isTime: true,
  sandboxColumn: 'timestamptz',
  samples: ({ precision }) => [precision === 'day' ? '2026-06-30' : '2026-06-30 10:00:00'],
}

function inWords(moment: Moment, { precision }: TimeField): string {
  return precision === 'day' ? moment.slice(0, 10) : moment
}

function limitOf({ notBefore }: TimeField, others: Readonly<Record<string, unknown>>) {
  const limit = notBefore === undefined ? undefined : others[notBefore]
  return typeof limit === 'string' ? readMoment(limit.trim()) : null
}
