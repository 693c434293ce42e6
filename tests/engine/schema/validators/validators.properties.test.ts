// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { toDecimal } from '@/engine/values/decimal'
import { length, notEmpty, required, selected } from '@/engine/schema/validators/general'
import { samePassword, rules } from '@/engine/schema/validators/rules'
import { always } from '@/tests/support/properties'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('0', '1', '9', '.', '-', '+', 'a', ' ', '٣', '１'))
    .map((all) => all.join('')),
)
const takes = (rule: keyof typeof rules, text: string) => rules[rule](text) === undefined
const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{1,${most}}$`))

describe('any number', () => {
  always('is digits where it is digits alone', [anyText], (text) => {
    const isDigits = text !== '' && [...text].every((one) => '0123456789'.includes(one))
    expect(takes('digits', text)).toBe(isDigits && text.length <= 256)
  })

  always(
    'that is whole is a number, with a minus and with zeros before it',
    [fc.bigInt(), digits(20)],
    (whole, zeros) => {
      expect(takes('number', String(whole))).toBe(true)
      expect(takes('number', `-${zeros}`)).toBe(true)
      expect(takes('number', `+${zeros}`)).toBe(false)
      expect(takes('number', `${zeros}.0`)).toBe(false)
    },
  )

  always(
    'has two places at the most where it is an amount of money',
    [fc.bigInt(), digits(6)],
    (whole, places) => {
      expect(takes('floatnumber', `${whole}.${places}`)).toBe(places.length <= 2)
    },
  )

  always('is above zero where it has to be', [digits(20), digits(20)], (whole, fraction) => {
    expect(takes('floatNonnumber', `${whole}.${fraction}`)).toBe(/[1-9]/.test(whole + fraction))
    expect(takes('floatNonnumber', `-${whole}.${fraction}`)).toBe(false)
  })

  always('that the numeric check takes is an exact amount', [anyText], (text) => {
    if (takes('numeric', text)) expect(toDecimal(text.slice(0, 100))).not.toBeNull()
  })

  always(
    'has no leading zero in the numeric check',
    [fc.bigInt({ min: 0n }), digits(10), fc.constantFrom('', '-', '+')],
    (whole, fraction, sign) => {
      expect(takes('numeric', `${sign}${whole}.${fraction}`)).toBe(true)
      expect(takes('numeric', `${sign}0${whole}`)).toBe(false)
      expect(takes('numeric', `${sign}${whole}.`)).toBe(false)
    },
  )
})

describe('any text', () => {
  always('is there where more than blanks is there', [anyText], (text) => {
    const isThere = text.trim() !== ''
    for (const rule of [required, notEmpty]) expect(rule(text) === undefined).toBe(isThere)
    expect(selected([text]) === undefined).toBe(isThere)
    expect(selected([text, ' '])).toBeDefined()
  })

  always(
    'is as long as it has characters',
    [fc.array(fc.constantFrom('a', '中', '😀', ' '), { maxLength: 30 }), fc.nat(30), fc.nat(30)],
    (signs, one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)]
      const text = signs.join('')
      expect(length({ min, max })(text) === undefined).toBe(
        signs.length >= min && signs.length <= max,
      )
      expect(length({ min })(text) === undefined).toBe(signs.length >= min)
    },
  )

  always(
    'longer than any of a rule is refused by it',
    [fc.constantFrom(...(Object.keys(rules) as (keyof typeof rules)[])), anyText],
    (rule, text) => {
      fc.pre(rule !== 'ipList')
      expect(takes(rule, text.padEnd(2_049, '1'))).toBe(false)
    },
  )

  always(
    'is a secret where it is 32 letters and digits',
    [fc.stringMatching(/^[A-Za-z\d]{20,40}$/), anyText],
    (text, odd) => {
      expect(takes('appSecret', text)).toBe(text.length === 32)
      if (takes('appSecret', odd)) expect(odd).toMatch(/^[A-Za-z\d]{32}$/)
    },
  )

  always(
    'is a new password of six to twenty characters, and the same only as itself',
    [fc.array(fc.constantFrom('a', '密', '😀', ' '), { maxLength: 30 }), anyText],
    (signs, other) => {
      const text = signs.join('')
      expect(takes('newPassword', text)).toBe(signs.length >= 6 && signs.length <= 20)
      expect(samePassword(text, text)).toBeUndefined()
      expect(samePassword(text, other) === undefined).toBe(text === other)
    },
  )
})

describe('any contact', () => {
  // what begins so is Punycode, and most of it no name at all
  const label = fc
    .stringMatching(/^[a-z]([a-z\d-]{0,10}[a-z\d])?$/)
    .filter((text) => !text.startsWith('xn--'))
  const domain = fc.tuple(label, label, fc.constantFrom('com', 'example', 'cn'))
  const atom = fc.stringMatching(/^[\w!#$%&'*+/=?^`{|}~-]{1,10}$/)

  always(
    'is an address of mail as they are written',
    [fc.array(atom, { minLength: 1, maxLength: 4 }), domain],
    (atoms, host) => {
      const mail = `${atoms.join('.')}@${host.join('.')}`
      expect(takes('email', mail)).toBe(true)
      for (const wrong of [
        `.${mail}`,
        mail.replace('@', '@@'),
        `${mail}.`,
        ` ${mail}`,
        mail.replace('@', '.@'),
      ])
        expect(takes('email', wrong)).toBe(false)
    },
  )

  always(
    'is an address of the web, without a login and without blanks',
    [domain, fc.webPath(), fc.boolean()],
    (host, path, isSecure) => {
      const url = `${isSecure ? 'https' : 'http'}://${host.join('.')}${path}`
      expect(takes('url', url)).toBe(true)
      for (const wrong of [
        ` ${url}`,
        `${url} x`,
        url.replace('://', '://me:hush@'),
        url.replace('http', 'ftp'),
        url.slice(url.indexOf('//')),
      ])
        expect(takes('url', wrong)).toBe(false)
    },
  )

  always(
    'is a telephone number of five to twenty digits',
    [digits(26), fc.integer({ min: 1, max: 999 })],
    (number, country) => {
      const isRight = (count: number) => count >= 5 && count <= 20
      expect(takes('tel', number)).toBe(isRight(number.length))
      expect(takes('tel', `+${country} ${number}`)).toBe(
        isRight(number.length + String(country).length),
      )
      expect(takes('tel2', number)).toBe(number.length === 11 && number.startsWith('1'))
    },
  )
})
