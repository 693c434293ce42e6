import { entryOf, wordsOf, type CodeOf, type Dict } from '../schema/dict'
import { field, type Field, type FieldOptions } from '../schema/field'
import { sureTextOrder, toText, type Kind } from '../schema/kind'

export type CodeOptions = FieldOptions<'eq' | 'in'> & { readonly dict: Dict }
export type CodeField = Field<'code', CodeOptions, string>

/**
 * A code of a fixed dictionary. Always a text: `'01'` and `'1'` never meet.
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
  format: (value, { dict }) => {
    const key = entryOf(dict, value)?.[1]
    return key === undefined ? value : { key: `codes.${dict.name}.${key}` }
  },
  compare: (a, b, { dict }) => rank(dict, a) - rank(dict, b) || Number(a !== b),
  sureOrder: sureTextOrder,
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
