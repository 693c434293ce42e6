// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summarise } from '@/app/dashboard/summary'
import { decimal, digitsOf } from '@/engine/values/decimal'

const text = (minor: bigint) => {
  const digits = String(minor < 0n ? -minor : minor).padStart(19, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -18)}.${digits.slice(-18)}`
}

const value = (minor: bigint | null) => (minor === null ? null : decimal(text(minor)))
const sum = (all: readonly (bigint | null)[]) => all.reduce<bigint>((a, b) => a + (b ?? 0n), 0n)
const isGap = (one: bigint | null) => one === null

describe('a figure of several parts', () => {
  const amount = fc.option(fc.bigInt(-(10n ** 30n), 10n ** 30n))
  const part = fc.array(amount, { minLength: 14, maxLength: 14 })

  it('is the exact sum of the known values, of the later half and of the earlier', () => {
    fc.assert(
      fc.property(part, part, (one, two) => {
        const days = one.map((_, index) => `2026-06-${17 + index}`)
        const valuesOf = (all: typeof one) =>
          all.map((minor, index) => ({ day: days[index] ?? '', value: value(minor) }))
        const summary = summarise([valuesOf(one), valuesOf(two)])
        for (const [period, from] of [[summary.before, 0] as const, [summary.now, 7] as const]) {
          const [a, b] = [one.slice(from, from + 7), two.slice(from, from + 7)]
          const known = [...a, ...b].filter((minor) => minor !== null)
          expect(period.rows.map(({ day }) => day)).toEqual(days.slice(from, from + 7))
          expect(period.total && digitsOf(period.total)).toBe(
            known.length === 0 ? null : text(sum(known)),
          )
          const whole = from === 0 ? summary.whole.before : summary.whole.now
          const complete = [...a.slice(0, 6), ...b.slice(0, 6)].filter((minor) => minor !== null)
          expect(whole && digitsOf(whole)).toBe(complete.length === 0 ? null : text(sum(complete)))
          expect(period.gaps).toBe(
            a.filter((minor, at) => isGap(minor) && isGap(b[at] ?? null)).length,
          )
        }
      }),
    )
  })
})
