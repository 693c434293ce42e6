// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createReconnects } from '@/engine/gateway/live/reconnects'

const open = () => createReconnects({ jitter: 0, random: () => 0.5 })

describe('§9 attempts', () => {
  it('come 2 s × their number after a failure', () => {
    const attempts = open()
    expect([attempts.count(), attempts.isSpent(), attempts.nextAt()]).toEqual([0, false, undefined])
    expect(attempts.take(5_000)).toBe(false)
    attempts.fail(1_000)
    expect([attempts.count(), attempts.nextAt()]).toEqual([1, 3_000])
    expect([attempts.take(2_999), attempts.take(3_000), attempts.take(9_000)]).toEqual([
      false,
      true,
      true,
    ])
    attempts.fail(3_000)
    expect([attempts.count(), attempts.nextAt()]).toEqual([2, 7_000])
  })

  it('are due when the clock was set back to before the failure', () => {
    const attempts = open()
    attempts.fail(10_000)
    expect([attempts.take(9_999), attempts.take(10_000)]).toEqual([true, false])
  })

  it('end after a hundred, until the count is reset', () => {
    const attempts = open()
    for (let failures = 0; failures < 100; failures += 1) attempts.fail(0)
    expect([attempts.count(), attempts.isSpent(), attempts.nextAt()]).toEqual([100, false, 200_000])
    attempts.fail(0)
    expect([attempts.count(), attempts.isSpent(), attempts.nextAt()]).toEqual([
      100,
      true,
      undefined,
    ])
    attempts.reset()
    expect([attempts.count(), attempts.isSpent(), attempts.nextAt()]).toEqual([0, false, undefined])
    attempts.fail(0)
    expect([attempts.count(), attempts.nextAt()]).toEqual([1, 2_000])
  })

  it('are not planned once the channel is open', () => {
    const attempts = open()
    attempts.fail(0)
    attempts.hurry(0)
    attempts.settle()
    expect([attempts.nextAt(), attempts.take(1e9), attempts.count()]).toEqual([undefined, false, 1])
  })
})

describe('an extra attempt', () => {
  it('is due at once and only once, beside the planned one', () => {
    const attempts = open()
    attempts.fail(0)
    attempts.hurry(500)
    expect(attempts.nextAt()).toBe(500)
    expect([attempts.take(499), attempts.take(500)]).toEqual([false, true])
    expect([attempts.nextAt(), attempts.take(501)]).toEqual([2_000, false])
  })

  it('waits after the one before, however often it is requested', () => {
    const attempts = open()
    attempts.hurry(1_000)
    attempts.take(1_000)
    attempts.hurry(1_001)
    attempts.hurry(3_000)
    expect(attempts.nextAt()).toBe(6_000)
    expect([attempts.take(5_999), attempts.take(6_000)]).toEqual([false, true])
    attempts.hurry(60_000)
    expect(attempts.nextAt()).toBe(60_000)
  })

  it('costs none of the budget; the planned one comes as planned, a step later at the soonest', () => {
    const attempts = open()
    for (let failures = 0; failures < 3; failures += 1) attempts.fail(0)
    attempts.hurry(1_000)
    attempts.take(1_000)
    attempts.fail(1_000)
    expect([attempts.count(), attempts.nextAt()]).toEqual([3, 6_000])
    attempts.hurry(5_999)
    attempts.take(6_000)
    attempts.fail(6_000)
    expect([attempts.count(), attempts.nextAt()]).toEqual([3, 8_000])
    // the next failure is that of the planned one
    attempts.take(8_000)
    attempts.fail(8_000)
    expect(attempts.count()).toBe(4)
  })

  it('plans the first attempt if none was planned, and none after the last', () => {
    const attempts = open()
    attempts.hurry(0)
    attempts.take(0)
    attempts.fail(0)
    expect([attempts.count(), attempts.nextAt()]).toEqual([1, 2_000])
    for (let failures = 0; failures < 100; failures += 1) attempts.fail(0)
    attempts.hurry(50_000)
    attempts.take(50_000)
    attempts.fail(50_000)
    expect([attempts.isSpent(), attempts.nextAt()]).toEqual([true, undefined])
  })
})
