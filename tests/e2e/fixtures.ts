import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { config } from '@/engine/config'
import { accounts } from '@/sandbox/trade/accounts'
import { holdInvariants, type Invariants } from './support/invariants'
import { noteProblems, type Problems } from './support/problems'

export { expect }

export { existsFailed } from './support/problems'
export type { Problems } from './support/problems'

type Fixtures = { problems: Problems; invariants: Invariants }

/** A test that also fails on anything unexpected in its pages. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context, baseURL }, use) => {
      const problems = await watch(context, baseURL ?? '')
      await use(problems)
      expect(problems.list(), 'unexpected problems in the page').toEqual([])
    },
    { auto: true },
  ],
  /** For tests of the fault matrix: checked on request and at the end. */
  invariants: async ({ page, problems }, use) => {
    const invariants = await holdInvariants(page, problems)
    await use(invariants)
    expect(await invariants.broken()).toEqual([])
  },
})

/** Watches every page of a context; the test's own context is watched already. */
export async function watch(context: BrowserContext, origin: string): Promise<Problems> {
  context.on('response', (response) => {
    // the first answer of a window has no frame yet
    if (response.url().endsWith('/prod-api/captchaImage'))
      noteCaptcha(response.frame().page(), () => response.json())
  })
  return noteProblems(context, origin)
}

const captchas = new WeakMap<Page, Promise<string>>()

/** At top level where the gateway is a stock one. */
type CaptchaBody = { uuid?: string; data?: { uuid?: string } }

function readUuid(body: unknown): string {
  const { uuid, data } = body as CaptchaBody
  return uuid ?? data?.uuid ?? ''
}

function noteCaptcha(page: Page, read: () => Promise<unknown>): void {
  const uuid = read().then(readUuid)
  // a page that left before the answer was read has no captcha
  captchas.set(
    page,
    uuid.catch(() => ''),
  )
}

/** The answer of the captcha picture on the page. */
export async function captchaAnswer(page: Page): Promise<string> {
  await expect.poll(() => captchas.has(page), { message: 'the page asks for a captcha' }).toBe(true)
  // the picture in sight is the last one that was asked for
  await expect(page.locator('img.wd-login-picture')).toBeVisible()
  return pictured(new URL(page.url()).origin, (await captchas.get(page)) ?? '')
}

export type LoginOptions = {
  /** Where to go first; without a token the guard leads to the login and back. */
  at?: string
}

/** Logs in through the real form and waits for the portal. */
export async function loginByForm(
  page: Page,
  name: AccountName = 'admin',
  { at = '/' }: LoginOptions = {},
): Promise<void> {
  const account = accountOf(name)
  await page.goto(at)
  await page.getByLabel('Account', { exact: true }).fill(account.name)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Captcha', { exact: true }).fill(await captchaAnswer(page))
  await page.getByRole('button', { name: 'Log in' }).click()
  await arrived(page)
}

/** Logs in by the calls of the form, and opens the portal with the token: for tests of the portal itself. */
export async function login(
  page: Page,
  name: AccountName = 'admin',
  { at = '/' }: LoginOptions = {},
): Promise<void> {
  const { name: username, password } = accountOf(name)
  const picture = await page.request.get('/prod-api/captchaImage')
  const { uuid, data } = (await picture.json()) as CaptchaBody
  const { origin } = new URL(picture.url())
  const captcha = await pictured(origin, uuid ?? data?.uuid ?? '')
  // a stock gateway reads the captcha in `code`
  const answer = data === undefined ? { code: captcha } : { code: '', captchaCode: captcha }
  const response = await page.request.post('/prod-api/login', {
    data: { username, password, uuid: uuid ?? data?.uuid, ...answer },
  })
  const body = (await response.json()) as { token?: string; data?: { token: string } }
  const token = body.token ?? body.data?.token
  if (token === undefined) throw new Error(`${name} was refused: ${JSON.stringify(body)}`)
  // an open portal would take another token for another user's
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  const cookie = {
    name: config.tokenCookie,
    value: token,
    url: origin,
    sameSite: 'Strict',
  } as const
  await page.context().addCookies([cookie])
  await page.goto(at)
  await arrived(page)
}

type AccountName = (typeof accounts)[number]['name']

function accountOf(name: AccountName) {
  const account = accounts.find((one) => one.name === name)
  if (account === undefined) throw new Error(`no account "${name}"`)
  return account
}

async function arrived(page: Page): Promise<void> {
  await expect(page.locator('.wd-shell')).toBeVisible()
  await expect(page).not.toHaveURL(/#\/login/)
}

/** The answer of a captcha by its uuid, from the side port of serve.ts. */
async function pictured(origin: string, uuid: string): Promise<string> {
  const port = Number(new URL(origin).port)
  const gateway = sandboxPorts.has(port) ? port : firstPort
  const answer = await fetch(`http://127.0.0.1:${gateway + 1}/${uuid}`)
  return answer.text()
}

const firstPort = Number(process.env.E2E_PORT ?? 4179)

/** Those of serve.ts; a portal at another port has the first one's sandbox as its gateway. */
const sandboxPorts = new Set([firstPort, firstPort + 2, firstPort + 4])
