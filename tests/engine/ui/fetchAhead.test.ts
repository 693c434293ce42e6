// @vitest-environment node
import { expect, it } from 'vitest'
import { fetchAhead, isFetchingAhead } from '@/engine/ui/late/lateFiles'

it('code loaded ahead of need is counted, and fails silently', async () => {
  let fail: (reason: Error) => void = () => undefined
  const fetched = fetchAhead(() => new Promise((_resolve, reject) => (fail = reject)))
  expect(isFetchingAhead()).toBe(true)
  fail(new TypeError('Failed to fetch'))
  await expect(fetched).resolves.toBeUndefined()
  expect(isFetchingAhead()).toBe(false)
})
