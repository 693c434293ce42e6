import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { config } from '@/engine/config'
import { createPageGateway } from '@/engine/data/pageGateway'
import { followAccess } from '@/engine/shell/accessFollower'
import { readAccess } from '@/engine/data/access'

vi.mock('@/engine/data/access', () => ({ readAccess: vi.fn<() => Promise<undefined>>() }))

const reading = vi.mocked(readAccess)
let finish = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  reading.mockReset()
  reading.mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = () => resolve(undefined)
      }),
  )
})

afterEach(() => void vi.useRealTimers())

function follow() {
  return followAccess(createPageGateway({ language: 'en-US' }), () => undefined)
}

const times = () => reading.mock.calls.length

describe('how often menu and permissions are read again', () => {
  it('reads once after any number of steps, as soon as the known access is stale', async () => {
    const { stepped } = follow()
    for (const _ of [1, 2, 3]) stepped()
    await vi.advanceTimersByTimeAsync(config.accessStaleMs - 1)
    expect(times()).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(times()).toBe(1)
    finish()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(times()).toBe(1)
    stepped()
    // the requests of the new page come first
    await vi.advanceTimersByTimeAsync(config.accessWaitMs - 1)
    expect(times()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(times()).toBe(2)
  })

  it('reads at once after a refusal, one at a time; a refusal meanwhile is read once more', async () => {
    const { refused } = follow()
    await vi.advanceTimersByTimeAsync(config.accessPauseMs)
    for (const _ of [1, 2, 3]) refused()
    expect(times()).toBe(1)
    finish()
    await vi.advanceTimersByTimeAsync(config.accessStaleMs)
    expect(times()).toBe(2)
    finish()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(times()).toBe(2)
  })

  it('continues after a failed read, and ends with the portal', async () => {
    const { stepped, stop } = follow()
    reading.mockRejectedValueOnce(new Error('no answer'))
    stepped()
    await vi.advanceTimersByTimeAsync(config.accessStaleMs)
    stepped()
    await vi.advanceTimersByTimeAsync(config.accessStaleMs)
    expect(times()).toBe(2)
    finish()
    stepped()
    stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(times()).toBe(2)
  })
})
