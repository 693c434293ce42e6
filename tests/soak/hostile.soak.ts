import { chromium } from '@playwright/test'
import { expect, it } from 'vitest'
import { allResources } from '@/resources/all'
import { config } from '@/engine/config'
import { allPlaces } from '@/tests/e2e/support/places'
import { chromiumFlags, ensureChromium } from '@/tests/support/run/chromium'
import { createSupply } from '@/tests/support/hostile/createSupply'
import { mountHostile, mountHostileChannel } from '@/tests/support/hostile/mountHostile'
import { allPayloads, hostilePayloads } from '@/tests/support/hostile/payloads'
import { openProbe } from '@/tests/support/hostile/probe'
import * as walks from '@/tests/support/hostile/walk'
import { openTrial } from '@/tests/trial/openTrial'
import { countFrom, seedFrom } from './settings'

/** How many payloads a field holds over the rows of one page; the rows of further pages have the next. */
const atOnce = 500

const languages = [
  { language: 'en-US', width: 1440 },
  { language: 'zh-CN', width: 390 },
] as const

it.for(languages)(
  'H1, H2, H3, D23: every payload in every field, in $language at $width px',
  async ({ language, width }, { task }) => {
    const count = countFrom('SOAK_PAYLOADS', allPayloads)
    const seed = seedFrom('SOAK_SEED')
    const said = `hostile text, ${language} at ${width} px: seed ${seed}`
    task.meta.figures = `${said}, not survived`
    const trial = await openTrial()
    const { origin } = trial
    const executablePath = ensureChromium(console.log)
    const browser = await chromium.launch({ executablePath, args: chromiumFlags })
    const viewport = { width, height: 900 }
    const context = await browser.newContext({
      baseURL: origin,
      viewport,
      timezoneId: 'Asia/Shanghai',
    })
    const { supply, held } = createSupply(hostilePayloads(String(seed), count))
    const probe = await openProbe(context, { origin })
    const cookies = { [config.tokenCookie]: await trial.sandbox.logIn('admin'), language }
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })),
    )
    const page = await context.newPage()
    await page.goto('/')
    await page.locator('.wd-shell').waitFor()
    const places = await allPlaces(page)
    const lists = places.filter((place) => allResources.some(({ path }) => path === place))
    const others = places.filter((place) => !lists.includes(place))
    const pages = Math.ceil(count / atOnce)
    // codes and amounts are hostile, too, in every second row; in one language in every row
    const how = { want: atOnce, pages, everything: language === 'en-US' }
    const gateway = await mountHostile(context, supply, how)
    const speak = await mountHostileChannel(page, supply)
    const walk = { page, gateway, probe, supply }
    await page.reload()
    await walks.rest(walk, 'the portal')
    const all = { details: true, forms: true, pages, records: pages }
    await walks.walkRecords(walk, lists, all)
    await walks.walkRecords(walk, others, { ...all, details: false, forms: false })
    await walks.walkShell(walk, speak)
    await walks.walkMessages(walk, Math.ceil(count / 40))
    await walks.walkFiles(walk, ['Login name', 'User name'], Math.ceil(count / 500))
    // further pages repeat the first one's records, and no export takes a record twice
    how.pages = 1
    await walks.walkExport(walk, '/system/post')
    await walks.walkStorage(walk, origin)
    await walks.walkAddresses(walk, Math.ceil(count / 100))
    expect(probe.found()).toEqual([])
    expect(probe.wide()).toEqual([])
    const counts = [...held().values()]
    const given = counts.reduce((sum, one) => sum + one, 0)
    task.meta.figures =
      `${said}, ${count} payloads, ${given} times in ${counts.length} fields ` +
      `at ${places.length} places: 0 ran, 0 reports, no page too wide`
    await browser.close()
    await trial.close()
  },
)
