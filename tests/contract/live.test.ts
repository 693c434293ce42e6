// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { minuteMs } from '@/sandbox/values/clock'
import { knownPassword } from '@/sandbox'
import type { SocketFault } from '@/sandbox/faults/Fault'
import { testSandbox, type TestSandbox, type TestSandboxOptions } from '@/tests/support/testSandbox'
import { ask } from '@/tests/server/portalFixture'
import { carriers, dialServer, directly, pathOf, type Carrier } from './lines'
import { serveLive } from './serveLive'

const order = { id: '1', hash: 'ab', createTime: '2026-07-01 12:00:00' }
const over = { code: 4401, reason: 'session over' }

async function openLive(carrier: Carrier, options: TestSandboxOptions = {}) {
  const sandbox = await testSandbox(options)
  onTestFinished(async () => {
    expect(sandbox.problems).toEqual([])
    await sandbox.live.close()
    // F18: closing leaves no timer behind
    expect(sandbox.clock.alarms()).toBe(0)
  })
  return { sandbox, dial: await carrier.reach(sandbox) }
}

function sender({ fetch }: TestSandbox, token: string) {
  return async (method: string, path: string, body?: unknown) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const answer = await fetch(new Request(`http://sandbox${path}`, init))
    const envelope = (await answer.json()) as { code: number; rows: Record<string, unknown>[] }
    expect(envelope).toMatchObject({ code: 200 })
    return envelope
  }
}

