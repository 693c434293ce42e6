// @vitest-environment node
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createProxyGateway } from '@/server/proxy/createProxyGateway'
import { aLatch, aPortal, listen } from '@/tests/server/portalFixture'

it('a call that its page cancels leaves no line in the portal’s log', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => written.mockRestore())
  const [reached, gone] = [aLatch(), aLatch()]
  const server = createServer((request) => {
    request.socket.once('close', () => gone.open())
    reached.open()
  })
  onTestFinished(() => void server.close())
  const gateway = createProxyGateway(`http://127.0.0.1:${await listen(server)}`)
  const answered = vi.spyOn(gateway, 'fetch')
  const page = connect(await aPortal({ gateway }), '127.0.0.1')
  page.write('GET /prod-api/slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await reached.opened
  page.destroy()
  await gone.opened
  await answered.mock.results[0]?.value
  expect(written.mock.calls).toEqual([])
})
