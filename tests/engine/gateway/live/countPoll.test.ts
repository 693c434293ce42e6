// @vitest-environment node
import { describe, expect, it, onTestFinished } from 'vitest'
import { failedPayouts } from '@/app/alerts'
import { createCountPoll, type PollState } from '@/engine/gateway/live/countPoll'
import { createLeader } from '@/engine/gateway/live/leader'
import { createSession } from '@/engine/gateway/session'
import { fakeCookies } from '../fakeTransport'
import { fakeClock, settled, type FakeClock } from '@/tests/support/fakeClock'
import { fakeBrowser } from './fakeTabs'
import { signIn } from './openChannel'

const second = 1_000
const minute = 60 * second

type Asked = { exists: number; count: number; aborted: number; underWay: number; atOnce: number }
type Browser = ReturnType<typeof fakeBrowser>
type Wish = {
  who?: Parameters<typeof signIn>[1] | 'nobody'
  /** The gateway's answer: how many failed payouts it has. */
  answer?: () => number | Promise<number>
  clock?: FakeClock
  browser?: Browser
}

/** One tab with its poll, started. */
function openPoll({
  who = {},
  answer = () => 0,
  clock = fakeClock(),
  browser = fakeBrowser(),
}: Wish) {
  const session = createSession(fakeCookies().cookies, false)
  // the timers of other tabs
  const pending = clock.pending()
  if (who !== 'nobody') signIn(session, who)
  const asked: Asked = { exists: 0, count: 0, aborted: 0, underWay: 0, atOnce: 0 }
  const found: (number | null)[] = []
  const states: PollState[] = []
  const id = `tab${Math.random()}`
  const leader = createLeader({
    name: 'live.1',
    locks: browser.locks,
    storage: undefined,
    clock,
    id,
  })
  const tabs = browser.openTab()
  const ask = async (name: 'exists' | 'count', signal: AbortSignal) => {
    asked[name] += 1
    asked.underWay += 1
    asked.atOnce = Math.max(asked.atOnce, asked.underWay)
    signal.addEventListener('abort', () => {
      asked.aborted += 1
      asked.underWay -= 1
    })
    try {
      return await answer()
    } finally {
      if (!signal.aborted) asked.underWay -= 1
    }
  }
  const { kind, isFor, everyMs } = failedPayouts
  const poll = createCountPoll({
    kind,
    session,
    isFor,
    everyMs,
    count: async (signal) => ((await ask('exists', signal)) > 0 ? ask('count', signal) : 0),
    clock,
    leader,
    tabs,
    onFound: (count) => found.push(count),
  })
  poll.subscribe(() => states.push(poll.state()))
  poll.start()
  const close = () => {
    poll.stop()
    leader.stop()
    tabs.close()
  }
  onTestFinished(() => {
    close()
    expect(clock.pending()).toBeLessThanOrEqual(pending)
    expect(poll.state()).toEqual({ status: 'off' })
  })
  return { poll, clock, session, asked, found, states, browser, close }
}

