// @vitest-environment node
import { createServer, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createPortalServer } from '@/server/serve/createPortalServer'
import { createProxyGateway } from '@/server/proxy/createProxyGateway'
import { aBuild, aLatch, aPortal, ask, jsonOf, listen } from '../portalFixture'

/** A gateway outside; echoes requests by default. */
async function aGateway(listener: RequestListener = echo) {
  const server = createServer(listener)
  const port = await listen(server)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { server, port, address: `http://127.0.0.1:${port}` }
}

const echo: RequestListener = (request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    const { method, url, headers } = request
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ method, url, headers, body }))
  })
}

function proxyTo(address: string): Promise<number> {
  return aPortal({ gateway: createProxyGateway(address) })
}

describe('GATEWAY_URL', () => {
  it.each([
    ['', '/store/bill/list?a=1'],
    ['/', '/store/bill/list?a=1'],
    ['/api/v1', '/api/v1/store/bill/list?a=1'],
    ['/api/v1/', '/api/v1/store/bill/list?a=1'],
  ])('keeps its own path %j and appends the rest', async (path, expected) => {
    const { address } = await aGateway()
    const answer = await ask(await proxyTo(address + path), '/prod-api/store/bill/list?a=1')
    expect(jsonOf(answer).url).toBe(expected)
  })

  it('carries the version of a record to the browser, and back with the decision over it', async () => {
    const { address } = await aGateway((request, response) => {
      response.setHeader('ETag', '"7001"')
      echo(request, response)
    })
    const port = await proxyTo(address)
    const read = await ask(port, '/prod-api/store/storeDraw/17')
    expect(read.headers.etag).toBe('"7001"')
    const decided = await ask(port, '/prod-api/store/storeDraw/pass/17', {
      method: 'PUT',
      headers: { 'If-Match': '"7001"' },
      body: '{}',
    })
    expect(jsonOf(decided).headers).toMatchObject({ 'if-match': '"7001"' })
  })

  it('passes method, headers and body on, under the gateway’s own host name', async () => {
    const { address, port } = await aGateway()
    const answer = await ask(await proxyTo(address), '/prod-api/store/bill', {
      method: 'POST',
      headers: { Authorization: 'Bearer t', Cookie: 'Admin-Tokens=t', 'Accept-Language': 'zh-CN' },
      body: '{"a":"中"}',
    })
    const { method, headers, body } = jsonOf(answer)
    expect([method, body]).toEqual(['POST', '{"a":"中"}'])
    expect(headers).toMatchObject({
      host: `127.0.0.1:${port}`,
      authorization: 'Bearer t',
      'accept-language': 'zh-CN',
      'content-length': '11',
      'x-forwarded-for': '127.0.0.1',
    })
    expect(headers).not.toHaveProperty('cookie')
  })

  it.each([
    '/prod-api//evil.example/x',
    '/prod-api/@evil.example/x',
    '/prod-api/http://evil.example',
  ])('stays with its host for the path %s', async (path) => {
    const { address } = await aGateway()
    const answer = await ask(await proxyTo(address), path)
    expect(jsonOf(answer).url).toBe(path.slice('/prod-api'.length))
  })

  it('passes status, headers and compressed bytes back unchanged', async () => {
    const zipped = gzipSync('{"code":601}'.padEnd(4000))
    const { address } = await aGateway((_, response) => {
      response.writeHead(418, {
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        'Keep-Alive': 'timeout=9',
        'X-Request-Id': 'r1',
      })
      response.end(zipped)
    })
    const headers = { 'Accept-Encoding': 'br, gzip' }
    const answer = await ask(await proxyTo(address), '/prod-api/x', { headers })
    expect(answer.status).toBe(418)
    expect(answer.headers['x-request-id']).toBe('r1')
    expect(answer.headers['keep-alive']).not.toBe('timeout=9')
    expect(gunzipSync(answer.body).toString().trim()).toBe('{"code":601}')
  })

  it.each([204, 304])('passes a bodiless %i on', async (status) => {
    const { address } = await aGateway((_, response) => response.writeHead(status).end())
    expect((await ask(await proxyTo(address), '/prod-api/x')).status).toBe(status)
  })

  it('streams: the first bytes arrive before the last are sent', async () => {
    const seen = aLatch()
    const { address } = await aGateway(async (_, response) => {
      response.write('first')
      await seen.opened
      response.end('last')
    })
    const answer = await fetch(`http://127.0.0.1:${await proxyTo(address)}/prod-api/x`)
    const reader = answer.body!.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('first')
    seen.open()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('last')
  })

  it('answers 502 with an envelope when nobody listens there, or hangs up', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { address } = await aGateway((request) => request.socket.destroy())
    for (const target of [address, 'http://127.0.0.1:1']) {
      const answer = await ask(await proxyTo(target), '/prod-api/login', { method: 'POST' })
      expect(answer.status).toBe(502)
      expect(jsonOf(answer)).toEqual({ code: 502, msg: 'The gateway cannot be reached' })
    }
  })

  it('breaks off when the gateway breaks off', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { address } = await aGateway((request, response) => {
      response.writeHead(200, { 'Content-Length': 100 })
      response.write('half', () => request.socket.destroy())
    })
    await expect(ask(await proxyTo(address), '/prod-api/x')).rejects.toThrow(
      /aborted|socket hang up/,
    )
  })

  it('stops asking when the client goes away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const gone = aLatch()
    const reached = aLatch()
    const { address } = await aGateway((request) => {
      request.socket.once('close', () => gone.open())
      reached.open()
    })
    const socket = connect(await proxyTo(address), '127.0.0.1')
    socket.write('GET /prod-api/slow HTTP/1.1\r\nHost: x\r\n\r\n')
    await reached.opened
    socket.destroy()
    await expect(gone.opened).resolves.toBeUndefined()
  })

  it.each(['gateway.example', 'ftp://gateway.example', '', 'https://'])(
    'refuses the address %j at the start',
    (address) => {
      expect(() => createProxyGateway(address)).toThrow(`GATEWAY_URL: "${address}" is not`)
    },
  )

  it.each(['http://user:x9@', 'http://user@', 'http://:x9@', 'ftp://user:x9@', 'http://a:x/9@'])(
    'refuses %s… and does not show it',
    (start) => {
      expect(() => createProxyGateway(`${start}gateway.example/api`)).toThrow(
        /^GATEWAY_URL holds a user name or a password, which the portal does not send: leave them out\.$/,
      )
    },
  )

  it('may have an @ in its path', () => {
    expect(() => createProxyGateway('https://gateway.example/@api')).not.toThrow()
  })
})

