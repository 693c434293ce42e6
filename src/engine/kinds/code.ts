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

export const codeKind: Kind<CodeField, string> = {
  name: 'code',
  parse: toText,
  format: (value, { dict }) => wordOf(value, dict),
  compare: (a, b, { dict }) => rank(dict, a) - rank(dict, b) || Number(a !== b),
  validate: (input, { dict }) =>
    entryOf(dict, input) ? undefined : { key: 'validation.unknownCode', args: { code: input } },
  fromSheet: ({ dict }) => wordsOf(dict),
  filterOps: ['eq', 'in'],
  sortable: true,
  sandboxColumn: 'text',
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
  ...asText,
  name: 'remoteCode',
  format: (value, { fallback }) => wordOf(value, fallback),
  // only the gateway knows its codes
  validate: () => undefined,
  dictionaryOf: ({ dictType }) => dictType,
  toSheet: (value, { dictType, fallback }, { say, label }) =>
    label(dictType, value) ?? say(wordOf(value, fallback)),
  fromSheet: ({ fallback }) => (fallback ? wordsOf(fallback) : []),
  filterOps: ['eq', 'in'],
  sortable: true,
  samples: ({ fallback }) => (fallback?.entries ?? []).map(([code]) => code),
}
