import type { Issue } from '../issue'
import { idcard, uscc } from './checkDigits'
import { isWithin } from './general'
import { ipList } from './ip'
import { url } from './url'
import { accepting, matching, type Validator } from './validator'

const atoms = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*"
const label = '[A-Za-z\\d](?:[A-Za-z\\d-]{0,61}[A-Za-z\\d])?'
const topLevel = '[A-Za-z][A-Za-z\\d-]{0,61}[A-Za-z\\d]'
const emailForm = new RegExp(`^(?=[^@]{1,64}@)${atoms}@(?:${label}\\.)+${topLevel}$`)
const phoneGroups = /^(?:\+\d{1,3}[ -]?)?(?:\(\d{1,4}\)[ -]?)?\d+(?:[ -]\d+)*$/

/** The rules of §5 that a text field can name; only `required` refuses an empty text. */
export const rules = Object.freeze({
  /**
   * §5 Email and emailErr: `local@domain.tld` in ASCII, at most 254 characters, 64 before the `@`; no quoted local
   * parts, bare hosts or addresses in brackets.
   */
  email: matching('email', emailForm, 254),
  /** §5 Name: Chinese characters (every unified ideograph) or Latin letters (with accents) only. */
  name: matching('name', /^[\p{Unified_Ideograph}A-Za-zÀ-ÖØ-öø-\u024F\u1E00-\u1EFF]+$/u),
  /** §5 Number: digits with an optional minus; leading zeros are digits too. */
  number: matching('number', /^-?\d+$/),
  /** §5 Floatnumber: a decimal of at most two places, with an optional minus. */
  floatnumber: matching('floatnumber', /^-?\d+(\.\d{1,2})?$/),
  /** §5 FloatNonnumber: a decimal above zero, of any number of places. */
  floatNonnumber: accepting(
    'floatNonnumber',
    (input) => /^\d+(\.\d+)?$/.test(input) && /[1-9]/.test(input),
  ),
  /**
   * §5 Tel and phoneErr: 5 to 20 digits with an optional country code (`+86`), area code in brackets, and single spaces
   * or hyphens between groups.
   */
  tel: accepting('tel', (input) => {
    const { length } = input.replaceAll(/\D/g, '')
    return length >= 5 && length <= 20 && phoneGroups.test(input)
  }),
  /** §5 Tel2: a mainland mobile number, 11 digits starting with 1. */
  tel2: matching('tel2', /^1\d{10}$/),
  idcard,
  /** §5 CharAndNum: ASCII letters and digits only. */
  charAndNum: matching('charAndNum', /^[A-Za-z\d]+$/),
  uscc,
  url,
  /** §5 pwdErr: 6 to 12 ASCII letters, digits and underscores. */
  password: matching('password', /^\w{6,12}$/),
  /** §5 newPwdLenErr, §9: a changed password has 6 to 20 characters (code points) of any kind. */
  newPassword: accepting('newPassword', (input) => isWithin(input, { min: 6, max: 20 })),
  /** §5 and §9: a new appSecret is exactly 32 ASCII letters or digits. */
  appSecret: matching('appSecret', /^[A-Za-z\d]{32}$/),
  ipList,
  /** §5, the numeric check: an optional sign, an integer with no leading zero, and optional decimals. */
  numeric: matching('numeric', /^[+-]?(0|[1-9]\d*)(\.\d+)?$/),
  /** §5, the dictionary route parameter: digits only. */
  digits: matching('digits', /^\d+$/),
} satisfies Record<string, Validator>)

export type RuleName = keyof typeof rules

/** §5 pwdNotSame: the repeated password equals the first, to the last unit. */
export function samePassword(first: string, again: string): Issue | undefined {
  return first === again ? undefined : { key: 'validation.samePassword' }
}
