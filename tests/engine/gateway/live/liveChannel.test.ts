// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { FakeSocket } from './fakeSockets'
import { openChannel, signIn, token } from './openChannel'

const second = 1_000
const minute = 60 * second

const accept = (socket: FakeSocket) => socket.accept()
const refuse = (socket: FakeSocket) => socket.fail()

describe('§4 the real-time channel connects', () => {
  it('with a token, userType 00 and no lock, the token in the query', async () => {
    const { channel, clock, sockets, seen } = openChannel({ answer: accept })
    await clock.pass(0)
    expect(sockets.last().url).toBe(`wss://portal.example/ws/web/user?token=${token}`)
    expect(seen).toEqual(['connecting', 'open'])
    channel.start()
    channel.retry()
    channel.wake()
    await clock.pass(5 * minute)
    expect(sockets.all).toHaveLength(1)
  })

  it.each(['01', '', '0', '000'])('F15: never as userType %j', async (userType) => {
    const { channel, clock, sockets } = openChannel({ userType })
    await clock.pass(10 * minute)
    channel.wake()
    channel.online()
    channel.retry()
    await clock.pass(10 * minute)
    expect([sockets.all.length, channel.state().status, clock.pending()]).toEqual([0, 'off', 0])
  })

  it('§9: looks for a token every second', async () => {
    const { channel, clock, sockets, session, stored } = openChannel({ isSignedIn: false })
    await clock.pass(5 * minute)
    expect([channel.state().status, clock.pending(), sockets.all.length]).toEqual(['waiting', 1, 0])
    signIn(session)
    await clock.pass(0)
    expect(sockets.all).toHaveLength(1)
    // the cookie goes in another tab, which tells nobody here, and comes back
    stored.delete('Admin-Tokens')
    await clock.pass(second)
    expect([channel.state().status, sockets.alive()]).toEqual(['waiting', 0])
    stored.set('Admin-Tokens', token)
    await clock.pass(second)
    expect([channel.state().status, sockets.alive()]).toEqual(['connecting', 1])
  })

  it('never with a token that another tab has replaced', async () => {
    const { channel, clock, sockets, stored } = openChannel({ answer: accept })
    await clock.pass(minute)
    stored.set('Admin-Tokens', 'of another user')
    await clock.pass(minute)
    expect([channel.state().status, sockets.all.length, sockets.alive()]).toEqual(['waiting', 1, 0])
  })

  it('again when another user logs in here', async () => {
    const { clock, sockets, session, gaps } = openChannel({ answer: accept })
    await clock.pass(minute)
    signIn(session, { as: 'second token' })
    await clock.pass(0)
    expect(sockets.last().url).toContain('?token=second%20token')
    expect([sockets.all.length, sockets.alive(), gaps]).toEqual([2, 1, []])
  })
})

