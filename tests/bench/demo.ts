import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { firstVisit } from '@/tests/demo/budget'
import { buildDemo } from '@/tests/demo/buildDemo'
import { countBytes } from '@/tests/demo/countBytes'
import { createFileServer } from '@/tests/demo/fileServer'
import { chromiumFlags, ensureChromium } from '@/tests/support/run/chromium'

// `npm run bench:demo`: first visits of the demo, each with an empty profile, on a file server that compresses
// nothing. Prints medians; exits with 1 where a budget is missed.
//   npm run bench:demo -- --rounds 9

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

/** Milliseconds from the navigation to the form and until it can be sent, and from then to the rows; bytes; requests. */
type Visit = { form: number; ready: number; rows: number; bytes: number; requests: number }

async function main(): Promise<void> {
  const folder = await buildDemo(resolve(import.meta.dirname, '../..'), console.log)
  const visits: Visit[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) visits.push(await visit(folder))
  const [form, ready, rows] = [
    median(visits, 'form'),
    median(visits, 'ready'),
    median(visits, 'rows'),
  ]
  const bytes = median(visits, 'bytes')
  const report = [
    `navigation → login form           ${form} ms`,
    `navigation → gateway answers      ${ready} ms`,
    `login → first list                ${rows} ms`,
    `navigation and login together     ${ready + rows} ms`,
    `bytes of the first visit          ${bytes.toLocaleString('en-US')}`,
    `requests of the first visit       ${median(visits, 'requests')}`,
  ].join('\n')
  console.log(report)
  if (values.write) writeFileSync(join(import.meta.dirname, 'demo.txt'), `${report}\n`)
  if (ready + rows > firstVisit.listMs || bytes > firstVisit.bytes) process.exitCode = 1
}

/** From the navigation to the first list, and what the server sent until nothing more was requested. */
async function visit(folder: string): Promise<Visit> {
  const server = createFileServer(folder)
  const bytesSent = countBytes(server)
  let requests = 0
  server.on('request', () => (requests += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: chromiumFlags,
  })
  try {
    const page = await browser.newPage()
    const started = performance.now()
    await page.goto(`http://127.0.0.1:${port}/?captcha=off#/store/storeDraw`)
    const logIn = page.getByRole('button', { name: 'Log in' })
    await logIn.waitFor()
    const shown = performance.now()
    await page.getByRole('textbox', { name: 'Captcha' }).waitFor({ state: 'hidden' })
    const ready = performance.now()
    await page.getByRole('button', { name: 'Use admin' }).click()
    await logIn.click()
    await page.locator('tbody tr').nth(19).waitFor()
    const listed = performance.now()
    await page.waitForLoadState('networkidle')
    return {
      form: Math.round(shown - started),
      ready: Math.round(ready - started),
      rows: Math.round(listed - ready),
      bytes: bytesSent(),
      requests,
    }
  } finally {
    await browser.close()
    server.close()
  }
}

function median(visits: readonly Visit[], name: keyof Visit): number {
  const sorted = visits.map((one) => one[name]).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}

await main()
