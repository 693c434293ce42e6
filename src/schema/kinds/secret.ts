import { field, type Field, type FieldOptions } from '../field'
import type { Kind } from '../kind'

export type SecretOptions = FieldOptions<never> & {
  /** Whoever holds `:secret` can have it read and shown, for a short while, on the record's page. */
  readonly reveal?: true
}
export type SecretField = Field<'secret', SecretOptions, never>

/**
 * A secret: typed once and sent, never read back into a record, a list, an address or storage.
 *
 * @example secondPwd: f.secret({ required: true })
 * @example appSecret: f.secret({ reveal: true })
 */
export function secret<const O extends SecretOptions = object>(options?: O) {
  return field<'secret', O, never>('secret', options)
}

export const secretKind: Kind<SecretField, never> = {
  parse: () => null,
  format: () => '',
  compare: () => 0,
  validate: () => undefined,
  filterOps: [],
  sortable: false,
  hidden: true,
}