describe('§9 heartbeat', () => {
  it('is an empty message every 10 s while it is open', async () => {
    const { clock, sockets } = openChannel({ answer: accept })
    await clock.pass(9_999)
    expect(sockets.last().sent).toEqual([])
    await clock.pass(1)
    expect(sockets.last().sent).toEqual([''])
    await clock.pass(20 * second)
    expect(sockets.last().sent).toEqual(['', '', ''])
  })

  it('F7: is not sent while it opens or closes', async () => {
    const { clock, sockets } = openChannel()
    await clock.pass(25 * second)
    expect(sockets.last().sent).toEqual([])
    sockets.last().accept()
    await clock.pass(10 * second)
    sockets.last().close()
    await clock.pass(5 * minute)
    expect(sockets.all[0]?.sent).toEqual([''])
  })

  it('F6: gives up after three with unsent data', async () => {
    const { channel, clock, sockets, gaps } = openChannel({ answer: accept })
    await clock.pass(15 * second)
    const before = clock.now()
    for (let beats = 1; beats <= 3; beats += 1) {
      sockets.last().bufferedAmount += 6
      await clock.pass(beats < 3 ? 10 * second : 5 * second)
    }
    expect([channel.state().status, sockets.alive()]).toEqual(['retrying', 0])
    expect(channel.state().lostAt).toBeLessThanOrEqual(before + 5 * second)
    await clock.pass(2 * second)
    expect(gaps).toHaveLength(1)
  })

  it('F6: gives up after three unanswered ones, if the gateway has answered before', async () => {
    const { channel, clock, sockets } = openChannel({ answer: accept })
    await clock.pass(10 * second)
    sockets.last().message('')
    await clock.pass(30 * second)
    expect(channel.state().status).toBe('open')
    await clock.pass(10 * second)
    expect(channel.state().status).toBe('retrying')
  })

  it('F6, F21: keeps a line for an hour if the gateway never answers', async () => {
    const { channel, clock, sockets } = openChannel({ answer: accept })
    await clock.pass(60 * minute)
    expect([channel.state().status, sockets.all.length]).toEqual(['open', 1])
    expect(sockets.last().sent).toHaveLength(360)
  })
})

