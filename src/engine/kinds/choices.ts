import { entryOf, wordsOf, type CodeOf, type Dict } from '@/engine/schema/dict'
import { field, type Field, type FieldOptions } from '@/engine/schema/field'
import { asText, toText, type Kind } from '@/engine/schema/kind'

type CodeField = Field<'code', FieldOptions<'eq' | 'in'> & { readonly dict: Dict }, string>

/**
 * A code of a fixed dictionary. Always a text: `'01'` is not `'1'`.
 *
 * @example status: f.code(withdrawalStatus, { filter: 'in' })
 */
export function code<const D extends Dict, const O extends FieldOptions<'eq' | 'in'> = object>(
  dict: D,
  options?: O,
) {
  return field<'code', O, CodeOf<D>, { dict: D }>(codeKind, options, { dict })
}

const oneCode = { ...asText, filterOps: ['eq', 'in'], sortable: true } as const

export const codeKind: Kind<CodeField, string> = {
  ...oneCode,
  name: 'code',
  format: (value, { dict }) => wordOf(value, dict),
  compare: (a, b, { dict }) => rank(dict, a) - rank(dict, b) || Number(a !== b),
  validate: (input, { dict }) =>
    entryOf(dict, input) ? undefined : { key: 'validation.unknownCode', args: { code: input } },
  fromSheet: ({ dict }) => wordsOf(dict),
  samples: ({ dict }) => dict.entries.map(([code]) => code),
}

function rank(dict: Dict, value: string): number {
  const index = dict.entries.findIndex(([known]) => known === value)
  return index < 0 ? dict.entries.length : index
}

function wordOf(code: string, dict: Dict | undefined) {
  const key = dict && entryOf(dict, code)?.[1]
  return key === undefined ? code : { key: `codes.${dict?.name}.${key}` }
}

type RemoteCodeOptions = FieldOptions<'eq' | 'in'> & {
  /** The dictionary's name in the gateway (§7, `/system/dict/data/type/{dictType}`). */
  readonly dictType: string
  /** Words for codes that the gateway has no label for. */
  readonly fallback?: Dict
}
type RemoteCodeField = Field<'remoteCode', RemoteCodeOptions, string>

/**
 * A code of a dictionary in the gateway. A code without a label there shows the word of `fallback`, else itself.
 *
 * @example gender: f.remoteCode('sys_user_sex', userSex)
 */
export function remoteCode<const O extends FieldOptions<'eq' | 'in'> = object>(
  dictType: string,
  fallback?: Dict,
  options?: O,
) {
  return field<'remoteCode', O, string, { dictType: string }>(remoteCodeKind, options, {
    dictType,
    ...(fallback && { fallback }),
  })
}

export const remoteCodeKind: Kind<RemoteCodeField, string> = {
  ...oneCode,
  name: 'remoteCode',
  format: (value, { fallback }) => wordOf(value, fallback),
  // only the gateway knows its codes
  validate: () => undefined,
  dictionaryOf: ({ dictType }) => dictType,
  toSheet: (value, { dictType, fallback }, { say, label }) =>
    label(dictType, value) ?? say(wordOf(value, fallback)),
  fromSheet: ({ fallback }) => (fallback ? wordsOf(fallback) : []),
  samples: ({ fallback }) => (fallback?.entries ?? []).map(([code]) => code),
}

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

export const choiceFields = { code, remoteCode, flag }

export const choiceKinds = { code: codeKind, remoteCode: remoteCodeKind, flag: flagKind }
