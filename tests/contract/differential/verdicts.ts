import fc from 'fast-check'
import { f, tron, usdt } from '@/engine/declare'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { rules, type RuleName } from '@/engine/schema/validators/rules'
import { address, decimal, positive, type Reader } from '@/sandbox/record/readers'
import { ipList } from '@/sandbox/record/ipList'
import { ruleReaders } from '@/sandbox/record/ruleReaders'
import { Refusal } from '@/sandbox/request/Refusal'

/** A field of the portal and the gateway's reader of its value, with texts that both accept. */
export type Judged = {
  readonly field: FieldMap[string]
  readonly read: Reader
  readonly good: readonly string[]
  /** The separator of several values: each is checked alone. */
  readonly between?: string
}

const goodTexts: Readonly<Record<RuleName, readonly string[]>> = {
  email: ['first.last@mail.example.com', "o'neil+x@a-b.cn", 'A_1@x.co'],
  name: ['张三', 'Ada', 'Åsa', '𠮷田'],
  number: ['0', '-1234', '007'],
  floatnumber: ['-1234.50', '0.1', '12'],
  floatNonnumber: ['12.345678', '0.1', '10'],
  tel: ['+86 (0755) 1234-5678', '13800138000', '(021) 555 0199'],
  tel2: ['13800138000', '19912345678'],
  idcard: ['11010519491231002X', '440308199901010012'],
  charAndNum: ['abc123', 'Z9'],
  uscc: ['91350100M000100Y43', '9144030071526726XG'],
  url: [
    'https://shop.example.com/notify?a=1#b',
    'http://localhost:8080/',
    'https://[2001:db8::1]/a',
  ],
  password: ['Kitchen_2026', 'abcdef'],
  newPassword: ['a b-c!é', '密码密码密码', '😀😀😀😀😀😀'],
  appSecret: ['0123456789ABCDEFabcdef0123456789'],
  ipList: ['203.0.113.7', '10.0.0.0/8', '2001:db8::/32', '::ffff:203.0.113.7', '::1'],
  numeric: ['+7', '-12.5', '1.000', '0'],
  digits: ['100', '007'],
}

/** By their name in both the portal and the gateway. */
export const judged: Readonly<Record<string, Judged>> = {
  ...Object.fromEntries(
    Object.entries(goodTexts).map(([rule, good]) => [
      rule,
      { field: f.text({ rule: rule as RuleName }), read: readerOf(rule), good },
    ]),
  ),
  ipList: { field: f.text({ rule: 'ipList' }), read: ipList, good: goodTexts.ipList, between: ',' },
  'an address': {
    field: tron.address(),
    read: address,
    good: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82'],
  },
  'an amount': {
    field: usdt({ zero: true }),
    read: decimal(6),
    good: ['0', '12.5', '1234.000001'],
  },
  'an amount above zero': { field: usdt(), read: positive(6), good: ['0.000001', '7', '100.50'] },
  'a rate': { field: f.decimal({ scale: 6 }), read: decimal(6), good: ['0.0125', '7.1865'] },
}

export const ruleCount = Object.keys(rules).length

function readerOf(rule: string): Reader {
  const reader = ruleReaders.get(rule)
  if (!reader) throw new Error(`The gateway knows no rule "${rule}".`)
  return reader
}

/**
 * Texts near those that both take, and any other. A form sends them without the spaces around, none empty, and none
 * with a NUL, which no input can hold.
 */
export function textsFor({ good, between = '\0' }: Judged): fc.Arbitrary<string> {
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
  const ascii = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code))
  const add = fc.oneof(ascii, ascii, unit, fc.constant(''))
  const nearly = fc
    .tuple(fc.constantFrom(...good), fc.nat(40), fc.nat(2), add)
    .map(([text, at, drop, sign]) => text.slice(0, at) + sign + text.slice(at + drop))
  const twice = fc.tuple(nearly, nearly).map(([a, b]) => a + b)
  const text = fc.oneof({ weight: 6, arbitrary: nearly }, twice, fc.string({ unit: 'grapheme' }))
  return text
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.includes('\0') && !one.includes(between))
}

/** Whether the portal and the gateway take a text. */
export function verdicts(
  { field, read }: Judged,
  text: string,
): { portal: boolean; gateway: boolean } {
  return { portal: kindOf(field).validate(text, field) === undefined, gateway: isRead(read, text) }
}

function isRead(read: Reader, text: string): boolean {
  try {
    read(text, 'it')
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
