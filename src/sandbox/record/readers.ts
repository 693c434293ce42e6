import type { MessageArgs, Message } from '../request/messages'
import { Refusal } from '../request/Refusal'
import { isId } from '../tables/filters'
import { isTronAddress } from '../values/tronAddress'
import { refuseHidden, refuseTurned } from './refuseHidden'

/**
 * Reads a value that was sent and is not empty.
 * @throws Refusal 500 naming the mistake
 */
export type Reader = (value: unknown, name: string) => unknown

/** One line of text, without the spaces around it, of at most `limit` characters. */
export function line(limit: number): Reader {
  return (value, name) => {
    const text = textOf(value, name)
    if (Array.from(text).length > limit || /\p{Cc}/u.test(text))
      refuse('lineTooLong', { name, limit })
    refuseHidden(text, name)
    return text
  }
}

/** Text of any number of lines, of at most `limit` characters. */
export function text(limit: number): Reader {
  return (value, name) => {
    const read = textOf(value, name)
    refuseTurned(read, name)
    return Array.from(read).length <= limit ? read : refuse('textTooLong', { name, limit })
  }
}

/** A whole number, as a number or its digits. */
export function wholeNumber(from: number, to: number): Reader {
  return (value, name) => {
    const digits = typeof value === 'number' ? String(value) : value
    const isWhole = typeof digits === 'string' && /^(0|[1-9]\d{0,8})$/.test(digits.trim())
    const number = isWhole ? Number(digits) : NaN
    return number >= from && number <= to
      ? number
      : refuse('wholeNumberInvalid', { name, from, to })
  }
}

/** §5 emailErr: no dot at either end of the part before the `@`, nor two in a row. */
export const email = matching(
  /^(?!\.|[^@]*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i,
  'emailInvalid',
  254,
)

/** §5 phoneErr: 5 to 20 digits, a country code in front and single spaces or hyphens between. */
export const phone = matching(
  /^(?=(?:\D*\d){5,20}\D*$)(?:\+\d{1,3}[ -]?)?(?:\(\d{1,4}\)[ -]?)?\d+(?:[ -]\d+)*$/,
  'phoneInvalid',
  64,
)

/** The longest phone number or email of a user or a department. */
export const shortEmail: Reader = (value, name) =>
  textOf(value, name).length <= 50 ? email(value, name) : refuse('emailInvalid', { name })

export const shortPhone: Reader = (value, name) =>
  textOf(value, name).length <= 11 ? phone(value, name) : refuse('phoneInvalid', { name })

/** §5 Name: Chinese or Latin letters only, none of them in another width or of phonetic writing. */
export const letters = matching(
  /^(?:\p{Unified_Ideograph}|(?=\p{L})[a-z\u00c0-\u024f\u1e00-\u1eff])+$/iu,
  'lettersInvalid',
  256,
)

/** §5: a new appSecret has 32 letters or digits. */
export const appSecret = matching(/^[A-Za-z0-9]{32}$/, 'appSecretInvalid', 32)

/** The base32 secret of a Google code. */
export const googleCode = matching(/^[A-Z2-7]{16,64}$/, 'googleCodeInvalid', 64)

/** §5 Url: without a login in it, and with its host as the browser reads it: 2130706433 is 127.0.0.1. */
export const url: Reader = (value, name) => {
  const text = textOf(value, name)
  const isAddress =
    text.length <= 2048 &&
    /^https?:\/\/[^\s\\\p{Cc}\p{Cf}\p{Cs}]+$/iu.test(text) &&
    URL.canParse(text) &&
    hasPlainHost(text)
  return isAddress ? text : refuse('urlInvalid', { name })
}

/** Only names in other scripts and IPv6 addresses are normalised to other characters. */
function hasPlainHost(address: string): boolean {
  const { hostname, username, password } = new URL(address)
  const isNamed = hostname.split('.').every((label) => /^(?!-)[\w-]{1,63}(?<!-)$/.test(label))
  const isRead = hostname.startsWith('[') || /(?:^|\.)xn--/.test(hostname)
  return (
    username + password === '' &&
    (isNamed || hostname.startsWith('[')) &&
    (isRead || address.toLowerCase().split('//')[1]?.startsWith(hostname) === true)
  )
}

export const address: Reader = (value, name) => {
  const text = textOf(value, name)
  return isTronAddress(text) ? text : refuse('addressInvalid')
}

/** An exact decimal of zero or more, sent as text. */
export function decimal(places: number): Reader {
  const pattern = new RegExp(`^(0|[1-9]\\d{0,19})(\\.\\d{1,${places}})?$`)
  return (value, name) =>
    typeof value === 'string' && pattern.test(value.trim())
      ? value.trim()
      : refuse('decimalInvalid', { name, places })
}

/** An exact decimal of more than zero, sent as text. */
export function positive(places: number): Reader {
  const read = decimal(places)
  return (value, name) =>
    /[1-9]/.test(String(value)) ? read(value, name) : refuse('positiveInvalid', { name, places })
}

/** One of a few codes, a text or a number. */
export function code(codes: readonly string[]): Reader {
  return (value, name) => {
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' && codes.includes(text)
      ? text
      : refuse('codeInvalid', { name, codes: codes.join(', ') })
  }
}

/** The id of a record, a text or a number, without zeros in front: `01` must not slip past a look at `1`. */
export const id: Reader = (value, name) => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && isId(text)
    ? text.replace(/^0+(?=\d)/, '')
    : refuse('referenceMissing', { name })
}

/** A text without the spaces around it. */
export function textOf(value: unknown, name: string): string {
  return typeof value === 'string' && !value.includes('\0')
    ? value.trim()
    : refuse('fieldInvalid', { name })
}

export function matching(pattern: RegExp, message: Message, limit: number): Reader {
  return (value, name) => {
    const text = textOf(value, name)
    return text.length <= limit && pattern.test(text) ? text : refuse(message, { name })
  }
}

export function refuse(message: Message, args: MessageArgs = {}): never {
  throw new Refusal(500, message, args)
}
