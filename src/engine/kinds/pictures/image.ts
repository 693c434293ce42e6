import { config } from '@/engine/config'
import { field, type Field, type FieldOptions } from '../../schema/field'
import { compareTexts, toText, type Kind } from '../../schema/kind'
import { url } from '../../schema/validators/url'

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
  return field<'image', O, string>(imageKind, options)
}

export const imageKind: Kind<ImageField, string> = {
  name: 'image',
  parse: toText,
  format: (value) => value,
  compare: compareTexts,
  validate: (input, { qr }) => {
    const isPicture = qr || url(input) === undefined || keptPicture(input) !== undefined
    return isPicture ? undefined : { key: 'validation.picture' }
  },
  filterOps: [],
  sortable: false,
  sandboxColumn: 'text',
  samples: ({ qr }) => [qr ? 'tron:pay' : 'http://localhost/1.png'],
}

const kept = new RegExp(
  `^(?:${config.basePath})?(/profile(?:/[^/\\\\?#%.][^/\\\\?#%]*)+\\.(?:jpe?g|png))$`,
  'i',
)

/**
 * Where the portal's own origin has a picture that the gateway keeps, `/profile/…` with or without the base
 * path; `undefined` for any other text.
 */
export function keptPicture(text: string): string | undefined {
  const path = kept.exec(text)?.[1]
  return path && config.basePath + path
}
