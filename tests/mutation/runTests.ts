import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Fault } from './Fault'

const root = resolve(import.meta.dirname, '../..')
const report = join(root, `.test/mutation-${process.pid}.json`)

/** The outcome of the resources' tests; `broken` if they could not run. */
export type Outcome = {
  readonly result: 'passed' | 'failed' | 'broken'
  /** The first test that failed, or what went wrong. */
  readonly by: string
}

/** Runs the tests of all resources as the sources are, or of one resource over a planted fault. */
export async function runTests(fault?: Fault): Promise<Outcome> {
  rmSync(report, { force: true })
  const narrow = fault ? ['--bail=1', '-t', `the resource ${fault.resource} `] : []
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      `--config=${join(import.meta.dirname, 'vitest.config.ts')}`,
      '--reporter=json',
      `--outputFile=${report}`,
      ...narrow,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...(fault && { FAULT: JSON.stringify(fault) }) },
    },
  )
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  const outcome = outcomeOf(code, said)
  rmSync(report, { force: true })
  return outcome
}

type Report = {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly title: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** A kill is a test that ran and failed; sources that do not even load prove nothing. */
function outcomeOf(code: number | null, said: string): Outcome {
  const { numPassedTests, testResults } = readReport()
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed')
  if (failed) return { result: 'failed', by: `${failed.title}: ${sentenceOf(failed)}` }
  if (code === 0 && numPassedTests > 0) return { result: 'passed', by: '' }
  const why = testResults.map(({ message }) => message).join(' ') || said
  return { result: 'broken', by: why.trim().slice(0, 300) }
}

function sentenceOf({ failureMessages }: { readonly failureMessages: readonly string[] }): string {
  const [first = ''] = failureMessages.join('\n').split('\n')
  return first.replace(/^AssertionError: expected \[ /, '').slice(0, 160)
}

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  } catch {
    return { numPassedTests: 0, testResults: [] }
  }
}
