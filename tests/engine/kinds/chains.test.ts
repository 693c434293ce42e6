// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evm, f, tron } from '@/engine/declare'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { carriesChecksum, explorerUrl } from '@/engine/kinds/chain/network'

const keyOf = (field: FieldMap[string], input: string) => kindOf(field).validate(input, field)?.key
const same = (field: FieldMap[string], a: string, b: string) =>
  kindOf(field).compare(a, b, field) === 0

// the four of EIP-55 that mix cases, and two of one case
const mixed = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]
const oneCase = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
]
const hash = 'c9af23b0b1e2d3c4a5968778695a4b3c2d1e0f00112233445566778899aabbcc'

describe('Ethereum addresses', () => {
  it.each([...mixed, ...oneCase])('passes %s', (address) => {
    expect(keyOf(evm.address(), address)).toBeUndefined()
  })

  it('E15: refuses a letter in the wrong case', () => {
    for (const address of mixed) {
      for (let index = 2; index < address.length; index += 1) {
        const letter = address.charAt(index)
        const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
        if (other === letter) continue
        const wrong = address.slice(0, index) + other + address.slice(index + 1)
        expect(keyOf(evm.address(), wrong), wrong).toBe('validation.addressChecksum')
      }
    }
  })

  it.each([
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedd'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg'],
    ['0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    [`${mixed[0]}\n`],
  ])('refuses %j by its form', (input) => {
    expect(keyOf(evm.address(), input)).toBe('validation.ethereumForm')
  })

  it('are one address in any case, unlike those of TRON', () => {
    const [address = ''] = mixed
    expect(same(evm.address(), address, address.toLowerCase())).toBe(true)
    const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
    expect(same(tron.address(), wallet, wallet.toLowerCase())).toBe(false)
  })

  it('carry a checksum only where the cases mix', () => {
    expect(mixed.every(carriesChecksum)).toBe(true)
    expect(oneCase.some(carriesChecksum)).toBe(false)
  })
})

describe('hashes', () => {
  it.each([
    [tron.hash(), hash, undefined],
    [tron.hash(), hash.toUpperCase(), undefined],
    [tron.hash(), `0x${hash}`, 'validation.hashForm'],
    [evm.hash(), hash, undefined],
    [evm.hash(), `0x${hash}`, undefined],
    [evm.hash(), hash.slice(1), 'validation.hashForm'],
    [evm.hash(), `${hash}0`, 'validation.hashForm'],
    [tron.hash(), 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'validation.hashForm'],
    [tron.hash(), hash.replace('c', 'g'), 'validation.hashForm'],
  ])('%o takes %s: %s', (field, input, key) => {
    expect(keyOf(field, input)).toBe(key)
  })

  it('are one hash in any case, on Ethereum with 0x or without', () => {
    expect(same(evm.hash(), hash, `0x${hash.toUpperCase()}`)).toBe(true)
    expect(same(tron.hash(), hash, hash.toUpperCase())).toBe(true)
    expect(same(evm.hash(), hash, `${hash.slice(0, -1)}0`)).toBe(false)
  })
})

describe('a field of any network', () => {
  it('tells the network by the text', () => {
    expect(keyOf(f.address('any'), mixed[0] ?? '')).toBeUndefined()
    expect(keyOf(f.address('any'), 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBeUndefined()
    expect(keyOf(f.address('any'), 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u')).toBe(
      'validation.addressChecksum',
    )
    expect(keyOf(f.hash('any'), hash)).toBeUndefined()
    expect(keyOf(f.hash('any'), `0x${hash}`)).toBeUndefined()
  })
})

describe('the explorer', () => {
  it.each([
    ['tron', 'hash', hash, `https://tronscan.org/#/transaction/${hash}`],
    ['ethereum', 'hash', hash, `https://etherscan.io/tx/0x${hash}`],
    ['any', 'hash', `0x${hash}`, `https://etherscan.io/tx/0x${hash}`],
    ['ethereum', 'address', mixed[0], `https://etherscan.io/address/${mixed[0]}`],
  ] as const)('of %s knows the page of a %s', (network, thing, text, url) => {
    expect(explorerUrl(network, thing, String(text))).toBe(url)
  })

  it('links no text that is not of its network', () => {
    expect(explorerUrl('tron', 'address', mixed[0] ?? '')).toBeUndefined()
    expect(explorerUrl('tron', 'address', 'javascript:alert(1)')).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(explorerUrl('any', 'address', text)).toBeUndefined()
      }),
    )
  })
})
