import { isCreditCode } from './creditCode'
import { isIdCard } from './idCard'
import { ipList } from './ipList'
import { appSecret, email, letters, phone, refuse, textOf, url, type Reader } from './readers'

/** §5: how a text is read that one of the specification's rules governs, by the name of the rule. */
export const ruleReaders: ReadonlyMap<string, Reader> = new Map([
  ['email', email],
  ['name', letters],
  ['tel', phone],
  ['url', url],
  ['appSecret', appSecret],
  ['ipList', ipList],
  ['idcard', accepting(isIdCard)],
  ['uscc', accepting(isCreditCode)],
  ['tel2', matching(/^1\d{10}$/)],
  ['charAndNum', matching(/^[a-z\d]+$/i)],
  ['number', matching(/^-?\d+$/)],
  ['floatnumber', matching(/^-?\d+(\.\d\d?)?$/)],
  ['floatNonnumber', accepting((text) => /^\d+(\.\d+)?$/.test(text) && /[1-9]/.test(text))],
  ['numeric', matching(/^[+-]?(0|[1-9]\d*)(\.\d+)?$/)],
  ['digits', matching(/^\d+$/)],
  ['password', matching(/^\w{6,12}$/)],
  ['newPassword', accepting((text) => isWithin(Array.from(text).length, 6, 20))],
])

/** Characters that a rule looks at. */
const longest = 256

function matching(pattern: RegExp): Reader {
  return accepting((text) => pattern.test(text))
}

function accepting(accepts: (text: string) => boolean): Reader {
  return (value, name) => {
    const text = textOf(value, name)
    return text.length <= longest && accepts(text) ? text : refuse('fieldInvalid', { name })
  }
}

function isWithin(count: number, least: number, most: number): boolean {
  return count >= least && count <= most
}
