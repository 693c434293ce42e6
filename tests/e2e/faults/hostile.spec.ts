import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { createSupply } from '@/tests/support/hostile/createSupply'
import { mountHostile, mountHostileChannel } from '@/tests/support/hostile/mountHostile'
import { hostilePayloads } from '@/tests/support/hostile/payloads'
import { openProbe } from '@/tests/support/hostile/probe'
import * as walks from '@/tests/support/hostile/walk'
import { login } from '../fixtures'
import { allPlaces } from '../support/places'

const payloads = hostilePayloads('sample')
const want = 100

/** In one the codes, amounts and files are hostile, too; in the other, the addresses. */
const languages = [
  { language: 'en-US', width: 1440, isEnglish: true },
  { language: 'zh-CN', width: 390, isEnglish: false },
] as const

test.use({ actionTimeout: 30_000 })

for (const { language, width, isEnglish } of languages)
  test(`H1, H2, H3, D23: hostile text in every field of every answer stays text and keeps the layout, a sample, in ${language} at ${width} px`, async ({
    page,
    context,
    baseURL: origin = '',
  }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height: 844 })
    const { supply, held } = createSupply(payloads)
    const probe = await openProbe(context, { origin })
    await login(page)
    const places = await allPlaces(page)
    await context.addCookies([{ name: 'language', value: language, url: origin }])
    const gateway = await mountHostile(context, supply, { want, everything: isEnglish })
    const speak = await mountHostileChannel(page, supply)
    const walk = { page, gateway, probe, supply }
    await page.reload()
    await walks.rest(walk, 'the portal')
    const seen = places.filter((_, at) => at % 4 === (isEnglish ? 0 : 2))
    const records = seen.filter((_, at) => at % 2 === 0)
    await walks.walkRecords(walk, seen, { details: false, forms: false, pages: 1, records: 0 })
    await walks.walkRecords(walk, records, { details: true, forms: true, pages: 0, records: 1 })
    await walks.walkShell(walk, speak)
    await walks.walkMessages(walk, 3)
    if (isEnglish) {
      await walks.walkFiles(walk, ['Login name', 'User name'], 2)
      const file = readFileSync(await walks.walkExport(walk, '/system/post'))
      expect(file.length).toBeGreaterThan(100)
      await walks.walkStorage(walk, origin)
    } else await walks.walkAddresses(walk, 1)
    expect(held().size).toBeGreaterThan(100)
    expect(probe.found()).toEqual([])
    expect(probe.wide()).toEqual([])
  })

test('the probe notices code that runs, and the policy stops what a slip would let in', async ({
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
