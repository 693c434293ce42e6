import { describe, expect, it, vi } from 'vitest'
import { fakeLocks } from '@/tests/engine/gateway/live/fakeLocks'
import { signIn } from '@/tests/engine/gateway/live/openChannel'
import { openCount } from './openCount'

const second = 1_000
const minute = 60 * second
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('§9 failed-payout check', () => {
  it('comes at start and every 300,000 ms', async () => {
    let failed = 0
    const { asked, found } = openCount({ answer: () => failed })
    await pass(0)
    expect(asked.count).toBe(1)
    await pass(299_999)
    expect(asked.count).toBe(1)
    failed = 3
    await pass(1)
    expect(found).toEqual([0, 3])
    await pass(300_000)
    expect([asked.count, found]).toEqual([3, [0, 3, 3]])
  })

  it.each([
    ['F16: a role tri:x', { roles: ['common', 'tri:x'] }, 0],
    ['F16: a role tri:', { roles: ['tri:'] }, 0],
    ['F16: a role xtri:', { roles: ['xtri:x'] }, 1],
    ['a role tri', { roles: ['tri'] }, 1],
    ['no role', { roles: [] }, 1],
    ['userType 01', { userType: '01' }, 0],
    ['nobody', 'nobody', 0],
  ] as const)('asks for %s', async (_who, who, checks) => {
    const { asked } = openCount({ who })
    await pass(minute)
    expect(asked.count).toBe(checks)
  })

  it('starts with the login and ends with the logout', async () => {
    const { asked, session } = openCount({ who: 'nobody' })
    await pass(minute)
    signIn(session)
    await pass(minute)
    expect(asked.count).toBe(1)
    session.clear()
    await pass(60 * minute)
    expect(asked.count).toBe(1)
  })

  it('F26: waits for a slow answer and skips the tick between', async () => {
    const answers: ((count: number) => void)[] = []
    const { asked, found } = openCount({
      answer: () => new Promise((resolve) => answers.push(resolve)),
    })
    await pass(7 * minute)
    expect(asked).toEqual({ count: 1, aborted: 0 })
    answers[0]?.(0)
    await pass(2 * minute)
    expect([asked.count, found]).toEqual([1, [0]])
    await pass(3 * minute)
    expect(asked.count).toBe(2)
  })

  it('F27: an hour of failures costs few requests; it recovers', async () => {
    let isDown = true
    const answer = () => (isDown ? Promise.reject(new Error('502')) : 2)
    const { asked, found } = openCount({ answer })
    const at: number[] = []
    for (let checks = 0, passed = 0; passed <= 3_600; passed += 1) {
      await pass(passed === 0 ? 0 : second)
      if (asked.count > checks) at.push(passed)
      checks = asked.count
    }
    // 30, 60, 120, 240 s later, then every 5 minutes
    expect(at.slice(0, 7)).toEqual([0, 30, 90, 210, 450, 750, 1_050])
    expect(asked.count).toBeLessThanOrEqual(16)
    isDown = false
    await pass(5 * minute)
    expect(found).toEqual([2])
    await pass(5 * minute)
    expect(found).toEqual([2, 2])
  })

  it('F28: runs at once when queries are invalidated, in place of the running one', async () => {
    const answers: ((count: number) => void)[] = []
    const { asked, found, queryClient } = openCount({
      answer: () => new Promise((resolve) => answers.push(resolve)),
    })
    await pass(minute)
    answers[0]?.(4)
    await pass(5 * minute)
    void queryClient.invalidateQueries()
    await pass(0)
    expect(asked).toEqual({ count: 3, aborted: 1 })
    answers[2]?.(5)
    // too late: that check was given up
    answers[1]?.(9)
    await pass(299 * second)
    expect([asked.count, found]).toEqual([3, [4, 5]])
    await pass(second)
    expect(asked.count).toBe(4)
  })
})

describe('several tabs', () => {
  it('ask once; the next one continues when the leader is closed', async () => {
    const locks = fakeLocks()
    const [one, other] = [openCount({ locks }), openCount({ locks })]
    await pass(20 * minute)
    expect([one.asked.count, other.asked.count]).toEqual([5, 0])
    void other.queryClient.invalidateQueries()
    await pass(0)
    expect(other.asked.count).toBe(0)
    one.close()
    await pass(0)
    expect(other.asked.count).toBe(1)
    await pass(5 * minute)
    expect([one.asked.count, other.asked.count]).toEqual([5, 2])
  })
})
