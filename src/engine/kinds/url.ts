import { field, type Field, type FieldOptions } from '../schema/field'
import { compareTexts, toText, type Kind } from '../schema/kind'
import { url as urlRule } from '../schema/validators/url'

export type UrlOptions = FieldOptions<'like'>
export type UrlField = Field<'url', UrlOptions, string>

/**
 * The address of a page or a call, `http` or `https` only.
 *
 * @example notifyUrl: f.url({ required: true })
 */
export function url<const O extends UrlOptions = object>(options?: O) {
  return field<'url', O, string>(urlKind, options)
}

export const urlKind: Kind<UrlField, string> = {
  name: 'url',
  parse: toText,
  format: (value) => value,
  compare: compareTexts,
  validate: urlRule,
  filterOps: ['like'],
  sortable: false,
  sandboxColumn: 'text',
  samples: () => ['http://localhost/'],
}
