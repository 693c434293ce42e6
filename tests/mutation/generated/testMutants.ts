import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import { allMutants } from './allMutants'
import { modules, type Module } from './modules'
import { plantMutants } from './plantMutants'

/**
 * The process that runs a module's tests over its mutants, one after another: it is sent their numbers, and says
 * when one begins and whether a test noticed it. `judgeMutants` starts it, and again after one that never ends.
 */
export type Told =
  | { readonly control: string }
  | { readonly begun: number }
  | { readonly done: number; readonly killed: boolean }

const root = resolve(import.meta.dirname, '../../..')
const folder = join(root, '.test', `mutants-${process.pid}`)

async function testMutants({ files, tests }: Module, numbers: readonly number[]): Promise<void> {
  const numberOf = ({ moduleId }: TestModule) => Number(/(\d+)\.test\.ts$/.exec(moduleId)?.[1])
  const isControl = (one: TestModule) => one.moduleId.endsWith('control.test.ts')
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      environment: 'node',
      include: [`.test/mutants-${process.pid}/*.test.ts`],
      testTimeout: 20_000,
      reporters: [
        {
          onTestModuleStart: (one) => {
            if (!isControl(one)) tell({ begun: numberOf(one) })
          },
          onTestModuleEnd: (one) => {
            if (!isControl(one)) tell({ done: numberOf(one), killed: !one.ok() })
          },
        },
      ],
    },
    { resolve: { tsconfigPaths: true }, plugins: [plantMutants(allMutants(files))] },
  )
  const [project] = vitest.projects
  const run = async (names: readonly string[]) => {
    const specifications = names.flatMap((name) => project?.createSpecification(name) ?? [])
    return (await vitest.runTestSpecifications(specifications)).testModules
  }
  const [control] = await run([testsOf(tests, 'control')])
  tell({ control: control?.ok() ? '' : whyNot(control) })
  if (control?.ok()) await run(numbers.map((number) => testsOf(tests, String(number))))
  await vitest.close()
}

/** A file with the module's tests over one mutant; the first that fails is enough. */
function testsOf(tests: readonly string[], name: string): string {
  const place = join(folder, `${name}.test.ts`)
  const lines = [
    `import { afterEach, beforeEach, vi } from 'vitest'`,
    'vi.resetModules()',
    'vi.useRealTimers()',
    `globalThis.mutant = ${JSON.stringify(name)}`,
    'let isNoticed = false',
    'beforeEach((test) => void (isNoticed && test.skip()))',
    `afterEach(({ task }) => void (isNoticed ||= task.result?.state === 'fail'))`,
    ...tests.map((test) => `await import(${JSON.stringify(join(root, test))})`),
  ]
  writeFileSync(place, lines.join('\n'))
  return place
}

function whyNot(control: TestModule | undefined): string {
  const [test] = control?.children.allTests('failed') ?? []
  const [error] = test?.result().errors ?? control?.errors() ?? []
  return `${test?.fullName ?? ''} ${error?.message ?? 'no test ran'}`
}

function tell(what: Told): void {
  process.send?.(what)
}

const [, , name] = process.argv
const chosen = modules.find((one) => one.name === name)
if (chosen) {
  const [numbers] = (await once(process, 'message')) as [readonly number[]]
  mkdirSync(folder, { recursive: true })
  try {
    await testMutants(chosen, numbers)
  } finally {
    rmSync(folder, { recursive: true })
  }
  process.exit(0)
}
