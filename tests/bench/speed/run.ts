import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '@/tests/support/run/chromium'
import { apps } from './apps'
import { buildApps, type AppName } from './buildApps'
import { growthOf, type Growth } from './growth'
import { travel, type Journey } from './journey'
import { pictureOf } from './picture'
import { reportOf, textOf, type Report } from './report'
import { serveApps } from './serveApps'

// `npm run bench`: the portal, a hand-written page and a stock react-admin do the same work on the same sandbox
// in a real browser, in turns. Prints medians and ratios; writes them to speed.json, speed.txt and speed.svg beside this file.
//   npm run bench -- --rounds 7 --slow-rounds 3 --no-growth

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    'slow-rounds': { type: 'string', default: '3' },
    growth: { type: 'boolean', default: true },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

async function main(): Promise<void> {
  const { origins, close } = await serveApps(await buildApps(say))
  const launch = { executablePath: ensureChromium(say), args: chromiumFlags }
  try {
    const reports: Report[] = []
    for (const [cpu, rounds] of [
      [1, Number(values.rounds)],
      [4, Number(values['slow-rounds'])],
    ] as const) {
      if (rounds === 0) continue
      const journeys = await interleave(rounds, (browser, name) =>
        travel(browser, appNamed(name), origins[name], cpu),
      )
      const growths = cpu === 1 && values.growth ? await growAll() : undefined
      reports.push(reportOf(cpu, journeys, growths))
    }
    for (const report of reports) say(`\n${textOf(report)}`)
    if (values.write) write(reports)
    if (reports.some(({ lines }) => lines.some(({ isMet }) => isMet === false)))
      process.exitCode = 1
  } finally {
    await close()
  }

  /** A fresh browser each time: what one application leaves behind slows no other. */
  async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    const browser = await chromium.launch(launch)
    try {
      return await work(browser)
    } finally {
      await browser.close()
    }
  }

  async function interleave(
    rounds: number,
    work: (browser: Browser, name: AppName) => Promise<Journey>,
  ): Promise<Record<AppName, Journey[]>> {
    const journeys: Record<AppName, Journey[]> = { bound: [], portal: [], stock: [] }
    for (let round = 1; round <= rounds; round += 1)
      for (const { name } of apps) {
        say(`round ${round} of ${rounds}: ${name}`)
        journeys[name].push(await inBrowser((browser) => work(browser, name)))
      }
    return journeys
  }

  async function growAll(): Promise<Record<AppName, Growth>> {
    const found: Partial<Record<AppName, Growth>> = {}
    for (const app of apps) {
      say(`200 page turns and 200 changes of the menu: ${app.name}`)
      found[app.name] = await inBrowser((browser) => growthOf(browser, app, origins[app.name]))
    }
    return found as Record<AppName, Growth>
  }
}

function appNamed(name: AppName) {
  return apps.find((app) => app.name === name)!
}

function write(reports: readonly Report[]): void {
  writeFileSync(
    join(import.meta.dirname, 'speed.json'),
    `${JSON.stringify(reports, undefined, 2)}\n`,
  )
  writeFileSync(join(import.meta.dirname, 'speed.txt'), `${reports.map(textOf).join('\n\n')}\n`)
  writeFileSync(join(import.meta.dirname, 'speed.svg'), pictureOf(reports))
}

function say(line: string): void {
  console.log(line)
}

await main()
