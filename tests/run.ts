import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureChromium } from './support/chromium'
import { startPostgres } from './support/postgres'
import { countBrowser, countReport, countUnit, type Totals } from './support/countResults'
import { reportSecrets } from './support/secretsInLogs'

/** `npm test`: every check in order, all of them even after a failure, and the totals on the last line. */

const root = resolve(import.meta.dirname, '..')
const unitReport = join(root, '.test/unit.json')
const browserReport = join(root, '.test/e2e.json')
const logs = join(root, '.test/logs')
const heard = ['inherit', 'pipe', 'pipe'] as const satisfies StdioOptions

/** Runs one script of package.json with its output on ours and in a file. @returns its exit code. */
async function npmRun(script: string, ...args: string[]): Promise<number> {
  console.log(`\n── ${script} ${'─'.repeat(70 - script.length)}`)
  if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1'
  const npm = process.env.npm_execpath
  const command = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])]
  const child = npm
    ? spawn(process.execPath, [npm, ...command], { cwd: root, stdio: heard })
    : spawn('npm', command, { cwd: root, stdio: heard, shell: process.platform === 'win32' })
  const log = createWriteStream(join(logs, `${script}.log`))
  for (const [out, ours] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    out?.pipe(ours, { end: false })
    out?.pipe(log, { end: false })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  log.end()
  await once(log, 'close')
  return code ?? 1
}

async function step(script: string): Promise<Totals> {
  const code = await npmRun(script)
  if (code !== 0) console.log(`✗ ${script} failed`)
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}

/** The contract is held on a server as well: the one of `TEST_DATABASE_URL`, or one of our own. */
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
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = browserReport
  const code = await npmRun('e2e', '--reporter=list,json')
  return countReport(browserReport, code, countBrowser)
}

/** K11: neither what the runners and the sandbox said nor the reports hold anything secret. */
function logsHoldNoSecret(): Totals {
  console.log(`\n── secrets in the logs ${'─'.repeat(51)}`)
  const said = readdirSync(logs).map((name) => join(logs, name))
  const files = [...said, unitReport, browserReport].filter((file) => existsSync(file))
  const failed = reportSecrets(files, (line) => console.log(`✗ ${line}`))
  if (failed === 0) console.log(`${files.length} files hold no token, password, code or secret`)
  return { passed: failed === 0 ? 1 : 0, failed: Math.min(failed, 1) }
}

async function runAll(): Promise<Totals> {
  const results: Totals[] = []
  rmSync(logs, { recursive: true, force: true })
  mkdirSync(logs, { recursive: true })
  for (const script of ['format', 'lint', 'types', 'doctor']) results.push(await step(script))
  results.push(await withPostgres(unit))
  const build = await step('build')
  results.push(build)
  if (build.failed === 0) results.push(await browser())
  results.push(logsHoldNoSecret())
  return results.reduce((sum, { passed, failed }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
  }))
}

const { passed, failed } = await runAll()
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
