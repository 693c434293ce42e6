// @vitest-environment node
import { expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket as NodeWebSocket } from 'ws'
import { createAskChannel } from '@/engine/gateway/live/handshake'
import { openWebSocket } from '@/engine/gateway/live/line'
import { testSandbox } from '@/tests/support/testSandbox'
import { serveLive } from '@/tests/contract/serveLive'
import { openChannel, signIn } from './openChannel'

/** A channel to a served sandbox over real sockets, with a fake clock. */
async function openServed(as: string) {
  const sandbox = await testSandbox()
  const port = await serveLive(sandbox)
  const origin = `http://127.0.0.1:${port}`
  // Node 20 has none, and none names an origin as a page's does
  class PageSocket extends NodeWebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { origin })
    }
  }
  vi.stubGlobal('WebSocket', PageSocket)
  const token = await sandbox.logIn(as)
  const served = openChannel({
    isSignedIn: false,
    askChannel: createAskChannel(`ws://127.0.0.1:${port}/ws/web/user`),
    openSocket: ({ url, ...address }, listener) => {
      const here = url.replace('wss://portal.example', `ws://127.0.0.1:${port}`)
      return openWebSocket({ ...address, url: here }, listener)
    },
  })
  signIn(served.session, { as: token })
  onTestFinished(async () => {
    served.channel.stop()
    await sandbox.live.close()
    vi.unstubAllGlobals()
    expect(sandbox.problems).toEqual([])
  })
  const status = () => served.channel.state().status
  const becomes = async (wanted: string) => {
    await expect.poll(status).toBe(wanted)
  }
  return { ...served, sandbox, token, becomes }
}

it('§7: hears the gateway, keeps its socket alive by heartbeats, and F14: ends with the session', async () => {
  const { sandbox, token, clock, channel, commands, over, becomes } = await openServed('admin')
  await becomes('open')
  const order = { id: '7', hash: '0xab', createTime: '2026-07-01 12:00:00' }
  sandbox.live.send('1001', order)
  await expect
    .poll(() => commands)
    .toMatchObject([{ command: '1001', key: '7', body: { data: order } }])
  // the gateway's patience is two minutes of silence
  for (let beats = 0; beats < 20; beats += 1) {
    await clock.pass(10_000)
    sandbox.live.send('1001', { id: `beat ${beats}` })
    await expect.poll(() => commands.at(-1)?.key).toBe(`beat ${beats}`)
    sandbox.clock.advance(10_000)
  }
  expect(channel.state().status).toBe('open')
  await sandbox.fetch(
    new Request('http://sandbox/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    }),
  )
  await expect.poll(() => over).toEqual([token])
  await becomes('off')
  expect(clock.pending()).toBe(0)
})

it('F1: tries a gateway that goes away again, and each time later', async () => {
  const { sandbox, clock, channel, becomes, lines } = await openServed('admin')
  await becomes('open')
  await sandbox.live.close()
  await becomes('retrying')
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    expect(channel.state()).toMatchObject({ attempt })
    // the gateway asked all pages to come back, so the first attempts are spread
    await clock.pass(2_000 * attempt + (attempt === 1 ? 2_500 : 0))
    await expect.poll(() => channel.state().attempt).toBe(attempt + 1)
  }
  expect(lines).toContain('live channel: asked to come back; attempt 1 in 4500 ms')
})

it('F15: is refused by the gateway even if the page names another type of user', async () => {
  const { channel, becomes, commands } = await openServed('store')
  await becomes('retrying')
  expect([channel.state().attempt, commands]).toEqual([1, []])
})
