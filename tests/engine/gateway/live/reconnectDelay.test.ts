// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { reconnectDelay } from '@/engine/gateway/live/reconnects'
import { seededRandom } from '@/sandbox/values/random'

describe('§9 reconnect delay', () => {
  it('is 2 s times the attempt', () => {
    const waits = [1, 2, 3, 100].map((attempt) => reconnectDelay(attempt, 0, () => 0.9))
    expect(waits).toEqual([2_000, 4_000, 6_000, 200_000])
  })

  it('is never shorter, and longer by at most the jitter', () => {
    expect(reconnectDelay(10, 0.5, () => 0)).toBe(20_000)
    expect(reconnectDelay(10, 0.5, () => 0.999_999)).toBe(30_000)
  })
})

describe('F19: 500 portals lose the gateway in one moment', () => {
  it.each([
    { jitter: 0, outageS: 20, mostShare: 1, leastShare: 1, tailS: 1 },
    { jitter: 0.5, outageS: 20, mostShare: 0.35, leastShare: 0, tailS: 12 },
    { jitter: 1, outageS: 20, mostShare: 0.15, leastShare: 0, tailS: 20 },
  ])('$outageS s, jitter $jitter', ({ jitter, outageS, mostShare, leastShare, tailS }) => {
    const { share, tail } = comeBack(500, jitter, outageS)
    expect(share).toBeLessThanOrEqual(mostShare)
    expect(share).toBeGreaterThanOrEqual(leastShare)
    expect(tail).toBeLessThanOrEqual(tailS)
  })
})

/** The largest share of clients within one second, and when the last of them is back, in seconds. */
function comeBack(clients: number, jitter: number, outageS: number) {
  const chance = seededRandom('swarm')
  const random = () => chance.uint32() / 2 ** 32
  const arrivals = Array.from({ length: clients }, () => {
    let ms = 0
    for (let attempt = 1; ms < outageS * 1_000; attempt += 1) {
      ms += reconnectDelay(attempt, jitter, random)
    }
    return ms / 1_000 - outageS
  }).sort((a, b) => a - b)
  const within = (from: number) => arrivals.filter((at) => at >= from && at < from + 1).length
  return { share: Math.max(...arrivals.map(within)) / clients, tail: arrivals.at(-1) ?? 0 }
}
