// @vitest-environment node
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createProxyGateway } from '@/server/proxy/createProxyGateway'
import { testSandbox } from '@/tests/support/testSandbox'
import { dialServer, pathOf } from '@/tests/contract/lines'
import { serveLive } from '@/tests/contract/serveLive'
import { aLatch, aPortal, ask, jsonOf, listen } from '@/tests/server/portalFixture'

/** A portal whose `GATEWAY_URL` is the server of another sandbox. */
async function beforeSandbox() {
  const sandbox = await testSandbox()
  onTestFinished(() => sandbox.live.close())
  const port = await aPortal({
    gateway: createProxyGateway(`http://127.0.0.1:${await serveLive(sandbox)}/prod-api`),
  })
  const token = await sandbox.logIn('admin')
  return { sandbox, port, token, origin: `http://127.0.0.1:${port}` }
}

describe('GATEWAY_URL at a sandbox', () => {
  it('brings the channel’s command 1001', async () => {
    const { sandbox, port, token, origin } = await beforeSandbox()
    const line = dialServer(port, pathOf(token), origin)
    expect(await line.opened).toBe(true)
    expect(sandbox.live.send('1001', { id: '7' })).toBe(1)
    await expect.poll(() => line.heard).toEqual([{ command: '1001', data: { id: '7' } }])
  })

  it('answers the calls of the same page', async () => {
    const { port, token, origin } = await beforeSandbox()
    const headers = { Authorization: `Bearer ${token}`, Origin: origin }
    expect(jsonOf(await ask(port, '/prod-api/getInfo', { headers }))).toMatchObject({ code: 200 })
  })
})

describe('the origin of a page', () => {
  it.each(['http://evil.example', 'null', undefined])(
    '%s is refused at the portal; the gateway hears of nothing',
    async (origin) => {
      const { sandbox, port, token } = await beforeSandbox()
      expect(await dialServer(port, pathOf(token), origin).opened).toBe(false)
      expect(sandbox.live.send('1001', {})).toBe(0)
    },
  )

  it('is replaced by the gateway’s, with the sub-protocol passed both ways', async () => {
    const server = createServer()
    const gatewayPort = await listen(server)
    onTestFinished(() => void server.close())
    const asked = aLatch<object>()
    new WebSocketServer({ server }).on('connection', (_, { headers }) => asked.open(headers))
    const gateway = createProxyGateway(`http://127.0.0.1:${gatewayPort}/api`)
    const at = `127.0.0.1:${await aPortal({ gateway })}`
    const client = new WebSocket(`ws://${at}/ws/web/user`, ['one'], { origin: `http://${at}` })
    onTestFinished(() => client.terminate())
    expect(await asked.opened).toMatchObject({
      origin: `http://127.0.0.1:${gatewayPort}`,
      host: `127.0.0.1:${gatewayPort}`,
      'sec-websocket-protocol': 'one',
    })
    await expect.poll(() => client.protocol).toBe('one')
  })

  it('is removed from calls where it is the portal’s own, and passed on where it is foreign', async () => {
    const port = await aPortal()
    const originSeen = async (origin: string) => {
      const answer = await ask(port, '/prod-api/x', { method: 'POST', headers: { Origin: origin } })
      return (jsonOf(answer)['headers'] as Record<string, string>)['origin']
    }
    expect(await originSeen(`http://127.0.0.1:${port}`)).toBeUndefined()
    expect(await originSeen('http://evil.example')).toBe('http://evil.example')
  })
})
