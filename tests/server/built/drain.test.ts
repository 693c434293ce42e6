// @vitest-environment node
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { aLatch, ask, jsonOf, listen } from '../portalFixture'
import { buildSmallApp, startBuilt } from './builtServer'

let place: string

beforeAll(async () => {
  place = await buildSmallApp()
}, 120_000)

afterAll(() => rmSync(dirname(place), { recursive: true, force: true }))

const rows = 'x'.repeat(20_000)

/** A gateway of which `/wait?ms=` answers after that time and `/never` does not, in two parts each. */
async function aGateway(): Promise<{ server: Server; address: string }> {
  const server = createServer((asked, response) => {
    const { pathname, searchParams } = new URL(asked.url ?? '', 'http://gateway')
    if (pathname === '/never') return
    const answer = JSON.stringify({ code: 200, rows, id: searchParams.get('id') })
    const half = Number(searchParams.get('ms')) / 2
    response.setHeader('Content-Type', 'application/json')
    setTimeout(() => response.write(answer.slice(0, 10_000)), half)
    setTimeout(() => response.end(answer.slice(10_000)), 2 * half)
  })
  onTestFinished(() => void server.close().closeAllConnections())
  return { server, address: `http://127.0.0.1:${await listen(server)}` }
}

async function start(env: Readonly<Record<string, string>>) {
  const gateway = await aGateway()
  const server = await startBuilt(place, { GATEWAY_URL: gateway.address, ...env })
  const exited = once(server.process, 'close') as Promise<[number | null]>
  return { ...server, gateway, exited, stop: () => void server.process.kill('SIGTERM') }
}

/** How one call ended: whole, or the code of its error. */
function call(port: number, id: number, ms: number, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const path = `/prod-api/wait?ms=${ms}&id=${id}`
    const asking = request({ host: '127.0.0.1', port, path, agent }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += part))
      answer.once('error', () => resolve('broken'))
      answer.once('end', () => resolve(isWhole(text, id) ? 'whole' : 'wrong'))
    })
    asking.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'broken'))
    asking.end()
  })
}

function isWhole(text: string, id: number): boolean {
  return text === JSON.stringify({ code: 200, rows, id: String(id) })
}

