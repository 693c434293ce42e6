import type { Reporter, TestCase, TestModule } from 'vitest/node'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface TaskMeta {
    /** The result of a long run, in a line. */
    figures?: string
  }
}

/** Says the figures of every test once it is over, and all of them at the end, in one place. */
export class Figures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (wasRun(test)) console.log(lineOf(test))
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests()].filter(wasRun).map(lineOf),
    )
    console.log(['', 'Soak', ...lines, ''].join('\n'))
  }
}

function lineOf(test: TestCase): string {
  const seconds = ((test.diagnostic()?.duration ?? 0) / 1_000).toFixed(0)
  const sign = test.result().state === 'passed' ? '✓' : '✗'
  return `${sign} ${test.meta().figures ?? test.name} in ${seconds} s`
}

function wasRun(test: TestCase): boolean {
  return test.result().state !== 'skipped'
}