describe('§9 reconnect', () => {
  it('F1: comes after 2, 4, 6 … s and is logged each time', async () => {
    const { channel, clock, sockets, lines } = openChannel({ answer: refuse })
    const begun = clock.now()
    const at: number[] = []
    for (let passed = 0; passed < 42; passed += 1) {
      const before = sockets.all.length
      await clock.pass(passed === 0 ? 0 : second)
      if (sockets.all.length > before) at.push((clock.now() - begun) / second)
    }
    expect(at).toEqual([0, 2, 6, 12, 20, 30])
    expect(lines.slice(0, 2)).toEqual([
      'live channel: error; attempt 1 in 2000 ms',
      'live channel: error; attempt 2 in 4000 ms',
    ])
    expect(channel.state()).toMatchObject({ status: 'retrying', attempt: 6, lostAt: begun })
    expect(channel.state().nextAt).toBe(begun + 42 * second)
  })

  it('F2: gives up after 100 attempts, logs that once, and starts again on request', async () => {
    const { channel, clock, sockets, lines } = openChannel({ answer: refuse })
    await clock.pass(10_099 * second)
    expect([sockets.all.length, channel.state().status]).toEqual([100, 'retrying'])
    await clock.pass(second)
    // the first connection and a hundred attempts
    expect([sockets.all.length, channel.state().attempt]).toEqual([101, 100])
    expect(channel.state().status).toBe('timedOut')
    await clock.pass(24 * 60 * minute)
    expect([sockets.all.length, clock.pending(), sockets.alive()]).toEqual([101, 0, 0])
    expect(lines.filter((line) => line.includes('timeout'))).toEqual([
      'live channel: error; timeout after 100 attempts',
    ])
    channel.retry()
    await clock.pass(0)
    expect(sockets.all).toHaveLength(102)
    expect(channel.state()).toMatchObject({ status: 'retrying', attempt: 1 })
  })

  it('F2: starts again when the network is back; a visible tab tries once', async () => {
    const { channel, clock, sockets, lines } = openChannel({ answer: refuse })
    await clock.pass(10_100 * second)
    channel.wake()
    await clock.pass(minute)
    expect([sockets.all.length, channel.state().status]).toEqual([102, 'timedOut'])
    expect(lines.filter((line) => line.includes('timeout'))).toHaveLength(1)
    channel.online()
    await clock.pass(0)
    expect([sockets.all.length, channel.state().attempt]).toEqual([103, 1])
    await clock.pass(2 * second)
    expect(sockets.all).toHaveLength(104)
  })

  it('F3: counts a connection that is closed after a second as failed', async () => {
    const { channel, clock, sockets } = openChannel({ answer: accept })
    for (let drops = 1; drops <= 5; drops += 1) {
      await clock.pass(second)
      sockets.last().drop()
      expect(channel.state()).toMatchObject({ status: 'retrying', attempt: drops })
      await clock.pass(drops * 2 * second)
    }
    // up to the timeout
    for (let drops = 6; drops <= 101; drops += 1) {
      await clock.pass(second)
      sockets.last().drop()
      await clock.pass(drops * 2 * second)
    }
    expect(channel.state()).toMatchObject({ status: 'timedOut', attempt: 100 })
  })

  it('F4: resets the count after a stable minute', async () => {
    const { channel, clock, sockets } = openChannel({ answer: accept })
    for (let drops = 1; drops <= 3; drops += 1) {
      await clock.pass(second)
      sockets.last().drop()
      await clock.pass(drops * 2 * second)
    }
    await clock.pass(59 * second)
    expect(channel.state()).toMatchObject({ status: 'open', attempt: 3 })
    await clock.pass(second)
    expect(channel.state()).toMatchObject({ status: 'open', attempt: 0 })
    sockets.last().drop()
    expect(channel.state()).toMatchObject({ status: 'retrying', attempt: 1 })
  })

  it.each([1001, 1012])(
    'comes back after a restart of the server (%i), up to five seconds later than others',
    async (code) => {
      const delays: number[] = []
      for (const share of [0, 0.5, 0.99]) {
        const { channel, clock, sockets, gaps, over, lines } = openChannel({
          answer: accept,
          random: () => share,
        })
        await clock.pass(minute)
        sockets.last().drop(code)
        const { status, attempt, nextAt = 0 } = channel.state()
        expect([status, attempt]).toEqual(['retrying', 1])
        delays.push(nextAt - clock.now())
        await clock.pass(nextAt - clock.now())
        expect([sockets.all.length, channel.state().status]).toEqual([2, 'open'])
        expect([gaps.length, over]).toEqual([1, []])
        expect(lines.join('\n')).not.toMatch(/error|closed|timeout/)
      }
      expect(delays).toEqual([2_000, 4_500, 6_950])
    },
  )

  it('gives an unanswered handshake 30 s', async () => {
    const { channel, clock, sockets } = openChannel()
    await clock.pass(29 * second)
    expect(channel.state().status).toBe('connecting')
    await clock.pass(second)
    expect([channel.state().status, sockets.alive()]).toEqual(['retrying', 0])
    // it is too late for that one
    sockets.last().accept()
    expect(channel.state().status).toBe('retrying')
  })

  it('waits as well when the browser refuses to open a socket', async () => {
    const { channel, clock, lines } = openChannel({
      openSocket: ({ url }) => {
        throw new Error(`refused: ${url}`)
      },
    })
    await clock.pass(0)
    expect(channel.state()).toMatchObject({ status: 'retrying', attempt: 1 })
    expect(lines).toEqual(['live channel: not allowed here; attempt 1 in 2000 ms'])
  })

  it('F18: ends with a logout and leaves nothing', async () => {
    const { channel, clock, sockets, session } = openChannel({ answer: refuse })
    await clock.pass(7 * second)
    session.clear()
    expect([channel.state(), clock.pending()]).toEqual([{ status: 'off', attempt: 0 }, 0])
    const before = sockets.all.length
    channel.wake()
    channel.online()
    await clock.pass(10 * minute)
    expect([sockets.all.length, sockets.alive()]).toEqual([before, 0])
    signIn(session, { as: 'next' })
    await clock.pass(0)
    expect(sockets.all).toHaveLength(before + 1)
  })

  it.each([4401, 1008])('F14: reports the end of the session at %i, and stops', async (code) => {
    const { channel, clock, sockets, over, lines, session } = openChannel({ answer: accept })
    await clock.pass(minute)
    sockets.last().drop(code)
    await clock.pass(10 * minute)
    channel.wake()
    channel.retry()
    await clock.pass(10 * minute)
    expect([over, sockets.all.length, channel.state().status]).toEqual([[token], 1, 'off'])
    expect([clock.pending(), lines.at(-1)]).toEqual([0, 'live channel: the session is over'])
    signIn(session, { as: 'next' })
    await clock.pass(0)
    expect(channel.state().status).toBe('open')
  })
})

