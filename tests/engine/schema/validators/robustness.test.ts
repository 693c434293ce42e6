// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withdrawalStatus } from '@/resources/dicts'
import { evm, f, tron, usdt } from '@/engine/declare'
import { kindOf } from '@/engine/schema/field'
import { imageFile, sheetFile } from '@/engine/schema/validators/files'
import { length, notEmpty, required, selected } from '@/engine/schema/validators/general'
import { samePassword, rules } from '@/engine/schema/validators/rules'
import type { Validator } from '@/engine/schema/validators/validator'

const head = new Uint8Array()

/** Everything of §5, as checks of one text. */
const every: Readonly<Record<string, Validator>> = {
  ...rules,
  required,
  notEmpty,
  lengthMin: length({ min: 3 }),
  lengthRange: length({ min: 3, max: 9 }),
  selected: (input) => selected([input]),
  samePassword: (input) => samePassword(input, ''),
  imageFile: (input) => imageFile({ name: input, type: input, head }),
  sheetFile: (input) => sheetFile({ name: input, head }),
}

/** … and what the kinds of fields add to it. */
const everyKind: Readonly<Record<string, Validator>> = Object.fromEntries(
  Object.entries({
    tronAddress: tron.address(),
    evmAddress: evm.address(),
    anyAddress: f.address('any'),
    tronHash: tron.hash(),
    evmHash: evm.hash(),
    amount: usdt(),
    decimal: f.decimal({ scale: 4, signed: true }),
    integer: f.integer({ min: 0 }),
    time: f.time(),
    list: f.list(f.text({ rule: 'ipList' })),
    longText: f.longText(),
    code: f.code(withdrawalStatus),
    image: f.image(),
    link: f.url(),
  }).map(([name, field]) => [name, (input) => kindOf(field).validate(input, field)]),
)

const starts = [
  'first.last@mail.example.com',
  'https://[2001:db8::1]:8443/a?b#c',
  '11010519491231002X',
  '91350100M000100Y43',
  '::ffff:203.0.113.7/96,10.0.0.0/8',
  '+86 (0755) 1234-5678',
  '-1234.50',
  '张三',
]

const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
const nearly = fc
  .tuple(fc.constantFrom(...starts), fc.nat(40), fc.nat(3), unit)
  .map(([text, at, drop, add]) => text.slice(0, at) + add + text.slice(at + drop))
const anything = fc.oneof(
  fc.array(unit).map((units) => units.join('')),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  nearly,
)

describe('E24: §5, every rule against random input', () => {
  const chunks = Array.from({ length: 20 }, (_, index) => index + 1)

  it.each(chunks)('judges 5,000 texts without a throw, part %i of 20', (seed) => {
    const isJudged = (input: string) =>
      Object.values(every).every((validate) => {
        const issue = validate(input)
        return issue === undefined || issue.key.startsWith('validation.')
      })
    fc.assert(fc.property(anything, isJudged), { seed, numRuns: 5000 })
  })
})

// goal 26 of reliability §4 is 50 ms: ten times as much is no machine's fault, and any other growth takes longer
describe('E24: §5, every rule and kind against 100 kB', () => {
  const size = 100_000
  const seeds = ['a', '1', '0', '-', ' ', '.', ',', ':', '/', '@', '中', '😀', '\ud83d', '\n', 'a.']
  const pairs = ['1 ', '1.', '::', '0:', ', ', 'a@', '1.1.1.1,', '(1)', 'a-', '%41', 'xn--']
  const runs = [...seeds, ...pairs].map((piece) => piece.repeat(size / piece.length))
  const worst = runs.flatMap((run) =>
    ['', ...starts].flatMap((start) => [start + run, run + start, `${start}${run}!`]),
  )

  it.each(Object.entries({ ...every, ...everyKind }))(
    'lets %s answer each worst case within half a second',
    (name, validate) => {
      const isSlow = (input: string) => {
        const start = process.cpuUsage()
        validate(input)
        return process.cpuUsage(start).user > 500_000
      }
      // twice: a machine that was busy with something else is not so again
      const cases = name in every ? worst : worst.filter((_input, at) => at % 7 === 0)
      const slow = cases.filter((input) => isSlow(input) && isSlow(input))
      expect(slow.map((input) => input.slice(0, 40))).toEqual([])
    },
  )

  it.each(Object.entries(rules))('has %s refuse all of them', (_, validate) => {
    expect(worst.filter((input) => !validate(input))).toEqual([])
  })
})
