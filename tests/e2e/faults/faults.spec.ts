import { faultControl } from '@/tests/support/faults'
import { expect, login, test, type Problems } from '../fixtures'

const port = Number(process.env.E2E_PORT ?? 4179) + 4
const origin = `http://127.0.0.1:${port}`
const { fault, clearFaults } = faultControl(origin)
const list = '/store/storeDraw/list'

test.use({ baseURL: origin })
test.afterEach(clearFaults)

function allowFailedCalls(problems: Problems): void {
  problems.allow(/HTTP 502|Failed to load resource/)
}

test('A1, A6, A8, A11: an unreadable answer in place of a list keeps the rows and the login', async ({
  page,
  problems,
  invariants,
}) => {
  allowFailedCalls(problems)
  await login(page, 'admin', { at: '/#/store/storeDraw' })
  const rows = page.locator('.wd-table tbody tr')
  await expect(rows).toHaveCount(20)
  const message = page.locator('.wd-toast')
  const refresh = page.getByRole('button', { name: 'Refresh', exact: true })
  const times = 'always' as const
  for (const [harm, words] of [
    [{ status: 502, body: '<h1>Bad gateway</h1>' }, /The gateway cannot be reached/],
    [{ reset: 'midway' as const }, /The gateway cannot be reached/],
    [{ truncate: 40 }, /could not be read \(request [0-9a-f]{8}\)/],
    [{ body: '<h1>Sign in to our Wi-Fi</h1>' }, /Unexpected answer: check your network/],
  ] as const) {
    await fault({ path: list, times, ...harm })
    await refresh.click()
    await expect(message.filter({ hasText: words })).toHaveCount(1)
    await expect(rows).toHaveCount(20)
    await expect(page.getByText('Bad gateway')).toHaveCount(0)
    await expect(page.getByText('Wi-Fi')).toHaveCount(0)
    expect(await invariants.broken()).toEqual([])
    await clearFaults()
    await refresh.click()
    await expect(page.locator('.wd-stale')).toHaveCount(0)
  }
  await expect(page).toHaveURL(/#\/store\/storeDraw/)
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('Admin-Tokens')
})

test('A5, A11: a portal that finds no gateway waits on the same page', async ({
  page,
  problems,
  invariants,
}) => {
  allowFailedCalls(problems)
  await login(page, 'admin')
  await page.goto('about:blank')
  await page.route('**/prod-api/**', (route) => route.abort('connectionrefused'))
  const asked: string[] = []
  page.on('request', (call) => void asked.push(call.url()))
  await page.goto('/#/store/bill?page=2')
  await expect(page.getByRole('heading', { name: 'Wattdesk cannot be opened now' })).toBeVisible()
  await expect(page.getByText('You are still logged in.')).toBeVisible()
  expect(asked.filter((url) => url.endsWith('/getInfo')).length).toBeLessThanOrEqual(3)
  expect(await invariants.broken()).toEqual([])

  await page.unroute('**/prod-api/**')
  await fault({ path: '/getInfo', body: '<html>Sign in</html>' })
  const retry = page.getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect(page.getByText('Unexpected answer')).toBeVisible()
  await expect(retry).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Bills' })).toBeVisible()
  await expect(page).toHaveURL(/#\/store\/bill\?page=2/)
})

test('A32: offline shows a message, sends nothing, keeps input, and reads again once when it is over', async ({
  page,
  context,
  problems,
  invariants,
}) => {
  allowFailedCalls(problems)
  await login(page, 'admin', { at: '/#/store/store/1' })
  const name = page.getByLabel(/^Name/)
  await expect(name).toBeVisible()
  await name.fill('Typed while offline')
  invariants.typed((await name.getAttribute('name')) ?? '', 'Typed while offline')
  const sent: string[] = []
  page.on('request', (call) => void sent.push(`${call.method()} ${new URL(call.url()).pathname}`))
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('nothing was sent, and what you typed is still here')).toHaveCount(1)
  expect(sent.filter((call) => call.startsWith('PUT'))).toEqual([])
  expect(await invariants.broken()).toEqual([])

  // other tests read this record, so it must not change
  await fault({ method: 'PUT', path: '/store/store', code: 200, msg: 'ok' })
  sent.length = 0
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
  const read = sent.filter((call) => call === 'GET /prod-api/store/store/1')
  expect(read.length).toBeLessThanOrEqual(3)
})
