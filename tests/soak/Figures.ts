import type { Reporter, TestCase, TestModule } from 'vitest/node'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface TaskMeta {
    /** What a long run has to show for itself, in a line. */
    figures?: string
  }
}

/** Ends a run with the figures of every test, in one place. */
export class Figures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests()].filter(wasRun).map((test) => {
        const seconds = ((test.diagnostic()?.duration ?? 0) / 1_000).toFixed(0)
        const sign = test.result().state === 'passed' ? '✓' : '✗'
        return `${sign} ${test.meta().figures ?? test.name} in ${seconds} s`
      }),
    )
    console.log(['', 'Soak', ...lines, ''].join('\n'))
  }
}

function wasRun(test: TestCase): boolean {
  return test.result().state !== 'skipped'
}
