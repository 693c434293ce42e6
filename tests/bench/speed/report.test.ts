import { describe, expect, it } from 'vitest'
import { assertSame } from './cells'
import type { Journey, Step } from './journey'
import { median } from './median'
import { reportOf } from './report'
import { textOf } from './text'
import { percentile98 } from './vitalsText'

function aJourney(ms: number, over: Partial<Journey> = {}): Journey {
  const step: Step = {
    ms,
    inp: 16,
    blocking: 0,
    requests: 1,
    bytes: 1000,
    scriptBytes: 500,
    split: undefined,
  }
  return {
    steps: { 'log-in form visible': [step], 'login → rows': [step], 'next page': [step, step] },
    lateTask: 0,
    heap: { journey: 2_000_000, thousand: 3_000_000 },
    elements: 16,
    seen: {},
    ...over,
  }
}

function aReport(cpu: number, bound: readonly number[], portal: readonly number[]) {
  const rounds = {
    bound: bound.map((ms) => aJourney(ms)),
    portal: portal.map((ms) => aJourney(ms)),
  }
  return reportOf({ cpu, rounds, traced: {}, growth: undefined })
}

describe('the report', () => {
  it('takes the median of the ratios of each round, not the ratio of the medians', () => {
    const { lines } = aReport(1, [10, 20, 100], [20, 60, 100])
    expect(lines.find(({ what }) => what === 'next page')).toMatchObject({
      bound: 20,
      portal: 60,
      ratio: 2,
      isMet: false,
    })
  })

  it('has no line for a step that was left out', () => {
    const whats = aReport(1, [10], [10]).lines.map(({ what }) => what)
    expect(whats).toContain('login → rows')
    expect(whats).not.toContain('search → rows')
  })

  it('judges the slowest input by the processor', () => {
    const slowest = (cpu: number) =>
      aReport(cpu, [10], [10]).lines.find(({ what }) => what.startsWith('slowest input'))?.budget
    expect([slowest(1), slowest(4)]).toEqual([24, 100])
  })

  it('prints a budget that is missed', () => {
    expect(textOf(aReport(1, [10], [30]))).toMatch(
      /next page +10 ms +30 ms +3\.00 +≤ 1\.1 × +MISSED/,
    )
  })
})

describe('median', () => {
  it('is the middle, or between the two in the middle', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5])
  })
})

describe('percentile98', () => {
  it('leaves out the slowest of fifty', () => {
    expect(percentile98([500, ...Array.from({ length: 49 }, () => 20)])).toBe(20)
    expect(percentile98([500, 20])).toBe(500)
  })
})

describe('assertSame', () => {
  it('accepts the same texts, and names the first that differ', () => {
    const seen = { deposits: ['a\tb', 'c\td'] }
    expect(() => assertSame('portal', seen, seen)).not.toThrow()
    expect(() => assertSame('portal', seen, { deposits: ['a\tb', 'c'] })).toThrow('deposits, 2')
    expect(() => assertSame('portal', seen, {})).toThrow('deposits, 1')
  })
})
