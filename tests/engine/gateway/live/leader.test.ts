// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLeader, type LeaderOptions, type Locks } from '@/engine/gateway/live/leader'
import { fakeClock, settled } from '@/tests/support/fakeClock'
import { fakeBrowser } from './fakeTabs'

function openTabs(count: number, wish: Partial<LeaderOptions> = {}) {
  const { locks, storage, kept } = fakeBrowser()
  const clock = fakeClock()
  const tabs = Array.from({ length: count }, (_none, at) =>
    createLeader({ name: 'live.1', locks, storage, clock, id: `tab${at}`, ...wish }),
  )
  onTestFinished(() => {
    for (const tab of tabs) tab.stop()
    expect(clock.pending()).toBe(0)
    expect([...kept.keys()]).toEqual([])
    expect(tabs.some((tab) => tab.leads())).toBe(false)
  })
  return { tabs, clock, kept, leading: () => tabs.flatMap((tab, at) => (tab.leads() ? [at] : [])) }
}

const noLocks: Partial<LeaderOptions> = { locks: undefined }

describe('the leading tab', () => {
  it('is elected by Web Locks; the next one follows and is notified', async () => {
    const { tabs, leading } = openTabs(3)
    const heard = vi.fn<() => void>()
    tabs[1]?.subscribe(heard)
    await settled()
    expect([leading(), heard.mock.calls.length]).toEqual([[0], 0])
    tabs[0]?.stop()
    await settled()
    expect([leading(), heard.mock.calls.length]).toEqual([[1], 1])
    // one that goes while it waits is passed over
    tabs[2]?.stop()
    tabs[1]?.stop()
    await settled()
    expect(leading()).toEqual([])
  })

  it.each([['none'], ['refused']])('is elected by a lease when Web Locks are %s', async (how) => {
    const request = () => Promise.reject(new DOMException('no', 'SecurityError'))
    const locks = how === 'refused' ? ({ request } as unknown as Locks) : undefined
    const { tabs, clock, leading } = openTabs(3, { locks })
    await settled()
    // taken, and seen to be taken by nobody else
    await clock.pass(5_000)
    expect(leading()).toEqual([0])
    await clock.pass(3_600_000)
    expect(leading()).toEqual([0])
    const heard = vi.fn<() => void>()
    tabs[1]?.subscribe(heard)
    tabs[0]?.stop()
    await clock.pass(10_000)
    expect([leading(), heard.mock.calls.length]).toEqual([[1], 1])
  })

  it('is replaced when its lease runs out', async () => {
    const { clock, kept, leading } = openTabs(1, noLocks)
    kept.set('live.1.lease', `gone ${clock.now() + 15_000}`)
    await clock.pass(10_000)
    expect(leading()).toEqual([])
    await clock.pass(15_000)
    expect(leading()).toEqual([0])
  })

  it('is never two, even if both take the lease at once, or one slept', async () => {
    const { clock, kept, leading } = openTabs(2, noLocks)
    kept.set('live.1.lease', `tab1 ${clock.now() + 15_000}`)
    for (let seconds = 0; seconds < 60; seconds += 1) {
      await clock.pass(1_000)
      expect(leading().length).toBeLessThanOrEqual(1)
    }
    clock.sleep(600_000)
    expect(leading()).toEqual([])
    await clock.pass(20_000)
    expect(leading()).toHaveLength(1)
  })

  it('does not keep the lease when a clock was set back', async () => {
    const { clock, kept, leading } = openTabs(1, noLocks)
    kept.set('live.1.lease', `gone ${clock.now() + 3_600_000}`)
    await clock.pass(10_000)
    expect(leading()).toEqual([0])
  })

  it('I5: is every tab when nothing can be stored', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const storage = { getItem: () => null, setItem: full, removeItem: full }
    for (const wish of [{ storage: undefined }, { storage }]) {
      const { leading, clock } = openTabs(2, { ...noLocks, ...wish })
      await settled()
      expect([leading(), clock.pending()]).toEqual([[0, 1], 0])
    }
  })
})
