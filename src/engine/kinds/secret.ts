import { field, type Compound, type Field, type FieldOptions } from '@/engine/schema/field'
import { notListed, type Kind } from '@/engine/schema/kind'
import { rules, type RuleName } from '@/engine/schema/validators/rules'

type SecretOptions = FieldOptions<never> & {
  /** Users with `:secret` can reveal it briefly on the record's page. */
  readonly reveal?: true
  /** Hides the field on the record's page. */
  readonly typedOnly?: true
  /** The gateway's setting (§7, `configKey`) that a button copies into an input; none by default. */
  readonly preset?: string
  /** The rule of specification §5 for an input; none by default. */
  readonly rule?: RuleName
}
type SecretField = Field<'secret', SecretOptions, never>

/**
 * A secret: typed once and sent, never read back into a record, a list, an address or storage.
 *
 * @example password: f.secret({ required: true, rule: 'password', typedOnly: true })
 * @example appSecret: f.secret({ reveal: true })
 */
export function secret<const O extends SecretOptions = object>(
  options?: O,
): Field<'secret', O, never> & Compound {
  return field<'secret', O, never>(secretKind, options)
}

export const secretKind: Kind<SecretField, never> = {
  ...notListed,
  name: 'secret',
  isCompound: true,
  parse: () => null,
  format: () => '',
  compare: () => 0,
  validate: (input, { rule }) => rule && rules[rule](input),
  hidden: true,
  samples: ({ rule }) => (rule === undefined ? ['hush-hush'] : []),
}
