import { isDay } from '@/engine/values/time'
import type { Issue } from '../issue'
import { isWithin } from './general'
import { url } from './url'
import { accepting, matching, type Validator } from './validator'

const atoms = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*"
const label = '[A-Za-z\\d](?:[A-Za-z\\d-]{0,61}[A-Za-z\\d])?'
const topLevel = '[A-Za-z][A-Za-z\\d-]{0,61}[A-Za-z\\d]'
const emailForm = new RegExp(`^(?=[^@]{1,64}@)${atoms}@(?:${label}\\.)+${topLevel}$`)
const phoneGroups = /^(?:\+\d{1,3}[ -]?)?(?:\(\d{1,4}\)[ -]?)?\d+(?:[ -]\d+)*$/

const idcardForm = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/

/** §5 Idcard: GB 11643 with an existing birth date and a matching check digit; `X`, a capital, stands for ten. */
export const idcard: Validator = (input) => {
  const match = input.length === 18 ? idcardForm.exec(input) : null
  if (!match) return { key: 'validation.idcard' }
  const date = match.slice(1).join('-')
  if (!isDay(date)) return { key: 'validation.idcardDate', args: { date } }
  // ISO 7064 MOD 11-2 over all 18 characters leaves 1
  const rest = [...input].reduce((sum, one) => (sum * 2 + '0123456789X'.indexOf(one)) % 11, 0)
  return rest === 1 ? undefined : { key: 'validation.idcardCheck' }
}

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const usccForm = /^[\dA-HJ-NP-RTUWXY]{2}\d{6}[\dA-HJ-NP-RTUWXY]{10}$/

/** §5 USCC: GB 32100 with a matching check character; capitals only, without I, O, S, V and Z. */
export const uscc: Validator = (input) => {
  if (input.length !== 18 || !usccForm.test(input)) return { key: 'validation.uscc' }
  // characters weigh 3^0 … 3^16 and the check character 1, modulo 31; a right code leaves nothing
  const body = input
    .slice(0, 17)
    .split('')
    .reduceRight((rest, one) => (rest * 3 + valueOf(one)) % 31, 0)
  const rest = (body + valueOf(input.charAt(17))) % 31
  return rest === 0 ? undefined : { key: 'validation.usccCheck' }
}

function valueOf(character: string): number {
  return alphabet.indexOf(character)
}

const listCap = 4096
const shownCap = 64
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`)

/**
 * §5: an entry of an IP list, or several joined by commas, at most 4,096 characters: IPv4 without leading zeros, IPv6
 * without a zone, or either with a prefix length. The first wrong entry is named.
 */
export const ipList: Validator = (input) => {
  if (input.length > listCap) return { key: 'validation.maxLength', args: { max: listCap } }
  const wrong = input.split(/, ?/).find((entry) => !isRange(entry))
  if (wrong === undefined) return undefined
  return { key: 'validation.ipList', args: { entry: shorten(wrong) } }
}

function isRange(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = ipv4.test(address) ? 32 : isIpv6(address) ? 128 : -1
  if (bits < 0 || more.length > 0) return false
  return prefix === undefined || (/^(0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= bits)
}

function isIpv6(text: string): boolean {
  const halves = withHexTail(text).split('::')
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  const isFull = halves.length === 1 ? groups.length === 8 : groups.length <= 7
  return halves.length <= 2 && isFull && groups.every((group) => /^[\da-fA-F]{1,4}$/.test(group))
}

// The last 32 bits may be written as an IPv4 address: two groups.
function withHexTail(text: string): string {
  const tail = text.lastIndexOf(':') + 1
  return ipv4.test(text.slice(tail)) ? `${text.slice(0, tail)}0:0` : text
}

function shorten(entry: string): string {
  const characters = [...entry]
  return characters.length > shownCap ? `${characters.slice(0, shownCap).join('')}…` : entry
}

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