describe.each(carriers)('§7 real-time channel through $name', (carrier) => {
  it('§4: lets a userType 00 account in and sends it commands', async () => {
    const { sandbox, dial } = await openLive(carrier)
    const [one, two] = [
      await dial(await sandbox.logIn('admin')),
      await dial(await sandbox.logIn('tri')),
    ]
    expect([await one.opened, await two.opened]).toEqual([true, true])
    expect(sandbox.live.send('1001', order)).toBe(2)
    await expect
      .poll(() => [one.heard, two.heard])
      .toEqual([[{ command: '1001', data: order }], [{ command: '1001', data: order }]])
  })

  it.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['a made-up token', 'made-up'],
    ['a token of the right form', 'f'.repeat(64)],
  ])('refuses %s', async (_, token) => {
    const { dial } = await openLive(carrier)
    const line = await dial(token)
    expect([await line.opened, (await line.closed).code]).toEqual([false, 1006])
  })

  it('F15: refuses a store operator', async () => {
    const { sandbox, dial } = await openLive(carrier)
    expect(await (await dial(await sandbox.logIn('store'))).opened).toBe(false)
  })

  it('F14: closes the sockets of a session that logs out, and no others', async () => {
    const { sandbox, dial } = await openLive(carrier)
    const [token, otherToken] = [await sandbox.logIn('admin'), await sandbox.logIn('admin')]
    const [one, two, other] = [await dial(token), await dial(token), await dial(otherToken)]
    await Promise.all([one.opened, two.opened, other.opened])
    await sender(sandbox, token)('POST', '/logout')
    expect(await Promise.all([one.closed, two.closed])).toEqual([over, over])
    expect(sandbox.live.send('1001', order)).toBe(1)
    expect(await (await dial(token)).opened).toBe(false)
  })

  it('T5, B26: closes the sockets of a user who is signed out, gets a new password, is frozen or deleted', async () => {
    const { sandbox, dial } = await openLive(carrier)
    const ask = sender(sandbox, await sandbox.logIn('admin'))
    const { rows: users } = await ask('GET', '/system/user/list')
    const userId = users.find(({ userName }) => userName === 'auditor')?.['userId']
    const forceOut = async () => {
      const { rows } = await ask('GET', '/monitor/online/list?userName=auditor')
      await ask('DELETE', `/monitor/online/${String(rows[0]?.['tokenId'])}`)
    }
    const endings = [
      forceOut,
      () => ask('PUT', '/system/user/resetPwd', { userId, password: knownPassword }),
      () => ask('PUT', '/system/user', { userId, status: '1' }),
      () => ask('PUT', '/system/user/changeStatus', { userId, status: '1' }),
      () => ask('DELETE', `/system/user/${String(userId)}`),
    ]
    for (const end of endings) {
      const line = await dial(await sandbox.logIn('auditor'))
      expect(await line.opened).toBe(true)
      await end()
      expect(await line.closed).toEqual(over)
      await sandbox.db.query("update sys_user set status = '0'")
    }
  })

  it('T5: keeps the sockets of the session that changed the password, and closes the others', async () => {
    const { sandbox, dial } = await openLive(carrier)
    const [token, elsewhere] = [await sandbox.logIn('tri'), await sandbox.logIn('tri')]
    const [here, there] = [await dial(token), await dial(elsewhere)]
    await Promise.all([here.opened, there.opened])
    const body = { oldPassword: knownPassword, newPassword: 'Another_2026' }
    await sender(sandbox, token)('PUT', '/system/user/profile/updatePwd', body)
    expect(await there.closed).toEqual(over)
    expect(sandbox.live.send('1001', order)).toBe(1)
  })

  it('T5: sees within a second that a session ended elsewhere or expired', async () => {
    const { sandbox, dial } = await openLive(carrier)
    const [frozen, idle] = [
      await dial(await sandbox.logIn('tri')),
      await dial(await sandbox.logIn('admin')),
    ]
    await Promise.all([frozen.opened, idle.opened])
    await sandbox.db.query("update sys_user set status = '1' where user_name = 'tri'")
    sandbox.clock.advance(1_000)
    expect(await frozen.closed).toEqual(over)
    await sandbox.db.query(
      "update sys_session set last_seen_at = last_seen_at - interval '30 minutes'",
    )
    sandbox.clock.advance(1_000)
    expect(await idle.closed).toEqual(over)
  })

  it('F21: closes a socket that is silent for two minutes', async () => {
    const { sandbox, dial } = await openLive(carrier)
    const line = await dial(await sandbox.logIn('admin'))
    await line.opened
    sandbox.clock.advance(119_000)
    expect(sandbox.live.send('1001', order)).toBe(1)
    sandbox.clock.advance(1_000)
    expect(await line.closed).toEqual({ code: 1001, reason: 'idle' })
  })

  it('F9: accepts 64 KB at most, and closes with 1009 above', async () => {
    const { sandbox, dial } = await openLive(carrier)
    const line = await dial(await sandbox.logIn('admin'))
    await line.opened
    line.send('x'.repeat(64 * 1024))
    line.send('x'.repeat(64 * 1024 + 1))
    expect((await line.closed).code).toBe(1009)
    await expect.poll(() => sandbox.live.send('1001', order)).toBe(0)
  })

  it('F8: ignores what it does not understand', async () => {
    const { sandbox, dial } = await openLive(carrier)
    const line = await dial(await sandbox.logIn('admin'))
    await line.opened
    for (const text of ['', 'x', 'null', '[]', '42', '{"command":"1001"}']) line.send(text)
    sandbox.live.send('1001', order)
    await expect.poll(() => line.heard).toEqual([{ command: '1001', data: order }])
  })

  it('announces that it closes, and accepts nobody afterwards', async () => {
    const { sandbox, dial } = await openLive(carrier)
    const token = await sandbox.logIn('admin')
    const line = await dial(token)
    await line.opened
    await sandbox.live.close()
    expect(await line.closed).toEqual({ code: 1001, reason: 'going away' })
    expect(await (await dial(token)).opened).toBe(false)
  })

  it('F6: can send anything, go silent and break on command', async () => {
    const { sandbox, dial } = await openLive(carrier, { faults: true })
    const line = await dial(await sandbox.logIn('admin'))
    await line.opened
    const onSockets = (fault: SocketFault) => sandbox.faults?.onSockets(fault)
    onSockets({ socket: 'mute', on: true })
    sandbox.live.send('1001', order)
    line.send('')
    onSockets({ socket: 'mute', on: false })
    expect(onSockets({ socket: 'send', frame: '[]', times: 2 })).toBe(1)
    await expect.poll(() => line.heard).toEqual([[], []])
    expect(onSockets({ socket: 'close', code: 1011 })).toBe(1)
    expect((await line.closed).code).toBe(1011)
    expect(sandbox.live.send('1001', order)).toBe(0)
  })

  it('forgets sockets that hang up', async () => {
    const { sandbox, dial } = await openLive(carrier)
    const line = await dial(await sandbox.logIn('admin'))
    await line.opened
    line.hangUp()
    await expect.poll(() => sandbox.live.send('1001', order)).toBe(0)
  })
})

it('F21: keeps a socket that sends once a minute; the heartbeat does not extend the session', async () => {
  const { sandbox, dial } = await openLive(directly)
  const token = await sandbox.logIn('admin')
  const line = await dial(token)
  for (let minute = 0; minute < 29; minute += 1) {
    sandbox.clock.advance(minuteMs)
    line.send('')
  }
  expect(sandbox.live.send('1001', order)).toBe(1)
  sandbox.clock.advance(minuteMs)
  expect(await line.closed).toEqual(over)
})

