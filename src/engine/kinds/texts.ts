import { hasHidden, type TextShape } from '@/engine/values/hiddenCharacters'
import {
  field,
  type Compound,
  type Field,
  type FieldOptions,
  type Find,
} from '@/engine/schema/field'
import { asText, notListed, toText, type Kind } from '@/engine/schema/kind'
import type { Id } from '@/engine/schema/resource'
import { rules, type RuleName } from '@/engine/schema/validators/rules'
import { url as urlRule } from '@/engine/schema/validators/url'

type IdOptions = FieldOptions<'eq', true>
type IdField = Field<'id', IdOptions, Id>

/**
 * The record's id; its filter takes several, joined by commas.
 *
 * @example id: f.id()
 * @example id: f.id({ filter: 'eq' })
 * @example id: f.id({ find: true })
 */
export function id<const O extends IdOptions = object>(options?: O) {
  return field<'id', O, Id>(idKind, options)
}

export const idKind: Kind<IdField, Id> = {
  ...asText,
  name: 'id',
  parse: (wire) => toText(wire) as Id | null,
  validate: () => undefined,
  filterOps: ['eq'],
  finds: (pasted) => (pasted.is === 'number' && isId(pasted.text) ? [{ text: pasted.text }] : []),
  sortable: true,
  sandboxColumn: 'bigint',
  samples: () => ['1'],
}

// a longer run of digits fits no gateway's number
function isId(text: string): boolean {
  return /^\d{1,19}$/.test(text)
}

type TextOptions = FieldOptions<'eq' | 'like', Find> & {
  /** The maximum length of an input; 256 characters by default, unlimited with a rule. */
  readonly maxLength?: number
  /** The rule of specification §5 for an input; none by default. */
  readonly rule?: RuleName
  /** An example in an empty input, for texts that only the gateway checks. */
  readonly example?: string
  /** A text that is a message key shows that message. */
  readonly worded?: true
}
export type TextField = Field<'text', TextOptions, string>

/**
 * A short text on one line.
 *
 * @example walletName: f.text({ filter: 'like', maxLength: 64 })
 * @example email: f.text({ rule: 'email' })
 * @example mchOrderNo: f.text({ find: 'prefix' })
 */
export function text<const O extends TextOptions = object>(options?: O) {
  return field<'text', O, string>(textKind, options)
}

/**
 * The reason that an action requires, sent as `reason`; at most 200 characters by default.
 *
 * @example reject: decide('1', '3', { args: reason() })
 */
export function reason({ maxLength = 200 }: { readonly maxLength?: number } = {}) {
  return { reason: text({ required: true, maxLength }) } as const
}

export const textKind: Kind<TextField, string> = {
  ...typedText(({ rule }) => (rule ? Infinity : 256)),
  name: 'text',
  filterOps: ['eq', 'like'],
  finds: (pasted, { find }) => {
    if (pasted.is !== 'number') return []
    return [{ text: pasted.text, ...(find === 'prefix' && { as: 'either' }) }]
  },
  sortable: true,
}

type Typed = { readonly maxLength?: number; readonly rule?: RuleName }

function typedText(usualMax: (field: Typed) => number, shape?: TextShape) {
  return {
    ...asText,
    validate: (input: string, field: Typed) => {
      const { rule, maxLength: max = usualMax(field) } = field
      if ([...input].length > max) return { key: 'validation.maxLength', args: { max } }
      if (rule) return rules[rule](input)
      return hasHidden(input, shape) ? { key: 'validation.hiddenCharacters' } : undefined
    },
    keepsBlanks: ({ rule }: Typed) => rule === undefined,
    samples: ({ rule }: Typed) => (rule === undefined ? ['Sample'] : []),
  }
}

type LongTextOptions = FieldOptions<'eq' | 'like'> & {
  /** The maximum length of an input; 2000 characters by default. */
  readonly maxLength?: number
  /** The rule of specification §5 for an input; none by default. */
  readonly rule?: RuleName
  /** JSON, laid out over several lines on a record's page. */
  readonly json?: true
  /** HTML from an editor: shown as its text, edited as its source. */
  readonly markup?: true
}
type LongTextField = Field<'longText', LongTextOptions, string>

/**
 * A text of several lines: cut in a list, whole on the record's page.
 *
 * @example remark: f.longText({ maxLength: 500 })
 */
export function longText<const O extends LongTextOptions = object>(options?: O) {
  return field<'longText', O, string>(longTextKind, options)
}

export const longTextKind: Kind<LongTextField, string> = {
  ...typedText(() => 2000, 'prose'),
  name: 'longText',
  filterOps: ['like', 'eq'],
  sortable: false,
}

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

export const textFields = { id, text, longText, url, secret }

export const textKinds = {
  id: idKind,
  text: textKind,
  longText: longTextKind,
  url: urlKind,
  secret: secretKind,
}
