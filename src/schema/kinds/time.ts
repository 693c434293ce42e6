import { config } from '@/config'
import { field, type Field, type FieldOptions } from '../field'
import { compareTexts, type Kind } from '../kind'
import { formatMoment, isDay, toMoment, type Moment } from '../time'

export type TimeOptions = FieldOptions<'range'> & {
  /** What the range's ends are called on the wire; `beginTime` and `endTime` by default (§3). */
  readonly range?: readonly [begin: string, end: string]
}
export type TimeField = Field<'time', TimeOptions, Moment>

/**
 * A moment, shown in the gateway's stated zone; its `range` filter is one field for two ends.
 *
 * @example createTime: f.time({ filter: 'range' })
 */
export function time<const O extends TimeOptions = object>(options?: O) {
  return field<'time', O, Moment>('time', options)
}

/** What the ends of a field's range are called on the wire. */
export function rangeNames(field: object): readonly [begin: string, end: string] {
  return 'range' in field
    ? (field.range as readonly [string, string])
    : (['beginTime', 'endTime'] as const)
}

export const timeKind: Kind<TimeField, Moment> = {
  parse: (wire) => toMoment(wire, config.gatewayTimeZone),
  format: (value) => formatMoment(value, 'y-M-d h:m:s'),
  compare: compareTexts,
  validate: (input) => (isDay(input) ? undefined : { key: 'validation.day' }),
  filterOps: ['range'],
  sortable: true,
  isZoned: true,
  opensBy: 'DESC',
}