describe('§9 failed-payout check', () => {
  it('comes at start and every 300,000 ms; counts only if some exist', async () => {
    let failed = 0
    const { clock, asked, found } = openPoll({ answer: () => failed })
    await clock.pass(0)
    expect(asked).toMatchObject({ exists: 1, count: 0 })
    await clock.pass(299_999)
    expect(asked.exists).toBe(1)
    failed = 3
    await clock.pass(1)
    expect(asked).toMatchObject({ exists: 2, count: 1 })
    expect(found).toEqual([0, 3])
    await clock.pass(300_000)
    expect([asked.exists, found]).toEqual([3, [0, 3, 3]])
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
    const { clock, asked } = openPoll({ who })
    await clock.pass(minute)
    expect(asked.exists).toBe(checks)
  })

  it('starts with the login and ends with the logout', async () => {
    const { clock, asked, session } = openPoll({ who: 'nobody' })
    await clock.pass(minute)
    signIn(session)
    await clock.pass(minute)
    expect(asked.exists).toBe(1)
    session.clear()
    expect(clock.pending()).toBe(0)
    await clock.pass(60 * minute)
    expect(asked.exists).toBe(1)
  })

  it('F26: waits for a slow answer and skips the tick between', async () => {
    const answers: ((count: number) => void)[] = []
    const { clock, asked, found } = openPoll({
      answer: () => new Promise((resolve) => answers.push(resolve)),
    })
    await clock.pass(7 * minute)
    expect(asked).toMatchObject({ exists: 1, atOnce: 1, aborted: 0 })
    answers[0]?.(0)
    await clock.pass(2 * minute)
    expect([asked.exists, found]).toEqual([1, [0]])
    await clock.pass(minute)
    expect(asked).toMatchObject({ exists: 2, atOnce: 1 })
  })

  it('F27: an hour of failures is one change of the state; it recovers', async () => {
    let isDown = true
    const answer = () => (isDown ? Promise.reject(new Error('502')) : 2)
    const { clock, asked, found, states } = openPoll({ answer })
    const at: number[] = []
    const begun = clock.now()
    for (let checks = 0, passed = 0; passed <= 3_600; passed += 1) {
      if (asked.exists > checks) at.push((clock.now() - begun) / second)
      checks = asked.exists
      await clock.pass(second)
    }
    // 30, 60, 120, 240 s later, then every 5 minutes
    expect(at.slice(0, 7)).toEqual([0, 30, 90, 210, 450, 750, 1_050])
    expect(asked.exists).toBeLessThanOrEqual(16)
    expect(states.map(({ status }) => status)).toEqual(['idle', 'failing'])
    isDown = false
    await clock.pass(5 * minute)
    expect([found, states.at(-1)?.status]).toEqual([[2], 'idle'])
    await clock.pass(5 * minute)
    expect(found).toEqual([2, 2])
  })

  it('F28: runs at once on request, in place of the running one', async () => {
    const answers: ((count: number) => void)[] = []
    const { poll, clock, asked, found } = openPoll({
      answer: () => new Promise((resolve) => answers.push(resolve)),
    })
    await clock.pass(minute)
    poll.checkNow()
    await settled()
    expect(asked).toMatchObject({ exists: 2, aborted: 1, atOnce: 1 })
    answers[1]?.(5)
    await settled()
    answers[2]?.(5)
    // too late: that check was given up
    answers[0]?.(9)
    await settled()
    expect(found).toEqual([5])
    await clock.pass(299 * second)
    expect(asked.exists).toBe(2)
    await clock.pass(second)
    expect(asked.exists).toBe(3)
  })
})

describe('several tabs', () => {
  it('ask once; the leader’s result reaches the others', async () => {
    const shared = { clock: fakeClock(), browser: fakeBrowser(), answer: () => 4 }
    const [one, other] = [openPoll(shared), openPoll(shared)]
    await shared.clock.pass(20 * minute)
    expect([one.asked.exists, other.asked.exists]).toEqual([5, 0])
    expect([one.found.length, other.found]).toEqual([5, [4, 4, 4, 4, 4]])
    expect(other.poll.state()).toEqual(one.poll.state())
    other.poll.checkNow()
    await settled()
    expect(other.asked.exists).toBe(0)
    // a later tab gets the last count
    const late = openPoll(shared)
    expect([late.found, late.asked.exists, other.found.length]).toEqual([[4], 0, 5])
  })

  it('continue on time when the leader is closed', async () => {
    const shared = { clock: fakeClock(), browser: fakeBrowser(), answer: () => 1 }
    const [one, other] = [openPoll(shared), openPoll(shared)]
    await shared.clock.pass(7 * minute)
    expect(one.asked.exists).toBe(2)
    one.close()
    await shared.clock.pass(3 * minute - 1)
    expect(other.asked.exists).toBe(0)
    await shared.clock.pass(1)
    expect(other.asked.exists).toBe(1)
    await shared.clock.pass(5 * minute)
    expect(other.asked.exists).toBe(2)
  })

  it('ignore foreign messages', async () => {
    const shared = { clock: fakeClock(), browser: fakeBrowser() }
    const { found } = openPoll(shared)
    await shared.clock.pass(0)
    const stranger = shared.browser.openTab()
    const kind = 'failedPayouts'
    const counts = [
      { kind, count: '3', at: 1 },
      { kind, count: 3 },
      { kind, count: 9, at: 1 },
    ]
    for (const message of [null, 'x', ...counts]) stranger.send(message)
    stranger.send({ kind: 'another', count: 9, at: Date.UTC(2030, 0, 1) })
    expect(found).toEqual([0])
  })
})
