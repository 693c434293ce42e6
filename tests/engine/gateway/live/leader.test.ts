// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLeader, type Locks } from '@/engine/gateway/live/leader'
import { settled } from '@/tests/support/fakeClock'
import { fakeLocks } from './fakeLocks'

function openTabs(count: number, locks: Locks | undefined) {
  const tabs = Array.from({ length: count }, () => createLeader('live.1', locks))
  onTestFinished(() => {
    for (const tab of tabs) tab.stop()
    expect(tabs.some((tab) => tab.leads())).toBe(false)
  })
  return { tabs, leading: () => tabs.flatMap((tab, at) => (tab.leads() ? [at] : [])) }
}

describe('the leading tab', () => {
  it('is elected by Web Locks; the next one follows and is notified', async () => {
    const { tabs, leading } = openTabs(3, fakeLocks())
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

  it('I5: is every tab without Web Locks', () => {
    expect(openTabs(2, undefined).leading()).toEqual([0, 1])
  })

  it('I5: is every tab when Web Locks are refused, and each is notified', async () => {
    const request = () => Promise.reject(new DOMException('no', 'SecurityError'))
    const { tabs, leading } = openTabs(2, { request } as unknown as Locks)
    const heard = vi.fn<() => void>()
    tabs[1]?.subscribe(heard)
    await settled()
    expect([leading(), heard.mock.calls.length]).toEqual([[0, 1], 1])
  })
})
