// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dict, f } from '@/engine/declare'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { inputText, startingText, typedValue, wireValue } from '@/engine/schema/input'
import type { KindName } from '@/engine/kinds'
import { keptPicture } from '@/engine/kinds/pictures/image'
import { webAddress } from '@/engine/schema/validators/url'
import { lookAlikesAmong } from '@/engine/values/lookAlikes'
import { lookAlikes } from '@/sandbox/trade/seed/lookAlikes'

const parse = (field: FieldMap[string], wire: unknown) => kindOf(field).parse(wire, field)
const keyOf = (field: FieldMap[string], input: string) => kindOf(field).validate(input, field)?.key

describe('flags', () => {
  const bit = f.flag({ on: '0', off: '1' })

  it.each([
    [f.flag(), 'Y', true],
    [f.flag(), 'N', false],
    [f.flag(), true, true],
    [f.flag(), 'false', false],
    [f.flag(), '1', null],
    [f.flag(), null, null],
    [bit, '0', true],
    [bit, 0, true],
    [bit, 1, false],
  ])('%o reads %j as %j', (field, wire, value) => {
    expect(parse(field, wire)).toBe(value)
  })

  it('start like their switch', () => {
    expect(startingText(bit)).toBe('1')
    expect(startingText(f.text())).toBe('')
  })

  it('start as declared, like any other kind', () => {
    expect(startingText(f.flag({ on: '0', off: '1', starting: true }))).toBe('0')
    expect(startingText(f.integer({ starting: 0 }))).toBe('0')
    expect(startingText(f.remoteCode('sys_user_sex', undefined, { starting: '2' }))).toBe('2')
  })

  it('are sent in the gateway’s words', () => {
    expect(inputText(bit, true)).toBe('0')
    expect(wireValue(bit, '1')).toBe('1')
    expect(typedValue(f.flag(), 'Y')).toBe(true)
    expect(keyOf(f.flag(), 'yes')).toBe('validation.unknownCode')
  })
})

describe('remote codes', () => {
  const sex = dict('userSex', [['0', 'male']])

  it('show the word of their fallback, else themselves', () => {
    const field = f.remoteCode('sys_user_sex', sex, { filter: 'in' })
    expect(kindOf(field).format('0', field)).toEqual({ key: 'codes.userSex.male' })
    expect(kindOf(field).format('2', field)).toBe('2')
    const bare = f.remoteCode('sys_user_sex')
    expect(kindOf(bare).format('0', bare)).toBe('0')
    expect(parse(bare, 0)).toBe('0')
  })
})

describe('long texts', () => {
  it('check their limit in characters, then their rule', () => {
    expect(keyOf(f.longText({ maxLength: 2 }), '😀😀')).toBeUndefined()
    expect(keyOf(f.longText({ maxLength: 2 }), 'abc')).toBe('validation.maxLength')
    expect(keyOf(f.longText(), 'x'.repeat(2001))).toBe('validation.maxLength')
    expect(keyOf(f.longText({ rule: 'digits' }), 'x')).toBe('validation.digits')
  })
})

describe('§5 web addresses', () => {
  it.each(['https://a.example/x?y=1', 'http://localhost:8080'])('%s is linked to', (text) => {
    expect(keyOf(f.url(), text)).toBeUndefined()
    expect(webAddress(text)).toMatch(/^http/)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//a.example',
    'https://user:pw@a.example',
    'ftp://a.example',
    ' https://a.example',
    '',
  ])('%j is not', (text) => {
    expect(webAddress(text)).toBeUndefined()
  })

  it.each([
    ['/profile/upload/2026/a.png', '/prod-api/profile/upload/2026/a.png'],
    ['/prod-api/profile/夏季.JPG', '/prod-api/profile/夏季.JPG'],
  ])('%s is a picture that the gateway keeps', (text, address) => {
    expect(keptPicture(text)).toBe(address)
    expect(keyOf(f.image(), text)).toBeUndefined()
  })

  it.each([
    'https://a.example/profile/a.png',
    '//a.example/profile/a.png',
    '/profile/../logout.png',
    '/profile/%2e%2e/logout.png',
    '/profile/a.svg',
    '/profile/a.png?to=x',
    '/profile/a\\b.png',
    '/profile//a.png',
    '/other/a.png',
    'profile/a.png',
    `/profile${'/a'.repeat(50_000)}`,
  ])('%.40s is none', (text) => {
    expect(keptPicture(text)).toBeUndefined()
  })

  it('are required of pictures, unless the text is a QR code’s', () => {
    expect(keyOf(f.image(), 'x')).toBe('validation.picture')
    expect(keyOf(f.image({ qr: true }), 'x')).toBeUndefined()
  })
})

describe('look-alikes', () => {
  it('are found on the page, both of a pair', () => {
    const [[a, b], [c]] = lookAlikes
    expect([...lookAlikesAmong([a, c, b, a])].toSorted()).toEqual([a, b].toSorted())
  })

  it('are not one address twice, nor in two cases on Ethereum', () => {
    const [[a]] = lookAlikes
    const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    expect(lookAlikesAmong([a, a, wallet, wallet.toLowerCase()]).size).toBe(0)
  })

  it('of Ethereum are found in any case', () => {
    const pair = [`0xAbCd${'1'.repeat(32)}9F9f`, `0xabcd${'2'.repeat(32)}9f9f`]
    expect(lookAlikesAmong(pair).size).toBe(2)
  })

  it('share one empty set, so that rows do not render again', () => {
    expect(lookAlikesAmong(['a'])).toBe(lookAlikesAmong(['b']))
  })
})

describe('every kind', () => {
  const samples: Readonly<Record<KindName, FieldMap[string]>> = {
    id: f.id(),
    text: f.text(),
    longText: f.longText(),
    integer: f.integer(),
    decimal: f.decimal({ scale: 2 }),
    money: f.money('CNY'),
    code: f.code(dict('one', [['1', 'one']])),
    remoteCode: f.remoteCode('one'),
    flag: f.flag(),
    address: f.address('any'),
    hash: f.hash('any'),
    time: f.time(),
    ref: f.ref('store', 'nick'),
    treeSelect: f.treeSelect('dept', 'deptName', { top: '0' }),
    tree: f.tree('menu', 'menuName'),
    list: f.list(f.integer()),
    rows: f.rows({ at: f.integer() }),
    matrix: f.matrix({ name: f.text(), at: f.integer() }, { rows: 'name' }),
    secret: f.secret({ reveal: true }),
    url: f.url(),
    image: f.image(),
    computed: f.computed(['a'], 'sum'),
  }

  it('reads anything without a throw, and formats and compares what it read', () => {
    const anything = fc.oneof(fc.jsonValue(), fc.string(), fc.integer().map(String))
    fc.assert(
      fc.property(anything, fc.constantFrom(...Object.values(samples)), (wire, field) => {
        const value = parse(field, wire)
        if (value === null) return
        kindOf(field).format(value, field)
        expect(kindOf(field).compare(value, value, field)).toBe(0)
      }),
      { numRuns: 2000 },
    )
  })

  it('checks and writes any text without a throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...Object.values(samples)), (text, field) => {
        expect(keyOf(field, text) ?? '').toMatch(/^(validation\.\w+)?$/)
        wireValue(field, text)
        typedValue(field, text)
      }),
      { numRuns: 2000 },
    )
  })
})
