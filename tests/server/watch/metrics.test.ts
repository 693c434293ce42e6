// @vitest-environment node
import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createProxyGateway } from '@/server/proxy/createProxyGateway'
import { createMetricsServer } from '@/server/serve/createMetricsServer'
import { createPortalServer } from '@/server/serve/createPortalServer'
import { createMetrics } from '@/server/watch/createMetrics'
import { prometheusText } from '@/server/watch/prometheusText'
import { aBuild, ask, listen } from '../portalFixture'
import { readPrometheus } from './prometheus'

/** A portal over a real gateway, and what its metrics say. */
async function aWatchedPortal() {
  const gatewayServer = createServer((request, response) => {
    const status = Number(/\d+$/.exec(request.url ?? '')?.[0] ?? 200)
    setTimeout(() => response.writeHead(status).end('{"code":200}'), 20)
  })
  new WebSocketServer({ server: gatewayServer }).on('connection', (joined) => joined.send('hi'))
  const gateway = createProxyGateway(`http://127.0.0.1:${await listen(gatewayServer)}`)
  const metrics = createMetrics('1.2.3')
  const dialect = 'specification'
  const portal = createPortalServer({ root: aBuild(), gateway, dialect, watch: metrics })
  const port = await listen(portal.server)
  const metricsServer = createMetricsServer(() => metrics.text(portal.openSockets()))
  const metricsPort = await listen(metricsServer)
  onTestFinished(async () => {
    await portal.close()
    metricsServer.close().closeAllConnections()
    gatewayServer.close().closeAllConnections()
  })
  const scrape = async () =>
    readPrometheus((await ask(metricsPort, '/metrics')).body.toString()).samples
  return { port, metricsPort, scrape }
}

describe('/metrics', () => {
  it('counts requests by kind and status', async () => {
    const { port, scrape } = await aWatchedPortal()
    for (const path of [
      '/',
      '/index.html',
      '/assets/index-Ab12.js',
      '/assets/gone.js',
      '/prod-api/list',
      '/prod-api/fail/500',
      '/healthz',
      '/readyz',
      '*',
    ])
      await ask(port, path)
    const report = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await ask(port, '/__csp', { method: 'POST', body: '{}' })
    expect(report).toHaveBeenCalledOnce()
    const counted = [...(await scrape())].filter(([name]) => name.startsWith('portal_requests'))
    expect(Object.fromEntries(counted)).toEqual({
      'portal_requests_total{kind="page",status="200"}': 2,
      'portal_requests_total{kind="file",status="200"}': 1,
      'portal_requests_total{kind="file",status="404"}': 1,
      'portal_requests_total{kind="call",status="200"}': 1,
      'portal_requests_total{kind="call",status="500"}': 1,
      'portal_requests_total{kind="health",status="200"}': 2,
      'portal_requests_total{kind="malformed",status="400"}': 1,
      'portal_requests_total{kind="report",status="204"}': 1,
    })
  })

  it('measures how long calls waited for the gateway', async () => {
    const { port, scrape } = await aWatchedPortal()
    for (let calls = 0; calls < 3; calls += 1) await ask(port, '/prod-api/list')
    const samples = await scrape()
    expect(samples.get('portal_gateway_seconds_count')).toBe(3)
    expect(samples.get('portal_gateway_seconds_bucket{le="0.01"}')).toBe(0)
    expect(samples.get('portal_gateway_seconds_bucket{le="60"}')).toBe(3)
    expect(samples.get('portal_gateway_seconds_bucket{le="+Inf"}')).toBe(3)
    expect(samples.get('portal_gateway_seconds_sum')).toBeGreaterThan(0.05)
    const buckets = [...samples].flatMap(([name, value]) => (/_bucket/.test(name) ? value : []))
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b))
  })

  it('knows the open channels', async () => {
    const { port, scrape } = await aWatchedPortal()
    const origin = `http://127.0.0.1:${port}`
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/web/user`, { origin })
    await once(socket, 'message')
    const open = await scrape()
    expect(open.get('portal_open_sockets')).toBe(1)
    expect(open.get('portal_requests_total{kind="socket",status="101"}')).toBe(1)
    socket.close()
    await once(socket, 'close')
    await expect.poll(async () => (await scrape()).get('portal_open_sockets')).toBe(0)
    const stranger = new WebSocket(`ws://127.0.0.1:${port}/ws/web/user`, {
      origin: 'http://x.test',
    })
    await once(stranger, 'error')
    expect((await scrape()).get('portal_requests_total{kind="socket",status="403"}')).toBe(1)
  })

  it('names the build, its memory and its times', async () => {
    const samples = await (await aWatchedPortal()).scrape()
    expect(samples.get(`portal_build_info{version="1.2.3",node="${process.version}"}`)).toBe(1)
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7)
    expect(samples.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6)
    expect(samples.get('process_cpu_seconds_total')).toBeGreaterThan(0)
    const startedAt = samples.get('process_start_time_seconds') ?? 0
    expect(Math.abs(startedAt - (Date.now() / 1_000 - process.uptime()))).toBeLessThan(60)
  })

  it('is a page of its own port alone, under the portal’s rules', async () => {
    const { port, metricsPort } = await aWatchedPortal()
    expect((await ask(port, '/metrics')).status).toBe(404)
    const answer = await ask(metricsPort, '/metrics?a=1')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect((await ask(metricsPort, '/metrics', { method: 'HEAD' })).body).toHaveLength(0)
    expect((await ask(metricsPort, '/metrics', { method: 'POST' })).status).toBe(405)
    for (const path of ['/', '/metrics/', '/prod-api/list', '/readyz'])
      expect((await ask(metricsPort, path)).status).toBe(404)
  })
})

it('a label is escaped, so that no value forges a line', () => {
  const labels = { version: '1"} 2\nforged 3\\' }
  const text = prometheusText([
    { name: 'a', type: 'gauge', help: 'A', samples: [{ value: 1, labels }] },
  ])
  expect([...readPrometheus(text).samples.values()]).toEqual([1])
})
