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

const creditLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** §5 USCC: 18 characters of GB 32100, the last of which checks the others. */
function isCreditCode(text: string): boolean {
  if (!/^[^IOSVZ\W_a-z]{18}$/.test(text) || !/^.{2}\d{6}/.test(text)) return false
  const sum = creditWeights.reduce(
    (total, weight, index) => total + weight * creditLetters.indexOf(text.charAt(index)),
    0,
  )
  return creditLetters[(31 - (sum % 31)) % 31] === text[17]
}

const cardWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const cardChecks = '10X98765432'

/** §5 Idcard: 17 digits with a day of birth that exists, and the check character of GB 11643. */
function isIdCard(text: string): boolean {
  const match = /^[1-9]\d{5}((?:18|19|20)\d\d)(\d\d)(\d\d)\d{3}[\dX]$/.exec(text)
  if (match === null) return false
  const day = match.slice(1).join('-')
  const instant = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
  const sum = cardWeights.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return isDay && cardChecks[sum % 11] === text[17]
}
