import { field, type Field, type FieldOptions } from '@/engine/schema/field'
import { toText, type Kind } from '@/engine/schema/kind'

type FlagOptions = FieldOptions<'eq'> & {
  /** The gateway's words for yes and no; `Y` and `N` by default. */
  readonly on?: string
  readonly off?: string
}
export type FlagField = Field<'flag', FlagOptions, boolean>

/**
 * Yes or no. It also reads JSON's `true` and `false`; an input and a filter hold the gateway's own words.
 *
 * @example apiWithdrawal: f.flag()
 */
export function flag<const O extends FlagOptions = object>(options?: O) {
  return field<'flag', O, boolean>(flagKind, options)
}

export const flagKind: Kind<FlagField, boolean> = {
  name: 'flag',
  parse: (wire, field) => {
    if (typeof wire === 'boolean') return wire
    const text = toText(wire)
    const { on, off } = flagWords(field)
    if (text === on || text === off) return text === on
    return text === 'true' || text === 'false' ? text === 'true' : null
  },
  format: (value) => ({ key: value ? 'kinds.yes' : 'kinds.no' }),
  compare: (a, b) => Number(a) - Number(b),
  validate: (input, field) => {
    const { on, off } = flagWords(field)
    return input === on || input === off
      ? undefined
      : { key: 'validation.unknownCode', args: { code: input } }
  },
  toInput: (value, field) => flagWords(field)[value ? 'on' : 'off'],
  fromInput: (input, field, came) =>
    typeof came === 'boolean' ? input === flagWords(field).on : input,
  starting: (field) => flagWords(field).off,
  fromSheet: (field) => {
    const { on, off } = flagWords(field)
    return [
      ['kinds.yes', on],
      ['kinds.no', off],
    ]
  },
  filterOps: ['eq'],
  sortable: true,
  sandboxColumn: 'text',
  samples: (field) => Object.values(flagWords(field)),
}

export function flagWords({ on = 'Y', off = 'N' }: FlagField): { on: string; off: string } {
  return { on, off }
}
