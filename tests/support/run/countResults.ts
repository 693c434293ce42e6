import { existsSync, readFileSync } from 'node:fs'

export type Totals = { passed: number; failed: number }

type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

type BrowserReport = {
  errors: unknown[]
  stats: { expected: number; unexpected: number; flaky: number }
}

/** Vitest's JSON report; a file that could not even be loaded has no tests and counts as one failure. */
export function countUnit({ numPassedTests, numFailedTests, testResults }: UnitReport): Totals {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

/** Playwright's JSON report; a test that needed a second try is a failure. */
export function countBrowser({ errors, stats }: BrowserReport): Totals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** Reads a runner's report; a missing report, an empty one or an unexplained exit counts as a failure. */
export function countReport<T>(
  file: string,
  exitCode: number,
  count: (report: T) => Totals,
): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')) as T)
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: failed + (isUnexplained ? 1 : 0) }
}
