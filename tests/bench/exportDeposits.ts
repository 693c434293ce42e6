import { readFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { config } from '@/engine/config'
import { dictionaries } from '@/i18n/en-US/dictionaries'
import { orderFields } from '@/resources/orderFields'
import { orderStatus } from '@/resources/dicts'
import { unguard } from '@/engine/values/formulaGuard'
import { knownPassword } from '@/sandbox'
import { chromiumFlags, ensureChromium } from '@/tests/support/run/chromium'
import { readCsv } from '@/tests/support/files/readCsv'
import { sheetRows, type SheetCell } from '@/tests/support/files/readWorkbook'

// Exports some 100,000 filtered deposits from a running portal in a real browser and compares every cell with
// what the gateway's list says. Needs a sandbox of 200,000 deposits without a captcha, and without life:
//   SANDBOX_ROWS=200000 SANDBOX_CAPTCHA=off SANDBOX_LIFE=off npm start
//   npm run bench:export

type Row = Readonly<Record<string, string | number | null>>

const portal = process.env['PORTAL_URL'] ?? 'http://127.0.0.1:4173'
const wantedRows = 100_000
const path = '/api/apiRecharge'
const fields = Object.entries(orderFields)

async function main(): Promise<void> {
  const ask = await openGateway()
  const statuses = await chooseStatuses(ask)
  const expected = await readAll(ask, `status=${statuses.join()}`)
  say(`${expected.length} deposits in state ${statuses.join(', ')}`)
  const labels = await storeLabels(ask)
  const browser = await chromium.launch({
    executablePath: ensureChromium(say),
    args: chromiumFlags,
  })
  try {
    const page = await openList(browser, statuses)
    for (const format of ['Workbook', 'CSV'] as const) {
      const { bytes, ...figures } = await exportAs(page, browser, format)
      const faults = compare(format, bytes, expected, labels)
      const cells = expected.length * fields.length
      say(`${format}: ${JSON.stringify(figures)}, ${cells} cells compared, ${faults.length} differ`)
      for (const fault of faults.slice(0, 10)) say(fault)
      if (faults.length > 0) process.exitCode = 1
    }
    await cancelMidway(page)
  } finally {
    await browser.close()
  }
}

type Ask = (path: string) => Promise<{ rows: Row[]; total: number }>

async function openGateway(): Promise<Ask> {
  const call = async (target: string, init: RequestInit) =>
    (await (await fetch(`${portal}${config.basePath}${target}`, init)).json()) as {
      data: { token: string }
      rows: Row[]
      total: number
    }
  const { data } = await call('/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: knownPassword }),
  })
  return (target) => call(target, { headers: { Authorization: `Bearer ${data.token}` } })
}

/** The states whose deposits together come nearest to the wanted number. */
async function chooseStatuses(ask: Ask): Promise<readonly string[]> {
  const counts: [string, number][] = []
  for (const [code] of orderStatus.entries)
    counts.push([code, (await ask(`${path}/list?pageSize=1&status=${code}`)).total])
  const subsets = Array.from({ length: 2 ** counts.length }, (_subset, bits) =>
    counts.filter((_count, index) => ((bits >> index) & 1) === 1),
  )
  const distance = (subset: [string, number][]) =>
    Math.abs(subset.reduce((sum, [, count]) => sum + count, 0) - wantedRows)
  const [best = []] = subsets.toSorted((a, b) => distance(a) - distance(b))
  return best.map(([code]) => code)
}

async function readAll(ask: Ask, query: string): Promise<readonly Row[]> {
  const all: Row[] = []
  for (let page = 1, total = 1; all.length < total; page += 1) {
    const order = 'orderByColumn=createTime&isAsc=desc'
    const answer = await ask(`${path}/list?${query}&${order}&pageSize=2000&pageNum=${page}`)
    all.push(...answer.rows)
    total = answer.total
  }
  return all
}

async function storeLabels(ask: Ask): Promise<ReadonlyMap<string, string>> {
  const { rows } = await ask('/store/store/list?pageSize=2000')
  return new Map(rows.map(({ id, nick }) => [String(id), String(nick)]))
}

async function openList(browser: Browser, statuses: readonly string[]): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-US' })
  page.on('console', (message) => {
    if (message.type() === 'error') say(`console: ${message.text()}`)
  })
  await page.goto(portal)
  await page.getByLabel('Account', { exact: true }).fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(knownPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.locator('.wd-shell').waitFor()
  const filter = encodeURIComponent(JSON.stringify({ status: statuses }))
  await page.goto(`${portal}/#${path}?filter=${filter}&sort=createTime&order=DESC`)
  await page.getByRole('button', { name: 'Export' }).waitFor()
  await page.evaluate(() => {
    const seen = { longestTaskMs: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        seen.longestTaskMs = Math.max(seen.longestTaskMs, Math.round(duration))
    }).observe({ entryTypes: ['longtask'] })
  })
  return page
}

