import { config } from '@/engine/config'
import { field, type Field, type FieldOptions } from '@/engine/schema/field'
import { asText, notListed, type Kind } from '@/engine/schema/kind'
import { url } from '@/engine/schema/validators/url'

type ImageOptions = FieldOptions<never> & {
  /** A text that is no web address is drawn as a QR code with that content. */
  readonly qr?: true
}
type ImageField = Field<'image', ImageOptions, string>

/**
 * The address of a picture, shown as a link: pictures of other hosts are never loaded.
 *
 * @example qrCode: f.image({ qr: true })
 */
export function image<const O extends ImageOptions = object>(options?: O) {
  return field<'image', O, string>(imageKind, options)
}

export const imageKind: Kind<ImageField, string> = {
  ...notListed,
  ...asText,
  name: 'image',
  validate: (input, { qr }) => {
    const isPicture = qr || url(input) === undefined || keptPicture(input) !== undefined
    return isPicture ? undefined : { key: 'validation.picture' }
  },
  samples: ({ qr }) => [qr ? 'tron:pay' : 'http://localhost/1.png'],
}

const kept = new RegExp(
  `^(?:${config.basePath})?(/profile(?:/[^/\\\\?#%.][^/\\\\?#%]*)+\\.(?:jpe?g|png))$`,
  'i',
)

/**
 * The path on the portal's origin of a picture that the gateway stores: `/profile/…`, with or without the base path.
 * `undefined` for any other text.
 */
export function keptPicture(text: string): string | undefined {
  const path = kept.exec(text)?.[1]
  return path && config.basePath + path
}
