// @vitest-environment jsdom
import axios from 'axios'
import { setupServer } from 'msw/node'
import { expect, it, onTestFinished } from 'vitest'
import { knownPassword } from '@/sandbox/settings/accounts'
import { testSandbox } from '@/tests/support/testSandbox'
import { sandboxHandlers } from '@/sandbox/msw'
import { aLatch } from '@/tests/server/portalFixture'

it("§7: carries a browser page's real-time channel, and refuses who has no session", async () => {
  const sandbox = await testSandbox()
  const server = setupServer(...sandboxHandlers(sandbox))
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())

  const open = (token: string) => new WebSocket(`ws://${location.host}/ws/web/user?token=${token}`)
  const heard = aLatch<string>()
  const socket = open(await sandbox.logIn('admin'))
  socket.addEventListener('open', () => sandbox.live.send('1001', { id: '1' }))
  socket.addEventListener('message', ({ data }) => heard.open(String(data)))
  expect(await heard.opened).toBe('{"command":"1001","data":{"id":"1"}}')
  const closed = aLatch<number>()
  open('made-up').addEventListener('close', ({ code }) => closed.open(code))
  expect(await closed.opened).toBe(1006)
  await sandbox.live.close()
})

it("answers a browser page's requests: method, body and token arrive", async () => {
  const server = setupServer(...sandboxHandlers(await testSandbox()))
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())

  const body = { username: 'store', password: knownPassword }
  const login = await axios.post('/prod-api/login', body, { adapter: 'xhr' })
  expect(login.data).toMatchObject({ code: 200 })
  const headers = { Authorization: `Bearer ${login.data.data.token}` }
  const info = await axios.get('/prod-api/getInfo', { adapter: 'xhr', headers })
  expect(info.data.data.user).toMatchObject({ userName: 'store' })
  const logout = await axios.post('/prod-api/logout', undefined, { adapter: 'xhr', headers })
  expect(logout.data).toMatchObject({ code: 200 })
})