async function exportAs(page: Page, browser: Browser, format: 'Workbook' | 'CSV') {
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: new RegExp(`^${format}`) }).check()
  await dialog.getByRole('radio', { name: /^All/ }).check()
  const before = await rendererMb(browser)
  const startedAt = Date.now()
  let peakMb = 0
  const timer = setInterval(
    () => void rendererMb(browser).then((mb) => (peakMb = Math.max(peakMb, mb))),
    250,
  )
  const coming = page.waitForEvent('download', { timeout: 900_000 })
  await dialog.getByRole('button', { name: 'Export' }).click()
  const download = await coming
  const seconds = (Date.now() - startedAt) / 1_000
  clearInterval(timer)
  const said = await dialog.getByRole('status').textContent()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const bytes = readFileSync(await download.path())
  const longestTaskMs = await page.evaluate(
    () => (globalThis as unknown as { seen: { longestTaskMs: number } }).seen.longestTaskMs,
  )
  const fileMb = megabytes(bytes.length)
  return {
    bytes,
    name: download.suggestedFilename(),
    said,
    seconds,
    fileMb,
    before,
    peakMb,
    longestTaskMs,
  }
}

async function cancelMidway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Export' }).click()
  await dialog.getByText(/^[1-9][\d,]* of /).waitFor({ timeout: 60_000 })
  const at = await dialog.getByRole('status').textContent()
  const startedAt = Date.now()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByText('Cancelled. Nothing was downloaded.').waitFor()
  say(`cancelled at ${at}: took ${Date.now() - startedAt} ms`)
}

/** The memory of the pages' processes and their workers. */
async function rendererMb(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? '0')
  return megabytes(Math.max(0, ...sizes.map(Number)) * 1024)
}

function compare(
  format: 'Workbook' | 'CSV',
  bytes: Buffer,
  expected: readonly Row[],
  labels: ReadonlyMap<string, string>,
): readonly string[] {
  const faults: string[] = []
  let at = 0
  for (const cells of format === 'CSV' ? csvRows(bytes) : workbookRows(bytes)) {
    const row = expected[at]
    at += 1
    if (row === undefined) break
    for (const [index, [name, { kind }]] of fields.entries()) {
      const wanted = expectedText(name, row[name] ?? null, labels)
      const found = cells[index] ?? null
      if (!isSame(found, wanted, kind))
        faults.push(`row ${at}, ${name}: ${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`)
    }
  }
  if (at < expected.length) faults.push(`only ${at} of ${expected.length} rows`)
  return faults
}

function expectedText(
  name: string,
  value: string | number | null,
  labels: ReadonlyMap<string, string>,
) {
  if (value === null || value === '') return null
  if (name === 'store') return labels.get(String(value)) ?? String(value)
  if (name === 'status') {
    const key = orderStatus.entries.find(([code]) => code === value)?.[1]
    return key === undefined ? String(value) : dictionaries.codes.orderStatus[key]
  }
  if (name !== 'expireTime') return String(value)
  const eightHoursMs = 8 * 3_600_000
  const wall = new Date(Number(value) * 1_000 + eightHoursMs).toISOString()
  return wall.slice(0, 19).replace('T', ' ')
}

function isSame(found: SheetCell, wanted: string | null, kind: string): boolean {
  if (wanted === null || found === null) return wanted === found
  if ('text' in found) return found.text === wanted
  const isAmount = kind === 'money' || kind === 'decimal'
  return isAmount && 'number' in found && plain(found.number) === plain(wanted)
}

/** The digits of a number however it is written: `1e-7` is `0.0000001`. */
function plain(text: string): string {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/i.exec(text) ?? []
  const shift = Number(power)
  const digits = shift < 0 ? '0'.repeat(-shift) + whole + fraction : whole + fraction
  const point = (shift < 0 ? -shift + whole.length : whole.length) + shift
  const padded = digits.padEnd(point, '0')
  const left = padded.slice(0, point).replace(/^0+(?=\d)/, '')
  const right = padded.slice(point).replace(/0+$/, '')
  return `${sign}${left || '0'}${right && `.${right}`}`
}

function* workbookRows(bytes: Buffer): Generator<readonly SheetCell[]> {
  for (const { number, cells } of sheetRows(bytes)) if (number > 1) yield cells
}

function* csvRows(bytes: Buffer): Generator<readonly SheetCell[]> {
  const amounts = fields.map(([, { kind }]) => kind === 'money' || kind === 'decimal')
  for (const cells of readCsv(bytes.toString('utf8').slice(1)).slice(1))
    yield cells.map((cell, index) => {
      if (cell === '') return null
      return amounts[index] ? { number: cell } : { text: unguard(cell) }
    })
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