describe('an extra attempt', () => {
  it('comes at once when the tab becomes visible, waits after the last one and costs no budget', async () => {
    const { channel, clock, sockets } = openChannel({ answer: refuse })
    await clock.pass(31 * second)
    expect(channel.state()).toMatchObject({ attempt: 6 })
    const due = channel.state().nextAt
    const before = sockets.all.length
    channel.wake()
    await clock.pass(0)
    expect(sockets.all).toHaveLength(before + 1)
    expect(channel.state()).toMatchObject({ status: 'retrying', attempt: 6, nextAt: due })
    for (let call = 0; call < 50; call += 1) channel.wake()
    await clock.pass(4_999)
    expect(sockets.all).toHaveLength(before + 1)
    await clock.pass(1)
    expect(sockets.all).toHaveLength(before + 2)
    expect(channel.state()).toMatchObject({ attempt: 6, nextAt: due })
    await clock.pass((due ?? 0) - clock.now())
    expect(channel.state().attempt).toBe(7)
  })

  it('follows a handshake that was running when the network came back', async () => {
    const { channel, clock, sockets } = openChannel()
    await clock.pass(second)
    for (let drops = 1; drops <= 20; drops += 1) {
      sockets.last().fail()
      await clock.pass(drops * 2 * second)
    }
    channel.online()
    sockets.last().fail()
    await clock.pass(second)
    expect(sockets.last().readyState).toBe(0)
    expect(channel.state()).toMatchObject({ status: 'connecting', attempt: 21 })
  })

  it('J14: opens one socket when started, stopped and started again, as strict rendering does', async () => {
    const { channel, clock, sockets } = openChannel({ answer: accept })
    channel.stop()
    channel.start()
    channel.start()
    await clock.pass(minute)
    expect([channel.state().status, sockets.alive()]).toEqual(['open', 1])
  })

  it('F20: comes within 5 s of waking, with one recovery and the gap', async () => {
    const { channel, clock, sockets, gaps } = openChannel({ answer: accept })
    await clock.pass(5 * minute)
    const asleepAt = clock.now()
    clock.sleep(120 * minute)
    const awakeAt = clock.now()
    await clock.pass(5 * second)
    expect([channel.state().status, sockets.all.length, sockets.alive()]).toEqual(['open', 2, 1])
    expect(gaps).toHaveLength(1)
    expect(gaps[0]?.from).toBeLessThanOrEqual(asleepAt)
    expect(gaps[0]?.from).toBeGreaterThan(asleepAt - 2 * second)
    expect((gaps[0]?.to ?? 0) - awakeAt).toBeLessThanOrEqual(5 * second)
  })

  it('F20: also comes after waking during a wait', async () => {
    let isDown = true
    const answer = (socket: FakeSocket) => (isDown ? socket.fail() : socket.accept())
    const { channel, clock } = openChannel({ answer })
    await clock.pass(20 * minute)
    isDown = false
    clock.sleep(120 * minute)
    await clock.pass(5 * second)
    expect(channel.state().status).toBe('open')
  })

  it('I16: connects once, with one gap, when the browser shows a stored page again', async () => {
    const { channel, clock, sockets, gaps } = openChannel({ answer: accept })
    await clock.pass(minute)
    // its timers stood still; all that tells of the return comes at once
    clock.sleep(20 * second)
    channel.wake()
    sockets.last().drop(1006)
    channel.wake()
    channel.online()
    await clock.pass(10 * second)
    expect([channel.state().status, sockets.all.length, sockets.alive()]).toEqual(['open', 2, 1])
    expect(gaps).toHaveLength(1)
  })

  it('F21: is not needed by a tab whose timers come once a minute', async () => {
    const { clock, sockets, gaps } = openChannel({ answer: accept })
    for (let minutes = 0; minutes < 30; minutes += 1) {
      clock.sleep(59 * second)
      await clock.pass(second)
    }
    expect([sockets.all.length, gaps]).toEqual([1, []])
    // often enough for a gateway that waits 90 s
    expect(sockets.last().sent.length).toBeGreaterThanOrEqual(29)
  })

  it('does not wait longer when a clock is set back', async () => {
    let isDown = true
    const answer = (socket: FakeSocket) => (isDown ? socket.fail() : socket.accept())
    const { channel, clock, sockets } = openChannel({ answer })
    await clock.pass(31 * second)
    isDown = false
    clock.sleep(-60 * minute)
    await clock.pass(60 * minute + 2 * second)
    expect(channel.state().status).toBe('open')
    await clock.pass(minute)
    expect(sockets.last().sent.length).toBeGreaterThanOrEqual(5)
  })
})

