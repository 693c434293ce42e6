// @vitest-environment node
import { expect, it } from 'vitest'
import { fetchAhead, isFetchingAhead } from '@/engine/ui/late/lateFiles'

it('code that nobody waits for says that it is on its way, and fails in silence', async () => {
  let fail: (reason: Error) => void = () => undefined
  const fetched = fetchAhead(() => new Promise((_resolve, reject) => (fail = reject)))
  expect(isFetchingAhead()).toBe(true)
  fail(new TypeError('Failed to fetch'))
  await expect(fetched).resolves.toBeUndefined()
  expect(isFetchingAhead()).toBe(false)
})
