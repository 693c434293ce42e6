import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { createSupply } from '../support/hostile/createSupply'
import { mountHostile, mountHostileChannel } from '../support/hostile/mountHostile'
import { hostilePayloads } from '../support/hostile/payloads'
import { openProbe } from '../support/hostile/probe'
import * as walks from '../support/hostile/walk'
import { login } from './fixtures'
import { allPlaces } from './places'

const payloads = hostilePayloads('sample')
const want = 300

test.use({ actionTimeout: 30_000 })

for (const language of ['en-US', 'zh-CN'] as const)
  test(`H1, H2, H3: hostile text in every field of every answer stays text, in ${language}`, async ({
    page,
    context,
    baseURL: origin = '',
  }) => {
    test.setTimeout(600_000)
    const isEnglish = language === 'en-US'
    if (!isEnglish) await page.setViewportSize({ width: 390, height: 844 })
    const { supply, held } = createSupply(payloads)
    const probe = await openProbe(context, { origin })
    await login(page)
    const places = await allPlaces(page)
    await context.addCookies([{ name: 'language', value: language, url: origin }])
    const gateway = await mountHostile(context, supply, { want, everything: isEnglish })
    const speak = await mountHostileChannel(page, supply)
    const walk = { page, gateway, probe, supply }
    await page.reload()
    const look = { details: !isEnglish, forms: isEnglish, pages: 1, records: 1 }
    await walks.rest(walk, 'the portal')
    await walks.walkRecords(walk, places, look)
    await walks.walkShell(walk, speak)
    await walks.walkMessages(walk, 30)
    if (isEnglish) {
      await walks.walkFiles(walk, ['Login name', 'User name'])
      expect(readFileSync(await walks.walkExport(walk, '/system/post')).length).toBeGreaterThan(100)
    }
    await walks.walkStorage(walk, origin)
    await walks.walkAddresses(walk, 2)
    expect(held().size).toBeGreaterThan(300)
    expect(probe.found()).toEqual([])
  })

test('the probe notices what runs, and the policy stops what a slip would let in', async ({
  page,
  context,
  baseURL: origin = '',
}) => {
  const probe = await openProbe(context, { origin })
  const bare = { contentType: 'text/html', body: '<!doctype html><h1>No policy</h1>' }
  await context.route('**/bare', (route) => route.fulfill(bare))
  await page.goto('/bare')
  const written = payloads
    .filter((one) => !/http-equiv|base href|location/i.test(one))
    .slice(0, 500)
  await page.evaluate((texts) => {
    for (const text of texts) {
      const place = document.createElement('div')
      document.body.append(place)
      place.innerHTML = text
    }
  }, written)
  const count = (kind: string) => probe.found().filter((line) => line.startsWith(kind)).length
  await expect.poll(() => count('executed')).toBeGreaterThan(20)
  await expect.poll(() => count('foreign host')).toBeGreaterThan(0)
  expect(count('dialog')).toBeGreaterThan(0)
  await probe.look(page, 'bare')
  expect(count('bare: a handler')).toBeGreaterThan(20)
  expect(count('bare: an address')).toBeGreaterThan(5)

  const before = count('policy')
  await page.goto('/')
  const slip = () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=__xss=1>')
  await expect(page.evaluate(slip)).rejects.toThrow(/TrustedHTML/)
  await expect.poll(() => count('policy')).toBeGreaterThan(before)
})
