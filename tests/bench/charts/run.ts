import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { chromiumFlags, ensureChromium } from '@/tests/support/run/chromium'
import type { Drawing } from './main'

// `npm run bench:charts`: the time that the home page's five charts take, by the portal's bars and by Recharts, each in
// a fresh browser, in turns. Prints medians and writes them to times.txt beside this file.
//   npm run bench:charts -- --rounds 9

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, write: { type: 'boolean', default: true } },
  allowNegative: true,
})

const drawings: readonly Drawing[] = ['bars', 'recharts, bars and axes alone', 'recharts']
const outDir = resolve(import.meta.dirname, '../../../.test/bench/charts')

async function main(): Promise<void> {
  const options = {
    root: import.meta.dirname,
    configFile: false as const,
    logLevel: 'warn' as const,
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    build: { outDir, emptyOutDir: true },
    preview: { host: '127.0.0.1', port: 0 },
  }
  await build(options)
  const server = await preview(options)
  try {
    const [address = ''] = server.resolvedUrls?.local ?? []
    const lines: string[] = []
    for (const cpu of [1, 4]) lines.push(...(await measure(address, cpu)))
    console.log(lines.join('\n'))
    if (values.write) writeFileSync(join(import.meta.dirname, 'times.txt'), `${lines.join('\n')}\n`)
  } finally {
    await server.close()
  }
}

async function measure(address: string, cpu: number): Promise<readonly string[]> {
  const times = new Map(drawings.map((drawing) => [drawing, [] as number[]]))
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [drawing, found] of times)
      found.push(await inBrowser((browser) => draw(browser, address, drawing, cpu)))
  return [...times].map(([drawing, found]) => {
    const name = `five charts, ${drawing}${cpu > 1 ? `, processor ${cpu} × slower` : ''}`
    return `${name.padEnd(64)} ${Math.round(median(found))} ms`
  })
}

/** A fresh browser each time: nothing is compiled yet. */
async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = ensureChromium(console.log)
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

async function draw(browser: Browser, address: string, drawing: Drawing, cpu: number) {
  const page = await browser.newPage()
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return page.evaluate((wanted) => drawCharts(wanted), drawing)
}

function median(found: readonly number[]): number {
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)]!
}

await main()
