import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { config } from '@/config'
import { allPlaces } from '../e2e/places'
import { knownPassword } from '../sandbox/accounts'
import { chromiumFlags, ensureChromium } from '../support/chromium'
import { createSupply } from '../support/hostile/createSupply'
import { mountHostile, mountHostileChannel } from '../support/hostile/mountHostile'
import { allPayloads, hostilePayloads } from '../support/hostile/payloads'
import { openProbe } from '../support/hostile/probe'
import * as walks from '../support/hostile/walk'
import { countFrom, seedFrom } from './settings'

const root = resolve(import.meta.dirname, '../..')
const port = countFrom('SOAK_PORT', 4191)
const origin = `http://127.0.0.1:${port}`

let portal: ChildProcess
let browser: Browser

beforeAll(async () => {
  const own = { PORT: `${port}`, SANDBOX_CAPTCHA: 'off', SANDBOX_LIFE: 'off', SANDBOX_ROWS: '500' }
  // a process of its own: what a test runner builds is no production build
  const env = { ...process.env, NODE_ENV: 'production', ...own, SANDBOX_DATA: '.test/soak-hostile' }
  const command = ['--import', 'tsx', 'tests/sandbox/start.ts']
  portal = spawn(process.execPath, command, { cwd: root, env, stdio: 'ignore' })
  await vi.waitUntil(isServed, { timeout: 300_000, interval: 500 })
  const executablePath = ensureChromium(console.log)
  browser = await chromium.launch({ executablePath, args: chromiumFlags })
}, 330_000)

afterAll(async () => {
  await browser.close()
  portal.kill()
  await once(portal, 'exit')
})

const languages = [
  { language: 'en-US', width: 1440 },
  { language: 'en-US', width: 390 },
  { language: 'zh-CN', width: 1440 },
  { language: 'zh-CN', width: 390 },
] as const

it.for(languages)(
  'H1, H2, H3: every payload in every field, $language at $width',
  async ({ language, width }, { task }) => {
    const count = countFrom('SOAK_PAYLOADS', allPayloads)
    const seed = String(seedFrom('SOAK_SEED'))
    const said = `hostile text, ${language} at ${width} px: seed ${seed}`
    task.meta.figures = `${said}, not survived`
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height: 900 },
      timezoneId: 'Asia/Shanghai',
    })
    const { supply, held } = createSupply(hostilePayloads(seed, count))
    const probe = await openProbe(context, { origin })
    const cookies = { [config.tokenCookie]: await signIn(), language }
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })),
    )
    const page = await context.newPage()
    await page.goto('/')
    const places = await allPlaces(page)
    // the narrow screen has the records whose codes and amounts are hostile, too
    const how = {
      want: 50,
      wantAlone: 200,
      everything: width === 390,
      pages: Math.ceil(count / 50),
    }
    const gateway = await mountHostile(context, supply, how)
    const speak = await mountHostileChannel(page, supply)
    const walk = { page, gateway, probe, supply }
    await page.reload()
    await walks.rest(walk, 'the portal')
    const records = Math.ceil(count / how.wantAlone)
    await walks.walkRecords(walk, places, { details: true, forms: true, pages: how.pages, records })
    await walks.walkShell(walk, speak)
    await walks.walkMessages(walk, Math.ceil(count / 4))
    await walks.walkStorage(walk, origin)
    await walks.walkAddresses(walk, Math.ceil(count / 36))
    expect(probe.found()).toEqual([])
    const counts = [...held().values()]
    const given = counts.reduce((sum, one) => sum + one, 0)
    task.meta.figures = `${said}, ${count} payloads, ${given} times in ${counts.length} fields: 0 ran, 0 reports`
    await context.close()
  },
)

async function isServed(): Promise<boolean> {
  const answer = await fetch(origin).catch(() => undefined)
  return answer?.ok ?? false
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${origin}${config.basePath}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: knownPassword, captchaCode: '', uuid: '' }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}
