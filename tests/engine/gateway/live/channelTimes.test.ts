// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { config } from '@/engine/config'
import { createChannelTimes } from '@/engine/gateway/live/channelTimes'

const far = 100 * config.unnoticedMs

describe('the times of a channel', () => {
  it('have no gap at the first opening', () => {
    const times = createChannelTimes()
    expect([times.lostAt(), times.heardAt(), times.isStable(far)]).toEqual([
      undefined,
      -Infinity,
      false,
    ])
    times.begin(far)
    expect(times.open(far + 5)).toBeUndefined()
    expect([times.lostAt(), times.heardAt()]).toEqual([undefined, far + 5])
    times.hear(far + 9)
    expect(times.heardAt()).toBe(far + 9)
  })

  it('are stable after a minute, to the millisecond', () => {
    const times = createChannelTimes()
    times.open(far)
    expect(times.isStable(far + config.stableConnectionMs - 1)).toBe(false)
    expect(times.isStable(far + config.stableConnectionMs)).toBe(true)
  })

  it('start a gap at the first loss; messages may be missed since the opening, or some minutes before', () => {
    const times = createChannelTimes()
    times.open(far)
    times.lose(far + 1_000)
    times.lose(far + 2_000)
    times.fail()
    expect(times.lostAt()).toBe(far + 1_000)
    expect(times.open(far + 9_000)).toEqual({
      from: far + 1_000,
      to: far + 9_000,
      missedSince: far,
    })
    expect([times.lostAt(), times.heardAt()]).toEqual([undefined, far + 9_000])
    const later = 2 * far
    times.lose(later)
    expect(times.open(later + 1)).toEqual({
      from: later,
      to: later + 1,
      missedSince: later - config.unnoticedMs,
    })
    expect(times.open(later + 2)).toBeUndefined()
  })

  it('start a gap at the first attempt of a channel that was never open', () => {
    const times = createChannelTimes()
    times.begin(far)
    times.fail()
    times.begin(far + 50)
    times.fail()
    expect(times.open(far + 100)).toEqual({ from: far, to: far + 100, missedSince: far })
  })

  it('have no gap that starts after its end, when the clock was set back', () => {
    const times = createChannelTimes()
    times.open(far)
    times.lose(far + 500)
    expect(times.open(far + 100)).toEqual({ from: far + 100, to: far + 100, missedSince: far })
  })

  it('can be forgotten', () => {
    const times = createChannelTimes()
    times.open(far)
    times.lose(far)
    times.forget()
    expect([times.lostAt(), times.heardAt(), times.isStable(2 * far)]).toEqual([
      undefined,
      -Infinity,
      false,
    ])
    expect(times.open(far)).toBeUndefined()
  })
})
