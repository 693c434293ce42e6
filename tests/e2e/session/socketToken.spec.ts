import { config } from '@/engine/config'
import { faultControl } from '@/tests/support/faults'
import { expect, login, test } from '../fixtures'

const origin = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4179) + 4}`
const { socketFault, clearFaults } = faultControl(origin)

test.use({ baseURL: origin })
test.afterEach(clearFaults)

test('a refused handshake leaves no token on the console', async ({ page, context, problems }) => {
  problems.allow(/WebSocket connection/)
  const printed: string[] = []
  page.on('console', (message) => printed.push(`${message.text()} ${message.location().url}`))
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await socketFault({ socket: 'refuse', times: 2 })
  await page.clock.install()
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  const later = async () => {
    await page.clock.runFor(1_000)
    return page.locator('.wd-bell').getAttribute('data-live')
  }
  await expect.poll(later, { timeout: 30_000, intervals: [200] }).toBe('open')

  const cookies = await context.cookies()
  const token = cookies.find(({ name }) => name === config.tokenCookie)?.value ?? ''
  expect(token).toMatch(/\S{20}/)
  expect(printed.filter((line) => line.includes('WebSocket connection'))).toHaveLength(2)
  expect([...printed, ...sockets].join('\n')).not.toContain(token)
  expect(sockets).toHaveLength(3)
})
