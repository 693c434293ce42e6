// @vitest-environment node
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPortalServer } from '@/server/serve/createPortalServer'
import { aBuild, ask, aPortal, echoGateway, jsonOf, listen } from '../portalFixture'

describe('a client that sends too slowly', () => {
  it('K4: is cut off, as a thousand idle connections are, while others are served', async () => {
    const port = await anImpatientPortal()
    const idle = await Promise.all(Array.from({ length: 1_000 }, () => opened(port)))
    const slowHead = await opened(port, 'GET /prod-api/x HTTP/1.1\r\nHost: x\r\nX-Sl')
    const slowBody = await opened(
      port,
      'POST /prod-api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{',
    )
    const answers = [slowHead, slowBody].map(textOf)
    const closed = [...idle, slowHead, slowBody].map((socket) => once(socket, 'close'))
    const times = await inTurn(100, async () => {
      const startedMs = performance.now()
      expect((await ask(port, '/prod-api/x')).status).toBe(200)
      return performance.now() - startedMs
    })
    expect(times.toSorted((a, b) => a - b).at(98)).toBeLessThan(2_000)
    await Promise.all(closed)
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
      expect(envelopeIn(answer)).toEqual({ code: 408, msg: 'Request sent too slowly' })
    }
  })

  it('K4: has ten seconds for the headers and a minute for all', () => {
    const { server } = createPortalServer(anyPortal())
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 60_000])
  })
})

describe('a request that Node cannot parse', () => {
  const manyParameters = `/prod-api/store/bill/list?${'a[0][0]=1&'.repeat(10_000)}`

  it.each([
    ['ten thousand parameters', `GET ${manyParameters} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST /prod-api/x HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
  ])('K5: is an envelope, at the cost of half a second at the most: %s', async (_, sent, code) => {
    const port = await aPortal()
    const before = process.cpuUsage()
    const answer = await textOf(await opened(port, sent))
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(500)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${code} `))
    expect(answer).toContain("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'")
    expect(envelopeIn(answer)).toEqual({ code, msg: expect.any(String) })
    expect(jsonOf(await ask(port, '/prod-api/x'))).toMatchObject({ code: 200 })
  })

  it('breaks nothing of an answer that is being sent', async () => {
    const body = new ReadableStream({ start: (to) => to.enqueue(new Uint8Array(10)) })
    const fetch = async () => new Response(body, { headers: { 'Content-Type': 'text/csv' } })
    const socket = await opened(await aPortal({ gateway: { fetch } }))
    const text = textOf(socket)
    socket.write('GET /prod-api/x HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
    socket.write('hello\r\n\r\n')
    expect((await text).match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})

function anyPortal() {
  return { root: aBuild(), gateway: echoGateway, dialect: 'specification' } as const
}

/** As served, with less patience. */
async function anImpatientPortal(): Promise<number> {
  const { server, close } = createPortalServer(anyPortal())
  onTestFinished(close)
  server.headersTimeout = 500
  server.requestTimeout = 1_000
  return listen(server)
}

async function opened(port: number, first = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // a server may hang up at any moment
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.resume().write(first)
  return socket
}

async function textOf(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}

function envelopeIn(answer: string): unknown {
  return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))
}

async function inTurn<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < count) results.push(await work())
  return results
}
