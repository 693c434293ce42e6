// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, cpSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { freePort } from '@/tests/support/run/freePort'
import { ask, jsonOf, listen } from '../portalFixture'
import { buildSmallApp, runBuilt, startBuilt } from './builtServer'

let place: string

beforeAll(async () => {
  place = await buildSmallApp()
}, 120_000)

afterAll(() => rmSync(dirname(place), { recursive: true, force: true }))

async function aGateway(): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ code: 200, url: request.url }))
  })
  new WebSocketServer({ server }).on('connection', (joined) => joined.send('welcome'))
  onTestFinished(() => void server.close().closeAllConnections())
  return `http://127.0.0.1:${await listen(server)}/api`
}

describe('server.js', () => {
  it('is one file that imports from Node alone', () => {
    const text = readFileSync(join(place, 'server.js'), 'utf8')
    const imported = Array.from(text.matchAll(/^import .*?from "(.+)";$/gm), ([, name]) => name)
    expect(imported.length).toBeGreaterThan(5)
    expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([])
    expect(text).not.toMatch(/\b(?:import|require)\(/)
  })

  it('serves the page, its files, calls and the socket, from any working directory', async () => {
    const { port } = await startBuilt(place, { GATEWAY_URL: await aGateway() })
    const page = (await ask(port, '/')).body.toString()
    expect(page).toMatch(/<meta name="STYLE_NONCE" content="[\w-]{22}"/)
    const script = /src="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await ask(port, script)).body.toString()).toContain('small')
    expect((await ask(port, '/icon.svg')).headers['content-type']).toContain('image/svg+xml')
    expect(jsonOf(await ask(port, '/prod-api/list?a=1'))).toEqual({
      code: 200,
      url: '/api/list?a=1',
    })
    const origin = `http://127.0.0.1:${port}`
    const socket = new WebSocket(`${origin}/ws/web/user`, { origin })
    expect(
      await new Promise((resolve) => socket.once('message', (data) => resolve(`${data}`))),
    ).toBe('welcome')
    socket.terminate()
  })

  it.each(['/server.js', '/package.json', '/notes.txt', '/.vite/manifest.json'])(
    'keeps %s to itself, as the page does not name it',
    async (path) => {
      const { port } = await startBuilt(place, { GATEWAY_URL: 'http://127.0.0.1:1' })
      expect((await ask(port, path)).status).toBe(404)
    },
  )

  it('shows signs of life where they are asked for', async () => {
    const [GATEWAY_URL, METRICS_PORT] = [await aGateway(), String(await freePort())]
    const env = { GATEWAY_URL, METRICS_PORT, REQUEST_LOG: 'on' }
    const { port, output } = await startBuilt(place, env)
    expect(output()).toContain(`Metrics   http://127.0.0.1:${METRICS_PORT}/metrics`)
    await ask(port, '/prod-api/list/7?a=1')
    const metrics = (await ask(Number(METRICS_PORT), '/metrics')).body.toString()
    expect(metrics).toContain('portal_requests_total{kind="call",status="200"} 1\n')
    expect(metrics).toContain(`portal_build_info{version="3.2.1",node="${process.version}"} 1\n`)
    await vi.waitUntil(() => output().includes('"path":"/prod-api/list/*","status":200'))
  })

  it('has the version of its app', async () => {
    expect(await runBuilt(place, {}, '--version')).toEqual({ code: 0, lines: ['3.2.1'] })
  })

  it('lists its settings, and none of the sandbox', async () => {
    const { code, lines } = await runBuilt(place, {}, '--help')
    expect(code).toBe(0)
    const names = lines.flatMap((line) => /^ {2}([A-Z_]+) /.exec(line)?.[1] ?? [])
    expect(names).toEqual(expect.arrayContaining(['PORT', 'HOST', 'GATEWAY_URL']))
    expect(lines.join('\n')).not.toMatch(/sandbox/i)
  })
})

describe('a start that cannot succeed ends with one sentence and code 1', () => {
  const gateway = { GATEWAY_URL: 'https://gateway.example' }

  it.each([
    [{}, [], 'GATEWAY_URL is not set: give the address of the gateway, such as https://'],
    [{ GATEWAY_URL: ' ' }, [], 'GATEWAY_URL is not set'],
    [{ GATEWAY_URL: 'gateway' }, [], 'GATEWAY_URL: "gateway" is not an address'],
    [{ GATEWAY_URL: 'http://user:x9@gateway.example' }, [], 'GATEWAY_URL holds a user name or'],
    [{ ...gateway, PORT: '80a' }, [], 'PORT is "80a": give a whole number from 0 to 65535.'],
    [
      { ...gateway, GATEWAY_DIALECT: 'x' },
      [],
      'GATEWAY_DIALECT is "x": give specification or ruoyi.',
    ],
    [{ ...gateway, HOST: '203.0.113.1' }, [], 'Port 4173 of 203.0.113.1 cannot be opened'],
    [gateway, ['--dev'], 'There is no option "--dev": give --help or --version.'],
    [gateway, ['start'], 'There is no option "start": give --help or --version.'],
  ])('%j %j', async (env, options, sentence) => {
    const { code, lines } = await runBuilt(place, env, ...options)
    expect(lines).toEqual([expect.stringContaining(sentence)])
    expect(code).toBe(1)
  })

  it('a taken port', async () => {
    const { port } = await startBuilt(place, gateway)
    const { code, lines } = await runBuilt(place, { ...gateway, PORT: `${port}` })
    expect(lines).toEqual([
      `Port ${port} of 127.0.0.1 is in use: stop what listens there or choose another with PORT.`,
    ])
    expect(code).toBe(1)
  })

  it('a taken port for the metrics', async () => {
    const { port } = await startBuilt(place, gateway)
    const { code, lines } = await runBuilt(place, { ...gateway, METRICS_PORT: `${port}` })
    expect(lines).toEqual([
      expect.stringMatching(/is in use: .+ choose another with METRICS_PORT\.$/),
    ])
    expect(code).toBe(1)
  })

  it('a folder without a build', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'wattdesk-empty-'))
    onTestFinished(() => rmSync(empty, { recursive: true }))
    for (const name of ['server.js', 'package.json']) cpSync(join(place, name), join(empty, name))
    const { code, lines } = await runBuilt(empty, gateway)
    expect(lines).toEqual([`${empty} holds no built portal: run "npm run build"`])
    expect(code).toBe(1)
  })
})
