import { field, type Field, type FieldOptions } from '../field'
import { compareTexts, toText, type Kind } from '../kind'
import { url } from '../validators/url'

export type ImageOptions = FieldOptions<never> & {
  /** A text that is no web address is the content of a QR code and drawn as one. */
  readonly qr?: true
}
export type ImageField = Field<'image', ImageOptions, string>

/**
 * The address of a picture, shown as a link: pictures of other hosts are never loaded.
 *
 * @example qrCode: f.image({ qr: true })
 */
export function image<const O extends ImageOptions = object>(options?: O) {
  return field<'image', O, string>('image', options)
}

export const imageKind: Kind<ImageField, string> = {
  parse: toText,
  format: (value) => value,
  compare: compareTexts,
  validate: (input, { qr }) => (qr ? undefined : url(input)),
  filterOps: [],
  sortable: false,
}
