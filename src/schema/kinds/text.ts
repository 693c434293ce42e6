import { field, type Field, type FieldOptions } from '../field'
import { compareTexts, toText, type Kind } from '../kind'

export type TextOptions = FieldOptions<'eq' | 'like'> & {
  /** The most characters an input takes; 256 by default. */
  readonly maxLength?: number
}
export type TextField = Field<'text', TextOptions, string>

/** Characters an input takes where the declaration names no limit. */
export const defaultMaxLength = 256

/**
 * A short text on one line.
 *
 * @example walletName: f.text({ filter: 'like', maxLength: 64 })
 */
export function text<const O extends TextOptions = object>(options?: O) {
  return field<'text', O, string>('text', options)
}

export const textKind: Kind<TextField, string> = {
  parse: toText,
  format: (value) => value,
  compare: compareTexts,
  validate: (input, { maxLength = defaultMaxLength }) =>
    [...input].length > maxLength
      ? { key: 'validation.maxLength', args: { max: maxLength } }
      : undefined,
  filterOps: ['eq', 'like'],
  sortable: true,
}
