// @vitest-environment node
import * as fc from 'fast-check'
import { LosslessNumber, parse, stringify } from 'lossless-json'
import { describe, expect, it } from 'vitest'
import { readJson, writeJson } from '@/engine/gateway/json'

describe('lossless JSON', () => {
  it.each([
    ['0', 0],
    ['-7', -7],
    ['9007199254740991', 9007199254740991],
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740992', '-9007199254740992'],
    ['0.10', '0.10'],
    ['1.0', '1.0'],
    ['-0', '-0'],
    ['1e3', '1e3'],
    ['1E-7', '1E-7'],
    ['0.123456789012345678', '0.123456789012345678'],
  ])('D6 reads %s without losing a digit', (source, value) => {
    expect(readJson(source)).toBe(value)
    expect(readJson(` {"a" : [ 1,${source} ]}`)).toEqual({ a: [1, value] })
  })

  it('leaves what looks like a number inside a string alone', () => {
    expect(readJson('{"a":"x,1.50","b":"10:00:00"}')).toEqual({ a: 'x,1.50', b: '10:00:00' })
  })

  it.each([String.raw`{"@number":"1","b":0.10}`, String.raw`{"\u0040number":"1","b":0.10}`])(
    'takes no object of the text for a number: %s',
    (text) => {
      expect(readJson(text)).toEqual({ '@number': '1', b: '0.10' })
    },
  )

  it('writes as the library for such numbers does, with every digit', () => {
    const digits = fc.stringMatching(/^-?(?:0|[1-9]\d{0,30})(?:\.\d{1,20})?$/)
    const leaf = fc.oneof(
      digits.map((text) => new LosslessNumber(text)),
      fc.jsonValue(),
      fc.date({ noInvalidDate: true }),
      fc.constant(undefined),
    )
    const { body } = fc.letrec((tie) => ({
      body: fc.oneof(leaf, fc.array(tie('body')), fc.dictionary(fc.string(), tie('body'))),
    }))
    fc.assert(
      fc.property(body, (value) => {
        expect(writeJson(value)).toBe(stringify(value))
      }),
    )
  })

  it('equals the platform reader wherever no number is delicate', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value, (_key, one: unknown) =>
          typeof one === 'number' ? Math.trunc(one) % 1e9 || 0 : one,
        )
        if (text.includes('__proto__')) return
        expect(readJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('reads and refuses as the library for such numbers does', () => {
    const read = (reader: () => unknown) => {
      try {
        return { value: reader() }
      } catch (error) {
        return (error as Error).name
      }
    }
    const parseNumber = (source: string) => {
      const value = Number(source)
      return Number.isSafeInteger(value) && String(value) === source ? value : source
    }
    const onDuplicateKey = ({ newValue }: { newValue: unknown }) => newValue
    const pieces = [
      '1.50',
      '-0',
      '0',
      '12',
      '1e3',
      '90071992547409930',
      '01.5',
      '-',
      '1.',
      '.5',
    ].concat([
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      ' ',
      '\n',
      '"a"',
      '"b"',
      '"x,1.50"',
      '"\\""',
      '"\\\\"',
      'true',
      'null',
      '"',
    ])
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('1.50', '-0', '12', '1E-3', '90071992547409930', '"x,1.5\\""', 'null'),
        fc.array(tie('value')).map((items) => `[${items.join(' ,')}]`),
        fc
          .array(fc.tuple(fc.constantFrom('"a"', '"b"', '"1.5"'), tie('value')))
          .map((fields) => `{${fields.map(([key, one]) => `${key} : ${String(one)}`).join(',')}}`),
      ),
    })).value
    const anyText = fc.oneof(
      fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => all.join('')),
      value.map(String),
      // one character more or less
      fc
        .tuple(value.map(String), fc.nat(), fc.constantFrom('', '1', '.', ':', '"', ',', '}'))
        .map(([text, at, piece]) => {
          const place = at % (text.length + 1)
          return text.slice(0, place) + piece + text.slice(place + 1)
        }),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        expect(read(() => readJson(text))).toEqual(
          read(() => parse(text, null, { parseNumber, onDuplicateKey })),
        )
      }),
      { numRuns: 1_000 },
    )
  })

  it('gives back every decimal as it was written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?(?:0|[1-9]\d{0,30})\.\d{1,20}$/), (source) => {
        expect(readJson(`{"amount":${source}}`)).toEqual({ amount: source })
      }),
    )
  })

  it('A29 drops __proto__ keys, also escaped and nested', () => {
    for (const key of ['__proto__', '\\u005f_proto__']) {
      const value = readJson(`{"${key}":{"isAdmin":true},"a":[{"${key}":{"isAdmin":true},"b":1}]}`)
      expect(value).toEqual({ a: [{ b: 1 }] })
      expect(Object.assign({}, value)).not.toHaveProperty('isAdmin')
    }
    expect({}).not.toHaveProperty('isAdmin')
  })

  it('A29 lets the last of duplicate keys win on both paths', () => {
    expect(readJson('{"a":1,"a":2}')).toEqual({ a: 2 })
    expect(readJson('{"a":1.5,"a":2.5}')).toEqual({ a: '2.5' })
  })

  it('A30 refuses 10,000 levels and accepts 64', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    expect(() => readJson(nested(10_000))).toThrow(RangeError)
    expect(readJson(nested(64))).toBeInstanceOf(Array)
    expect(readJson(`{"a":"${'['.repeat(100)}\\"${'{'.repeat(100)}"}`)).toHaveProperty('a')
  })

  it('A30 reads a string with a million escapes', () => {
    const text = `{"a":"${'\\n'.repeat(1_000_000)}","b":1.50}`
    expect(readJson(text)).toHaveProperty('b', '1.50')
  })

  it('A30 refuses 50 MB within two seconds', () => {
    const text = `"${'x'.repeat(50_000_000)}"`
    const start = performance.now()
    expect(() => readJson(text)).toThrow(RangeError)
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it.each(['', '{', '{"a":1', '01', '1.', '<html>', '{"a":1.5,}', 'undefined'])(
    'A8 refuses %j',
    (text) => {
      expect(() => readJson(text)).toThrow(SyntaxError)
    },
  )
})