it('T12: closes a connection that sends more than a hundred frames in ten seconds', async () => {
  const { sandbox, dial } = await openLive(directly)
  const line = await dial(await sandbox.logIn('admin'))
  const sendFrames = (frames: number) => {
    for (let frame = 0; frame < frames; frame += 1) line.send('')
  }
  for (let stretch = 0; stretch < 3; stretch += 1) {
    sendFrames(100)
    sandbox.clock.advance(10_000)
  }
  sendFrames(100)
  expect(sandbox.live.send('1001', order)).toBe(1)
  sendFrames(1)
  expect(await line.closed).toEqual({ code: 1008, reason: 'too many frames' })
})

it('F19: takes five hundred portals in one moment, refuses none, and answers other calls meanwhile', async () => {
  const { sandbox } = await openLive(directly)
  const port = await serveLive(sandbox)
  const token = await sandbox.logIn('admin')
  const origin = `http://127.0.0.1:${port}`
  const lines = Array.from({ length: 500 }, () => dialServer(port, pathOf(token), origin))
  const headers = { Authorization: `Bearer ${token}` }
  const calls = Array.from({ length: 20 }, async () => {
    const answer = await fetch(`${origin}/prod-api/getInfo`, { headers })
    return ((await answer.json()) as { code: number }).code
  })
  const opened = await Promise.all(lines.map((line) => line.opened))
  expect(opened.filter(Boolean)).toHaveLength(500)
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]))
  expect(sandbox.live.send('1001', order)).toBe(500)
})

describe('an upgrade at the server', () => {
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' }
  const key = { 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' }

  it('T11: is refused without an origin, and from pages of another one', async () => {
    const sandbox = await testSandbox()
    const port = await serveLive(sandbox)
    const path = pathOf(await sandbox.logIn('admin'))
    const own = `http://127.0.0.1:${port}`
    const strange = [
      'null',
      '',
      'http://evil.example',
      `http://127.0.0.1:${port + 1}`,
      `${own}.evil`,
    ]
    for (const Origin of strange) {
      const answer = await ask(port, path, { headers: { ...headers, ...key, Origin } })
      expect(answer.status, Origin).toBe(403)
    }
    expect((await ask(port, path, { headers: { ...headers, ...key } })).status).toBe(403)
    expect(await dialServer(port, path, own).opened).toBe(true)
    await sandbox.live.close()
  })

  it('says why it is refused, and T2: never logs the token', async () => {
    const written = ['log', 'warn', 'error', 'info'].map((level) =>
      vi.spyOn(console, level as 'log').mockImplementation(() => {}),
    )
    const sandbox = await testSandbox()
    const port = await serveLive(sandbox)
    const Origin = `http://127.0.0.1:${port}`
    const statusOf = async (path: string, more: Record<string, string> = key) =>
      (await ask(port, path, { headers: { ...headers, ...more, Origin } })).status
    expect(await statusOf(pathOf('f'.repeat(64)))).toBe(401)
    expect(await statusOf(pathOf(await sandbox.logIn('store')))).toBe(403)
    expect(await statusOf(pathOf(await sandbox.logIn('admin')), {})).toBe(400)
    await sandbox.live.close()
    expect(await statusOf(pathOf(await sandbox.logIn('admin')))).toBe(503)
    expect([...written.flatMap((level) => level.mock.calls), ...sandbox.problems]).toEqual([])
  })
})

describe.each(carriers)('a fault of the sockets through $name', (carrier) => {
  it('sends frames that are no command, refuses, closes, breaks and mutes', async () => {
    const sandbox = await testSandbox({ faults: true })
    onTestFinished(() => sandbox.live.close())
    const { faults } = sandbox
    if (!faults) throw new Error('no fault plane')
    const dial = await carrier.reach(sandbox)
    const token = await sandbox.logIn('admin')

    const line = await dial(token)
    expect(await line.opened).toBe(true)
    expect(faults.onSockets({ socket: 'send', frame: '[42]', times: 2 })).toBe(1)
    await expect.poll(() => line.heard).toEqual([[42], [42]])

    faults.onSockets({ socket: 'mute', on: true })
    sandbox.live.send('1001', {})
    faults.onSockets({ socket: 'send', frame: '"through"' })
    await expect.poll(() => line.heard.slice(2)).toEqual(['through'])
    faults.clear()
    sandbox.live.send('1001', {})
    await expect.poll(() => line.heard.at(-1)).toMatchObject({ command: '1001' })

    faults.onSockets({ socket: 'close', code: 4401 })
    expect(await line.closed).toMatchObject({ code: 4401 })
    expect(sandbox.live.send('1001', {})).toBe(0)

    faults.onSockets({ socket: 'refuse' })
    expect(await (await dial(token)).opened).toBe(false)
    const other = await dial(token)
    expect(await other.opened).toBe(true)
    expect(faults.onSockets({ socket: 'destroy' })).toBe(1)
    expect(await other.closed).toMatchObject({ code: 1006 })
    expect(sandbox.live.send('1001', {})).toBe(0)
  })
})
