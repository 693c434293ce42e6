import { field, type Field, type FieldOptions } from '@/engine/schema/field'
import { asText, type Kind } from '@/engine/schema/kind'
import { url as urlRule } from '@/engine/schema/validators/url'

type UrlOptions = FieldOptions<'like'>
type UrlField = Field<'url', UrlOptions, string>

/**
 * The address of a page or a call, `http` or `https` only.
 *
 * @example notifyUrl: f.url({ required: true })
 */
export function url<const O extends UrlOptions = object>(options?: O) {
  return field<'url', O, string>(urlKind, options)
}

export const urlKind: Kind<UrlField, string> = {
  ...asText,
  name: 'url',
  validate: urlRule,
  filterOps: ['like'],
  sortable: false,
  samples: () => ['http://localhost/'],
}
