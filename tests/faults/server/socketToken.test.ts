// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { config } from '@/engine/config'
import {
  createAskChannel,
  createTokenCarrier,
  readSign,
  type ChannelSign,
} from '@/engine/gateway/live/handshake'
import { createProxyGateway } from '@/server/proxy/createProxyGateway'
import { testSandbox } from '@/tests/support/testSandbox'
import { serveLive } from '@/tests/contract/serveLive'
import type { FakeSocket } from '@/tests/engine/gateway/live/fakeSockets'
import { openChannel, token } from '@/tests/engine/gateway/live/openChannel'
import { aLatch, aPortal, listen } from '@/tests/server/portalFixture'

const accept = (socket: FakeSocket) => socket.accept()
const refuse = (socket: FakeSocket) => socket.fail()

describe('the token of the live channel', () => {
  const says = (sign: ChannelSign) => async () => sign

  it('goes as a sub-protocol where that is accepted, at first and after a loss', async () => {
    const askChannel = says({ found: 'there', byProtocol: true })
    const { clock, sockets } = openChannel({ answer: accept, askChannel })
    await clock.pass(0)
    sockets.last().drop()
    await clock.pass(2_000)
    expect(sockets.all.map(({ url }) => url)).toEqual(
      Array.from({ length: 2 }, () => 'wss://portal.example/ws/web/user'),
    )
    expect(sockets.last().protocols).toEqual(['wattdesk', `wattdesk.token.${token}`])
  })

  it('is in no address while the gateway is away; each question for a sign is an attempt', async () => {
    let asked = 0
    const askChannel = async (): Promise<ChannelSign> => {
      asked += 1
      return { found: 'away', byProtocol: false }
    }
    const { channel, clock, sockets, lines } = openChannel({ askChannel })
    await clock.pass(10_100_000)
    expect([sockets.all.length, asked]).toEqual([0, 101])
    expect(channel.state()).toMatchObject({ status: 'timedOut', attempt: 100 })
    expect(lines[0]).toBe('live channel: the gateway is away; attempt 1 in 2000 ms')
  })

  it('is in the address of one failed handshake, until a sign shows a channel', async () => {
    let found: ChannelSign['found'] = 'none'
    const askChannel = async () => ({ found, byProtocol: false })
    const { clock, sockets, lines } = openChannel({ answer: refuse, askChannel })
    await clock.pass(60_000)
    expect(sockets.all.map(({ url }) => url)).toEqual([
      `wss://portal.example/ws/web/user?token=${token}`,
    ])
    expect(lines.at(-1)).toMatch(/^live channel: no channel; attempt \d+ in \d+ ms$/)
    found = 'there'
    await clock.pass(60_000)
    expect(sockets.all.length).toBeGreaterThan(1)
  })

  it('goes to a channel that was open before, even if its gateway answers a plain GET with 404', async () => {
    const askChannel = says({ found: 'none', byProtocol: false })
    const { channel, clock, sockets } = openChannel({ answer: accept, askChannel })
    await clock.pass(60_000)
    sockets.last().drop()
    await clock.pass(2_000)
    expect([channel.state().status, sockets.all.length]).toEqual(['open', 2])
  })

  it('is tried again when the operator asks for it', async () => {
    const askChannel = says({ found: 'none', byProtocol: false })
    const { channel, clock, sockets } = openChannel({ answer: refuse, askChannel })
    await clock.pass(5_000)
    channel.retry()
    await clock.pass(0)
    expect(sockets.all).toHaveLength(2)
  })

  it('waits 30 s for a sign', async () => {
    const askChannel = () => new Promise<never>(() => undefined)
    const { channel, clock, sockets, lines } = openChannel({ askChannel })
    await clock.pass(30_000)
    expect([channel.state().status, sockets.all.length]).toEqual(['retrying', 0])
    expect(lines).toEqual(['live channel: no answer; attempt 1 in 2000 ms'])
  })

  it('keeps every character that a header can carry, as a sub-protocol', async () => {
    const sandboxed = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join('')
    const { address, heard } = await aGateway()
    const port = await aPortal({ gateway: createProxyGateway(address) })
    const carrier = createTokenCarrier()
    carrier.allows({ found: 'there', byProtocol: true })
    const { url, protocols = [] } = carrier.address(`ws://127.0.0.1:${port}/ws/web/user`, sandboxed)
    const socket = new WebSocket(url, [...protocols], { origin: `http://127.0.0.1:${port}` })
    const opened = aLatch<string>()
    socket.on('open', () => opened.open(socket.protocol))
    expect(await opened.opened).toBe('wattdesk')
    socket.close()
    const [{ path, offered }] = heard as [(typeof heard)[number]]
    expect(new URL(path, address).searchParams.get('token')).toBe(sandboxed)
    expect(offered).toBeUndefined()
  })
})

