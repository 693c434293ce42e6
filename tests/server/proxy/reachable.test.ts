// @vitest-environment node
import { createServer, type RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createProxyGateway } from '@/server/proxy/createProxyGateway'
import { aLatch, aPortal, ask, jsonOf, listen } from '../portalFixture'

/** A portal over a gateway that answers so, and the addresses that the gateway was asked for. */
async function aPortalOver(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  onTestFinished(() => void server.close().closeAllConnections())
  const address = `http://127.0.0.1:${await listen(server)}/api`
  return { asked, port: await aPortal({ gateway: createProxyGateway(address) }), server }
}

function silence() {
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

describe('/readyz asks the gateway', () => {
  it('with one GET of its address for all questions within five seconds', async () => {
    const held = aLatch()
    const { asked, port } = await aPortalOver((_, response) => {
      void held.opened.then(() => response.writeHead(401).end('{"code":401}'))
    })
    const early = Array.from({ length: 20 }, () => ask(port, '/readyz'))
    await vi.waitUntil(() => asked.length > 0)
    held.open()
    const answers = await Promise.all([...early, ask(port, '/readyz')])
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 21 }, () => 200))
    expect(asked).toEqual(['GET /api'])
  })

  it('again after five seconds, and sees it go and come back', async () => {
    const log = silence()
    let status = 200
    const { asked, port } = await aPortalOver((_, response) => response.writeHead(status).end())
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    expect((await ask(port, '/readyz')).status).toBe(200)
    status = 503
    vi.advanceTimersByTime(4_999)
    expect((await ask(port, '/readyz')).status).toBe(200)
    vi.advanceTimersByTime(1)
    const away = await ask(port, '/readyz')
    expect(away.status).toBe(503)
    expect(jsonOf(away)).toEqual({
      status: 'unavailable',
      reason: 'The gateway cannot be reached',
    })
    expect(log.mock.calls.flat()).toEqual([expect.stringMatching(/^gateway http.+: answered 503$/)])
    status = 404
    vi.advanceTimersByTime(5_000)
    expect((await ask(port, '/readyz')).status).toBe(200)
    expect(asked).toHaveLength(3)
  })

  it('and gives up after two seconds', async () => {
    const log = silence()
    const { port } = await aPortalOver(() => {})
    expect((await ask(port, '/readyz')).status).toBe(503)
    expect(log.mock.calls.flat()).toEqual([
      expect.stringMatching(/^gateway http.+: no answer within 2 s$/),
    ])
  })

  it('and is not ready where nothing listens', async () => {
    silence()
    const port = await aPortal({ gateway: createProxyGateway('http://127.0.0.1:1') })
    expect((await ask(port, '/readyz')).status).toBe(503)
  })
})
