// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wireFilters } from '@/engine/data/wire/listRequest'
import { defineResource, f } from '@/engine/declare'

const parcel = defineResource('parcel', {
  path: '/parcel',
  component: 'parcel/index',
  permissions: 'parcel',
  fields: { id: f.id(), sentAt: f.time({ filter: 'range' }) },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a relative range', () => {
  const sentOn = (now: string, sentAt: unknown) => {
    vi.setSystemTime(new Date(now))
    return wireFilters(parcel, { sentAt })[0]
  }
  const days = (from: string, to: string) => ({ range: ['beginTime', 'endTime'], from, to })

  it('is counted from the day of the call, in the gateway’s zone', () => {
    // 00:30 in Shanghai
    expect(sentOn('2026-11-23T16:30:00Z', 'last7')).toEqual(days('2026-11-18', '2026-11-24'))
    expect(sentOn('2026-11-23T15:30:00Z', 'last7')).toEqual(days('2026-11-17', '2026-11-23'))
    expect(sentOn('2026-11-30T16:30:00Z', 'last7')).toEqual(days('2026-11-25', '2026-12-01'))
    expect(sentOn('2026-11-30T16:30:00Z', 'thisMonth')).toEqual(days('2026-12-01', '2026-12-01'))
  })

  it('that no version knows narrows nothing', () => {
    expect(sentOn('2026-11-23T16:30:00Z', 'last8')).toEqual({ range: ['beginTime', 'endTime'] })
  })
})