describe('the real-time channel', () => {
  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: portal\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n' +
    'Origin: http://portal\r\nCookie: Admin-Tokens=t\r\n\r\n'

  async function knock(port: number, path: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write(upgrade(path))
    return socket
  }

  function nextText(socket: Socket): Promise<string> {
    return new Promise((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())))
  }

  it.each([
    [101, 204],
    [401, 204],
    [403, 204],
    [404, 404],
  ])(
    'a page that asks for it gets no error of a handshake without a token: %i',
    async (at, seen) => {
      const { server, address } = await aGateway()
      server.on('upgrade', (_, socket) =>
        socket.end(`HTTP/1.1 ${at} x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
      )
      const answer = await ask(await proxyTo(address), '/ws/web/user')
      expect(answer.status).toBe(seen)
    },
  )

  it('is tunnelled to the same path at the gateway’s origin, bytes both ways', async () => {
    const { server, address } = await aGateway()
    const asked = aLatch<object>()
    server.on('upgrade', ({ url, headers }, socket) => {
      asked.open({ url, headers })
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\nSet-Cookie: Admin-Tokens=evil\r\nStrict-Transport-Security: max-age=0\r\n\r\n',
      )
      socket.on('data', (chunk) => socket.write(`echo ${chunk}`))
    })
    const client = await knock(await proxyTo(`${address}/api/v1`), '/ws/web/user?token=abc')
    const head = await nextText(client)
    // neither a cookie nor a policy for the portal's origin
    expect(head).toBe(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n',
    )
    expect(await asked.opened).toMatchObject({
      url: '/ws/web/user?token=abc',
      headers: { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', upgrade: 'websocket' },
    })
    expect(await asked.opened).not.toHaveProperty('headers.cookie')
    client.write('ping')
    expect(await nextText(client)).toBe('echo ping')
  })

  it('closes on one side when it closes on the other', async () => {
    const { server, address } = await aGateway()
    const gone = aLatch()
    server.on('upgrade', (_, socket) => {
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      )
      socket.resume().once('end', () => gone.open())
    })
    const client = await knock(await proxyTo(address), '/ws/web/user')
    await nextText(client)
    client.destroy()
    await expect(gone.opened).resolves.toBeUndefined()
  })

  it('carries frames both ways and the gateway’s close code', async () => {
    const { server, address } = await aGateway()
    new WebSocketServer({ server }).on('connection', (joined) =>
      joined.on('message', (data) => {
        joined.send(`heard "${String(data)}"`)
        joined.close(4401, 'session over')
      }),
    )
    const at = `127.0.0.1:${await proxyTo(address)}`
    const client = new WebSocket(`ws://${at}/ws/web/user?token=t`, { origin: `http://${at}` })
    const heard: string[] = []
    const closed = aLatch<[number, string]>()
    client.on('open', () => client.send(''))
    client.on('message', (data) => heard.push(String(data)))
    client.on('close', (code, reason) => closed.open([code, String(reason)]))
    expect(await closed.opened).toEqual([4401, 'session over'])
    expect(heard).toEqual(['heard ""'])
  })

  it('passes the gateway’s refusal on', async () => {
    const { address } = await aGateway((_, response) => response.writeHead(403).end())
    const client = await knock(await proxyTo(address), '/ws/web/user')
    expect(await nextText(client)).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/)
  })

  it('answers 502 when the gateway is not there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const client = await knock(await proxyTo('http://127.0.0.1:1'), '/ws/web/user')
    expect(await nextText(client)).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/)
  })

  it.each(['/', '/ws/web/other', '/ws/web/user/../other', '/prod-api/ws/web/user'])(
    'is the only upgrade: %s is refused',
    async (path) => {
      const { address } = await aGateway()
      const client = await knock(await proxyTo(address), path)
      expect(await nextText(client)).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
    },
  )

  it('is refused by a gateway that has none', async () => {
    const client = await knock(await aPortal(), '/ws/web/user')
    expect(await nextText(client)).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
  })

  it('ends with the portal', async () => {
    const { server, address } = await aGateway()
    server.on('upgrade', (_, socket) => {
      socket.on('error', () => {})
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      )
    })
    const gateway = createProxyGateway(address)
    const portal = createPortalServer({ root: aBuild(), gateway, dialect: 'specification' })
    const client = await knock(await listen(portal.server), '/ws/web/user')
    await nextText(client)
    const closed = aLatch()
    client.once('close', () => closed.open())
    await portal.close()
    await expect(closed.opened).resolves.toBeUndefined()
  })
})
