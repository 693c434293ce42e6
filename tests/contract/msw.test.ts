// @vitest-environment jsdom
import axios from 'axios'
import { setupServer } from 'msw/node'
import { expect, it, onTestFinished } from 'vitest'
import { knownPassword } from '@/tests/sandbox/accounts'
import { testSandbox } from '@/tests/sandbox/forTests'
import { sandboxHandlers } from '@/tests/sandbox/msw'

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
