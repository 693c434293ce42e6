import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '@/tests/support/run/chromium'
import { appNamed } from './apps'
import { slowdown } from './budgets'
import { buildApps, type AppName } from './buildApps'
import { assertSame } from './cells'
import { growthOf } from './growth'
import { stepNames, travel, type Journey, type StepName } from './journey'
import { pictureOf } from './picture'
import { reportOf, type Report, type Rounds } from './report'
import { serveApps } from './serveApps'
import { textOf } from './text'
import { vitalsReport } from './vitalsText'
import { walkAllPages } from './walk'

// `npm run bench`: the portal and a hand-written page do the same work on the same sandbox in a real browser, in
// turns. Prints medians and ratios; writes them to speed.json, speed.txt and speed.svg beside this file.
//   npm run bench -- --only 'search → rows' --rounds 3 --no-growth --skip-build
//   npm run bench -- --vitals --only /store/storeDraw

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '3' },
    'slow-rounds': { type: 'string', default: '3' },
    trace: { type: 'boolean', default: true },
    growth: { type: 'boolean', default: true },
    stock: { type: 'boolean', default: false },
    vitals: { type: 'boolean', default: false },
    'skip-build': { type: 'boolean', default: false },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

const isWhole = values.vitals || values.only.length === 0
const only = new Set(isWhole ? stepNames : values.only.map(stepNamed))
const names: AppName[] = ['bound', 'portal', ...(values.stock ? ['stock' as const] : [])]

async function main(): Promise<void> {
  const folderOf = await buildApps({ names, isSkipped: values['skip-build'], say })
  const { originOf, close } = await serveApps(names, folderOf)
  try {
    if (values.vitals) return await measureVitals(originOf('portal'))
    await interleave(1, { cpu: 1, isTraced: false, only: new Set() }, originOf)
    const reports: Report[] = []
    for (const [cpu, count] of [
      [1, Number(values.rounds)],
      [slowdown, Number(values['slow-rounds'])],
    ] as const) {
      if (count === 0) continue
      const rounds = await interleave(count, { cpu, isTraced: false, only }, originOf)
      const traced = values.trace
        ? await interleave(1, { cpu, isTraced: true, only }, originOf)
        : {}
      const growth = cpu === 1 && values.growth ? await grow(originOf('portal')) : undefined
      const report = reportOf({ cpu, rounds, traced, growth })
      say(`\n${textOf(report)}\n`)
      reports.push(report)
    }
    if (values.write && isWhole) write(reports)
    if (reports.some(({ lines }) => lines.some(({ isMet }) => isMet === false)))
      process.exitCode = 1
  } finally {
    await close()
  }
}

/** No step but the login warms up the server. */
type Pace = { cpu: number; isTraced: boolean; only: ReadonlySet<StepName> }

/** One browser a round; every other round begins with the other end. */
async function interleave(
  count: number,
  pace: Pace,
  originOf: (name: AppName) => string,
): Promise<Rounds> {
  const journeys: Record<AppName, Journey[]> = { bound: [], portal: [], stock: [] }
  for (let round = 1; round <= count; round += 1) {
    const what = pace.isTraced ? 'traced' : `round ${round} of ${count}`
    say(pace.only.size === 0 ? 'warming up' : `processor ${pace.cpu} × slower, ${what}`)
    await inBrowser(async (browser) => {
      for (const name of round % 2 === 1 ? names : names.toReversed())
        journeys[name].push(
          await travel(browser, { app: appNamed(name), origin: originOf(name), ...pace }),
        )
    })
    for (const name of names)
      assertSame(name, journeys.bound.at(-1)!.seen, journeys[name].at(-1)!.seen)
  }
  return Object.fromEntries(names.map((name) => [name, journeys[name]]))
}

async function measureVitals(origin: string): Promise<void> {
  const options = { origin, cpu: slowdown, only: values.only, say }
  const walked = await inBrowser((browser) => walkAllPages(browser, options))
  const { text, isMet } = vitalsReport(walked)
  say(`\n${text}`)
  if (values.write && values.only.length === 0)
    writeFileSync(join(import.meta.dirname, 'vitals.txt'), `${text}\n`)
  if (!isMet) process.exitCode = 1
}

function grow(origin: string) {
  say('200 page turns and 200 changes of the menu')
  return inBrowser((browser) => growthOf(browser, appNamed('portal'), origin))
}

async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(say),
    args: chromiumFlags,
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** @throws {Error} listing the steps when none has the name */
function stepNamed(name: string): StepName {
  const step = stepNames.find((one) => one === name)
  if (!step) throw new Error(`No step is "${name}"; the steps are:\n${stepNames.join('\n')}`)
  return step
}

function write(reports: readonly Report[]): void {
  const to = (name: string) => join(import.meta.dirname, name)
  writeFileSync(to('speed.json'), `${JSON.stringify(reports, undefined, 2)}\n`)
  writeFileSync(to('speed.txt'), `${reports.map(textOf).join('\n\n')}\n`)
  writeFileSync(to('speed.svg'), pictureOf(reports))
}

function say(line: string): void {
  console.log(line)
}

await main()