// a process of Windows ends at once when it is told to
describe.runIf(process.platform !== 'win32')('SIGTERM', () => {
  it('breaks none of a hundred calls a second, which a balancer sends to another server meanwhile', async () => {
    const old = await start({ DRAIN_DELAY_SECONDS: '4' })
    const next = await start({})
    const agent = new Agent({ keepAlive: true, maxSockets: 25 })
    onTestFinished(() => agent.destroy())
    let target = old.port
    const balancing = setInterval(() => {
      void ask(old.port, '/readyz').then(
        ({ status }) => (target = status === 200 ? target : next.port),
        () => (target = next.port),
      )
    }, 100)
    onTestFinished(() => clearInterval(balancing))

    const calls: Promise<string>[] = []
    const sent = { old: 0, next: 0 }
    for (let id = 0; id < 400; id += 1) {
      // the last calls before the signal take as long as the delay and longer
      calls.push(call(target, id, id > 80 && id < 100 ? 4_500 : (id * 7) % 150, agent))
      sent[target === old.port ? 'old' : 'next'] += 1
      if (id === 100) old.stop()
      await wait(10)
    }
    const ends = await Promise.all(calls)
    // a balancer on a busy machine may notice late: a connection that is refused loses nothing
    expect(ends.filter((end) => end !== 'whole' && end !== 'ECONNREFUSED')).toEqual([])
    expect(sent.old).toBeGreaterThanOrEqual(100)
    expect(sent.next).toBeGreaterThan(50)
    expect(await old.exited).toEqual([0, null])
  }, 60_000)

  it('is seen at /readyz at once, not at /healthz, and each answer closes its connection', async () => {
    const { port, stop, exited } = await start({ DRAIN_DELAY_SECONDS: '3' })
    expect((await ask(port, '/readyz')).status).toBe(200)
    stop()
    await vi.waitUntil(async () => (await ask(port, '/readyz')).status === 503)
    const unready = await ask(port, '/readyz')
    expect(jsonOf(unready)).toEqual({ status: 'unavailable', reason: 'The server is stopping' })
    const agent = new Agent({ keepAlive: true })
    for (const path of ['/healthz', '/', '/prod-api/wait?ms=0']) {
      const { status, headers } = await ask(port, path, { agent })
      expect([status, headers.connection]).toEqual([200, 'close'])
    }
    expect(await exited).toEqual([0, null])
  })

  it('asks the page of a socket to come back, and takes no new one', async () => {
    const { port, gateway, stop, exited } = await start({ DRAIN_DELAY_SECONDS: '2' })
    const closedAtGateway = aLatch<number>()
    new WebSocketServer({ server: gateway.server }).on('connection', (joined) => {
      joined.send('x'.repeat(500_000))
      joined.once('close', (code) => closedAtGateway.open(code))
    })
    const origin = `http://127.0.0.1:${port}`
    const open = () => new WebSocket(`ws://127.0.0.1:${port}/ws/web/user`, { origin })
    const socket = open()
    const heard: string[] = []
    socket.on('message', (text) => {
      heard.push(String(text))
      stop()
    })
    const [code] = (await once(socket, 'close')) as [number]
    expect(code).toBe(1012)
    expect(heard.map(({ length }) => length)).toEqual([500_000])
    expect(await closedAtGateway.opened).toBe(1012)
    const [refused] = (await once(open(), 'error')) as [Error]
    expect(refused.message).toContain('503')
    expect(await exited).toEqual([0, null])
  })

  it('waits neither for a connection that sends nothing nor for one between two calls', async () => {
    const env = { DRAIN_DELAY_SECONDS: '0', DRAIN_SECONDS: '3600' }
    const { port, output, stop, exited } = await start(env)
    const unused = connect(port, '127.0.0.1')
    await once(unused, 'connect')
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    expect(await call(port, 1, 0, agent)).toBe('whole')
    stop()
    expect(await exited).toEqual([0, null])
    expect(output()).toMatch(/\nStopped\.\n$/)
    unused.destroy()
  })

  it('cuts what takes longer than DRAIN_SECONDS, and logs each call that it cuts', async () => {
    const env = { DRAIN_DELAY_SECONDS: '0', DRAIN_SECONDS: '1', REQUEST_LOG: 'on' }
    const { port, gateway, output, stop, exited } = await start(env)
    let asked = 0
    gateway.server.on('request', () => (asked += 1))
    const cuts = Array.from({ length: 3 }, () =>
      ask(port, '/prod-api/never').catch((error: Error) => error.message),
    )
    await vi.waitUntil(() => asked === cuts.length)
    stop()
    for (const cut of cuts) expect(await cut).toMatch(/hang up|ECONNRESET/)
    expect(await exited).toEqual([0, null])
    const lines = output().split('\n')
    const line = expect.stringContaining('"path":"/prod-api/never","status":499')
    expect(lines.filter((text) => text.startsWith('{'))).toEqual([line, line, line])
    expect(lines.filter((text) => text.startsWith('Stop'))).toEqual([
      'Stopping: new connections are taken for 0 s, running calls may then take 1 s.',
      'Stopped after 1 s; calls cut: 3.',
    ])
  })

  it('sent twice ends the process at once', async () => {
    const { port, process: server, stop, exited } = await start({ DRAIN_SECONDS: '600' })
    const cut = ask(port, '/prod-api/never').catch(() => 'cut')
    await ask(port, '/healthz')
    stop()
    await vi.waitUntil(async () => (await ask(port, '/readyz')).status === 503)
    server.kill('SIGINT')
    expect(await exited).toEqual([1, null])
    expect(await cut).toBe('cut')
  })
})
