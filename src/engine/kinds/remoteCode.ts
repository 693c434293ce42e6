import { entryOf, wordsOf, type Dict } from '../schema/dict'
import { field, type Field, type FieldOptions } from '../schema/field'
import { compareTexts, sureTextOrder, toText, type Kind } from '../schema/kind'

export type RemoteCodeOptions = FieldOptions<'eq' | 'in'> & {
  /** The gateway's name of the dictionary (§7, `/system/dict/data/type/{dictType}`). */
  readonly dictType: string
  /** The words for codes that the gateway gives none for. */
  readonly fallback?: Dict
}
export type RemoteCodeField = Field<'remoteCode', RemoteCodeOptions, string>

/**
 * A code of a dictionary that the gateway keeps. One without a label there has the word of `fallback`, else is shown as it is.
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
  name: 'remoteCode',
  parse: toText,
  format: (value, { fallback }) => {
    const key = fallback && entryOf(fallback, value)?.[1]
    return key === undefined ? value : { key: `codes.${fallback?.name}.${key}` }
  },
  compare: compareTexts,
  sureOrder: sureTextOrder,
  // which codes there are, only the gateway knows
  validate: () => undefined,
  dictionaryOf: ({ dictType }) => dictType,
  toSheet: (value, field, { say, label }) =>
    label(field.dictType, value) ?? say(remoteCodeKind.format(value, field)),
  fromSheet: ({ fallback }) => (fallback ? wordsOf(fallback) : []),
  filterOps: ['eq', 'in'],
  sortable: true,
  sandboxColumn: 'text',
  samples: ({ fallback }) => (fallback?.entries ?? []).map(([code]) => code),
}