describe('a gap', () => {
  it('F28: is reported at each re-open, with its start, its end and the time since when messages may be missed', async () => {
    let isDown = false
    const answer = (socket: FakeSocket) => (isDown ? socket.fail() : socket.accept())
    const { clock, sockets, gaps } = openChannel({ answer })
    const firstOpen = clock.now()
    await clock.pass(5 * minute)
    const lostAt = clock.now()
    isDown = true
    sockets.last().drop()
    await clock.pass(10 * minute)
    isDown = false
    await clock.pass(50 * second)
    expect(gaps).toHaveLength(1)
    const [gap] = gaps
    expect(gap).toMatchObject({ from: lostAt, missedSince: firstOpen })
    expect((gap?.to ?? 0) - lostAt).toBeGreaterThanOrEqual(10 * minute)
    // 24 of them: 2 + 4 + … + 48 s
    expect(sockets.all.length).toBeLessThanOrEqual(26)
    await clock.pass(60 * minute)
    const lostAgainAt = clock.now()
    sockets.last().drop()
    await clock.pass(2 * second)
    expect(gaps[1]).toEqual({
      from: lostAgainAt,
      to: clock.now(),
      missedSince: lostAgainAt - 15 * minute,
    })
  })

  it('starts at the first attempt if the channel was never open', async () => {
    let isDown = true
    const answer = (socket: FakeSocket) => (isDown ? socket.fail() : socket.accept())
    const { channel, clock, gaps } = openChannel({ answer })
    const begun = clock.now()
    await clock.pass(minute)
    isDown = false
    channel.retry()
    await clock.pass(0)
    expect(gaps).toEqual([{ from: begun, to: clock.now(), missedSince: begun }])
  })
})

describe('§4 messages', () => {
  it('passes a command on', async () => {
    const { clock, sockets, commands } = openChannel({ answer: accept })
    await clock.pass(0)
    const text = '{"command":"1001","data":{"id":"7","hash":"0xab"}}'
    sockets.last().message(text)
    expect(commands).toEqual([{ command: '1001', key: '7', body: JSON.parse(text) }])
  })

  it('F8: skips anything else', async () => {
    const { channel, clock, sockets, commands } = openChannel({ answer: accept })
    await clock.pass(0)
    const garbage = ['', 'null', '[]', '42', '"1001"', '{}', '{"command":', new ArrayBuffer(8)]
    for (const one of garbage) sockets.last().message(one)
    expect([commands, channel.state().status]).toEqual([[], 'open'])
  })

  it('ignores a socket that it has left', async () => {
    const { channel, clock, sockets, commands } = openChannel({ answer: accept })
    await clock.pass(0)
    const left = sockets.last()
    channel.stop()
    left.message('{"command":"1001"}')
    left.drop(4401)
    left.accept()
    expect([commands, channel.state().status]).toEqual([[], 'off'])
  })
})
