import { useState, type ReactNode } from 'react'
import { act, render, screen } from '@testing-library/react'
import { I18nContextProvider } from 'ra-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GatewayContext } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { providerIn } from '@/tests/support/words'
import { TimeLeft, timeLeftText } from '@/engine/ui/time/TimeLeft'

const i18nInEnglish = providerIn('en-US')
const inEnglish = i18nInEnglish.translate
const inChinese = providerIn('zh-CN').translate

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 30, 4, 0, 0, 250) })
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const show = (countdown: ReactNode) => render(countdown, { wrapper: InEnglish })

function InEnglish({ children }: { children: ReactNode }) {
  const [gateway] = useState(() => createPageGateway({ language: 'en-US' }))
  return (
    <GatewayContext value={gateway}>
      <I18nContextProvider value={i18nInEnglish}>{children}</I18nContextProvider>
    </GatewayContext>
  )
}

const inMs = (ms: number) => Math.floor(Date.now() / 1000) * 1000 + ms

describe('a countdown', () => {
  it.each([
    [1, '00:00:01', '00:00:01'],
    [59 * 60 + 59, '00:59:59', '00:59:59'],
    [86_399, '23:59:59', '23:59:59'],
    [86_400, '1 day 00:00:00', '1 天 00:00:00'],
    [12 * 86_400 + 3 * 3_600 + 4 * 60 + 5, '12 days 03:04:05', '12 天 03:04:05'],
    [0, 'Expired', '已过期'],
  ])('says of %d seconds %j and %j', (seconds, en, zh) => {
    expect(timeLeftText(seconds, inEnglish)).toBe(en)
    expect(timeLeftText(seconds, inChinese)).toBe(zh)
  })

  it('ticks with the full seconds of the clock and ends in words and colour', () => {
    show(<TimeLeft endMs={inMs(3_000)} />)
    expect(screen.getByText('00:00:03')).toHaveAttribute('data-state', 'soon')
    pass(749)
    expect(screen.getByText('00:00:03')).toBeVisible()
    pass(1)
    expect(screen.getByText('00:00:02')).toBeVisible()
    pass(2_000)
    expect(screen.getByText('Expired')).toHaveAttribute('data-state', 'over')
  })

  it('is calm while there is time', () => {
    show(<TimeLeft endMs={inMs(601_000)} />)
    expect(screen.getByText('00:10:01')).toHaveAttribute('data-state', 'running')
    pass(1_000)
    expect(screen.getByText('00:10:00')).toHaveAttribute('data-state', 'soon')
  })

  it('is right at once after the machine has slept', () => {
    show(<TimeLeft endMs={inMs(7_200_000)} />)
    vi.setSystemTime(Date.now() + 7_000_000)
    pass(1_000)
    expect(screen.getByText('00:03:19')).toBeVisible()
  })

  it('needs one timer for all, and none once all have expired', () => {
    show([1, 2, 3].map((n) => <TimeLeft key={n} endMs={inMs(n * 1_000)} />))
    expect(vi.getTimerCount()).toBe(1)
    pass(2_000)
    expect(vi.getTimerCount()).toBe(1)
    pass(1_000)
    expect(screen.getAllByText('Expired')).toHaveLength(3)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves no timer behind', () => {
    const { unmount } = show(<TimeLeft endMs={inMs(60_000)} />)
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('starts none for a time that has passed', () => {
    show(<TimeLeft endMs={inMs(-1_000)} />)
    expect(screen.getByText('Expired')).toBeVisible()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('follows an end that is moved', () => {
    const { rerender } = show(<TimeLeft endMs={inMs(1_000)} />)
    pass(1_000)
    expect(vi.getTimerCount()).toBe(0)
    rerender(<TimeLeft endMs={inMs(60_000)} />)
    expect(screen.getByText('00:01:00')).toBeVisible()
    pass(1_000)
    expect(screen.getByText('00:00:59')).toBeVisible()
  })
})