describe('the sign of a channel', () => {
  it.each([
    ['there', 400, 'text/plain', 'Can "Upgrade" only to "WebSocket".'],
    ['there', 401, null, ''],
    ['there', 403, null, ''],
    ['there', 405, 'application/json', '{"code":405,"msg":"Method Not Allowed"}'],
    ['there', 426, null, 'Upgrade Required'],
    ['there', 204, null, ''],
    ['there', 200, 'application/json', '{"code":401,"msg":"expired"}'],
    ['none', 404, 'text/html', '<h1>404</h1>'],
    ['none', 200, 'application/json', '{"code":404,"msg":""}'],
    ['none', 200, 'application/json', '{"code":500,"msg":"Cannot GET /ws/web/user"}'],
    ['none', 500, 'application/json', '{"code":500,"msg":"No static resource ws/web/user."}'],
    ['none', 200, 'text/html; charset=utf-8', '<!doctype html>'],
    ['away', 502, 'text/html', '<h1>Bad gateway</h1>'],
    ['away', 503, null, ''],
    ['away', 500, null, ''],
  ] as const)('is "%s" for HTTP %i %s %s', (found, status, type, text) => {
    expect(readSign(status, type, text)).toBe(found)
  })

  it('of a sandbox says that the address needs no token', async () => {
    const sandbox = await testSandbox()
    const port = await serveLive(sandbox)
    const signal = new AbortController().signal
    const ask = createAskChannel(`ws://127.0.0.1:${port}${config.socketPath}`)
    const key = await sandbox.logIn('admin')
    expect(await ask(key, signal)).toEqual({ found: 'there', byProtocol: true })
    const origin = `http://127.0.0.1:${port}`
    const protocols = ['wattdesk', `wattdesk.token.${key}`]
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/web/user`, protocols, { origin })
    const opened = aLatch<string>()
    socket.on('open', () => opened.open(socket.protocol))
    expect(await opened.opened).toBe('wattdesk')
    await sandbox.live.close()
  })

  it('behind the portal’s server is asked for by a handshake without a token in its address', async () => {
    const { address, heard } = await aGateway((_, response) => response.writeHead(404).end())
    const port = await aPortal({ gateway: createProxyGateway(`${address}/api/v1`) })
    const ask = createAskChannel(`ws://127.0.0.1:${port}${config.socketPath}`)
    const sign = await ask('a-token', new AbortController().signal)
    expect(sign).toEqual({ found: 'there', byProtocol: true })
    expect(heard).toMatchObject([{ path: '/ws/web/user', authorization: 'Bearer a-token' }])
  })

  it('behind the portal’s server is the gateway’s 404 where it has no channel', async () => {
    const server = createServer((_, response) => response.writeHead(404).end())
    onTestFinished(() => void server.close())
    const gateway = createProxyGateway(`http://127.0.0.1:${await listen(server)}`)
    const ask = createAskChannel(`ws://127.0.0.1:${await aPortal({ gateway })}${config.socketPath}`)
    const sign = await ask('a-token', new AbortController().signal)
    expect(sign).toEqual({ found: 'none', byProtocol: true })
  })

  it('is "away" if nothing answers', async () => {
    const ask = createAskChannel('ws://127.0.0.1:1/ws/web/user')
    const sign = await ask('a-token', new AbortController().signal)
    expect(sign).toEqual({ found: 'away', byProtocol: false })
  })
})

/** A gateway that takes its token in the query alone, as §7 has it. */
async function aGateway(
  answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined,
) {
  const server = createServer(answer)
  const heard: {
    path: string
    offered?: string | undefined
    authorization?: string | undefined
  }[] = []
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (_, { url = '', headers }) => {
    const { authorization } = headers
    heard.push({ path: url, offered: headers['sec-websocket-protocol'], authorization })
  })
  onTestFinished(() => {
    for (const one of sockets.clients) one.terminate()
    sockets.close()
    server.close()
  })
  return { address: `http://127.0.0.1:${await listen(server)}`, heard }
}
