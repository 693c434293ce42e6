import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface TaskMeta {
    /** The result of a long run, in a line. */
    figures?: string
  }
}

const recordFile = join(import.meta.dirname, 'figures.json')
const amount = /^(?:SOAK|CHAOS|LOAD)_(?!SEED)|^PROPERTY_RUNS$/

/**
 * Says the figures of every test once it is over, and all of them at the end, in one place. Records those of each
 * part that passed at its usual amount in `figures.json`, which the README quotes.
 */
export class Figures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (wasRun(test)) console.log(lineOf(test))
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests()].filter(wasRun).map(lineOf),
    )
    console.log(['', 'Soak', ...lines, ''].join('\n'))
    if (!Object.keys(process.env).some((name) => amount.test(name))) record(modules)
  }
}

function record(modules: readonly TestModule[]): void {
  const known = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, string>
  const passed = modules.flatMap((module) => {
    const tests = [...module.children.allTests()]
    const isWhole = tests.every((test) => test.result().state === 'passed')
    const part = basename(module.moduleId, '.soak.ts')
    return isWhole ? [[part, tests.map(figuresOf).join('; ')] as const] : []
  })
  const all = { ...known, ...Object.fromEntries(passed) }
  writeFileSync(recordFile, `${JSON.stringify(all, null, 2)}\n`)
}

function lineOf(test: TestCase): string {
  const seconds = ((test.diagnostic()?.duration ?? 0) / 1_000).toFixed(0)
  const sign = test.result().state === 'passed' ? '✓' : '✗'
  return `${sign} ${figuresOf(test)} in ${seconds} s`
}

function figuresOf(test: TestCase): string {
  return test.meta().figures ?? test.name
}

function wasRun(test: TestCase): boolean {
  return test.result().state !== 'skipped'
}
