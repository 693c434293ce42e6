import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { ensureChromium } from './support/run/chromium'
import { startPostgres } from './support/run/postgres'
import { ensureWebServers } from './support/run/webServers'
import { countBrowser, countReport, countUnit, type Totals } from './support/run/countResults'
import { reportSecrets } from './support/run/secretsInLogs'
import { fewerTests } from './support/run/fewerTests'

/** `npm test`: runs every check in order, also after a failure, and prints the totals on the last line. */

const root = resolve(import.meta.dirname, '..')
const unitReport = join(root, '.test/unit.json')
const browserReport = join(root, '.test/e2e.json')
const logs = join(root, '.test/logs')
const stdio = ['inherit', 'pipe', 'pipe'] as const satisfies StdioOptions

/** Runs one script of package.json, and copies its output to the console and to a file. @returns its exit code. */
function npmRun(script: string, ...args: string[]): Promise<number> {
  say(script)
  return spawnNpm(script, args, (out, ours) => out?.pipe(ours, { end: false }))
}

/** … beside others: its output is printed once it ends. */
async function npmRunQuietly(script: string): Promise<number> {
  const output: [NodeJS.WriteStream, Buffer][] = []
  const code = await spawnNpm(script, [], (out, ours) =>
    out?.on('data', (chunk: Buffer) => void output.push([ours, chunk])),
  )
  say(script)
  for (const [ours, chunk] of output) ours.write(chunk)
  return code
}

function say(script: string): void {
  console.log(`\n── ${script} ${'─'.repeat(70 - script.length)}`)
}

type Listen = (out: Readable | null, ours: NodeJS.WriteStream) => void

async function spawnNpm(script: string, args: readonly string[], listen: Listen): Promise<number> {
  if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1'
  const npm = process.env.npm_execpath
  const command = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])]
  const child = npm
    ? spawn(process.execPath, [npm, ...command], { cwd: root, stdio })
    : spawn('npm', command, { cwd: root, stdio, shell: process.platform === 'win32' })
  const log = createWriteStream(join(logs, `${script}.log`))
  for (const [out, ours] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    listen(out, ours)
    out?.pipe(log, { end: false })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  log.end()
  await once(log, 'close')
  return code ?? 1
}

async function step(
  script: string,
  run: (script: string) => Promise<number> = npmRun,
): Promise<Totals> {
  const code = await run(script)
  if (code !== 0) console.log(`✗ ${script} failed`)
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}

/** Two at a time: the types take as long as the others together. */
async function checks(): Promise<Totals[]> {
  const queue = ['types', 'format', 'doctor', 'lint']
  const results: Totals[] = []
  const work = async () => {
    for (let script = queue.shift(); script !== undefined; script = queue.shift())
      // oxlint-disable-next-line no-await-in-loop
      results.push(await step(script, npmRunQuietly))
  }
  await Promise.all([work(), work()])
  return results
}

/** Tests the contract on a PostgreSQL server, too: that of `TEST_DATABASE_URL`, or a temporary one. */
async function withPostgres(run: () => Promise<Totals>): Promise<Totals> {
  if (process.env.TEST_DATABASE_URL) return run()
  const server = await startPostgres(console.log)
  if (server === undefined) {
    console.log(
      'No PostgreSQL ≥ 15 is installed: the contract is tested on the embedded one alone.',
    )
    return run()
  }
  process.env.TEST_DATABASE_URL = server.url
  try {
    return await run()
  } finally {
    delete process.env.TEST_DATABASE_URL
    await server.stop()
  }
}

async function unit(): Promise<Totals> {
  rmSync(unitReport, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  const code = await npmRun('unit', ...reporters)
  return countReport(unitReport, code, countUnit)
}

async function browser(): Promise<Totals> {
  rmSync(browserReport, { force: true })
  try {
    ensureChromium(console.log, { isQuick: true })
  } catch (error) {
    console.log(`✗ ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 1 }
  }
  const missing = ensureWebServers(console.log)
  if (missing.length > 0)
    console.log(
      `Not installed: ${missing.join(', ')}. Their tests in tests/e2e/deploy are left out.`,
    )
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = browserReport
  const code = await npmRun('e2e', '--reporter=list,json')
  return countReport(browserReport, code, countBrowser)
}

/** K11: neither logs nor reports contain a secret. */
function logsHoldNoSecret(): Totals {
  console.log(`\n── secrets in the logs ${'─'.repeat(51)}`)
  const outputs = readdirSync(logs).map((name) => join(logs, name))
  const files = [...outputs, unitReport, browserReport].filter((file) => existsSync(file))
  const failed = reportSecrets(files, (line) => console.log(`✗ ${line}`))
  if (failed === 0) console.log(`${files.length} files hold no token, password, code or secret`)
  return { passed: failed === 0 ? 1 : 0, failed: Math.min(failed, 1) }
}

/** Writes what `npm run facts` records, and compares it with what the documents quote. */
function recordRun(units: Totals, browsers: Totals, durationMs: number): Totals {
  const run = {
    unit: units.passed + units.failed,
    browser: browsers.passed + browsers.failed,
    minutes: Math.ceil(durationMs / 60_000),
  }
  writeFileSync(
    join(root, '.test/lastRun.json'),
    `${JSON.stringify(run, undefined, 1).replaceAll(/\n\s*/g, ' ')}\n`,
  )
  const recorded = JSON.parse(readFileSync(join(root, 'tests/recordedRun.json'), 'utf8'))
  const fewer = fewerTests(run, recorded)
  if (fewer !== undefined) console.log(`✗ ${fewer}`)
  return { passed: 0, failed: fewer === undefined ? 0 : 1 }
}

async function runAll(): Promise<Totals> {
  const startMs = Date.now()
  const results: Totals[] = []
  rmSync(logs, { recursive: true, force: true })
  mkdirSync(logs, { recursive: true })
  results.push(...(await checks()))
  const units = await withPostgres(unit)
  const build = await step('build')
  const browsers = build.failed === 0 ? await browser() : { passed: 0, failed: 0 }
  results.push(units, build, browsers, logsHoldNoSecret())
  if (build.failed === 0) results.push(recordRun(units, browsers, Date.now() - startMs))
  return results.reduce((sum, { passed, failed }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
  }))
}

const { passed, failed } = await runAll()
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
