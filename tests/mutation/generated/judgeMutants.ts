import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Module } from './modules'
import type { Told } from './testMutants'

/** One that takes longer has no end: the tests of a module take a second or two. Milliseconds. */
const patienceMs = 30_000

/**
 * Runs the module's tests over mutants of it.
 * @param numbers their places in `allMutants`
 * @returns those that no test noticed, in their order
 * @throws Error when the tests fail without a mutant, and so prove nothing
 */
export async function judgeMutants(
  module: Module,
  numbers: readonly number[],
): Promise<readonly number[]> {
  const survivors: number[] = []
  let left = numbers
  while (left.length > 0) {
    const judged = await judgeSome(module, left)
    survivors.push(...judged.survivors)
    if (judged.all.size === 0) throw new Error(`${module.name}: the tests could not be started`)
    left = left.filter((number) => !judged.all.has(number))
  }
  return survivors.toSorted((a, b) => a - b)
}

type Judged = { readonly all: ReadonlySet<number>; readonly survivors: readonly number[] }

/** All of them, or those up to one that never ends: that one has been noticed. */
function judgeSome({ name }: Module, numbers: readonly number[]): Promise<Judged> {
  return new Promise((done, reject) => {
    const all = new Set<number>()
    const survivors: number[] = []
    const child = fork(join(import.meta.dirname, 'testMutants.ts'), [name], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '50' },
    })
    const folder = resolve(import.meta.dirname, `../../../.test/mutants-${child.pid}`)
    const impatient = () => setTimeout(() => child.kill('SIGKILL'), patienceMs)
    let timer = impatient()
    child.on('message', (told: Told) => {
      clearTimeout(timer)
      timer = impatient()
      if ('control' in told && told.control !== '')
        reject(new Error(`${name}: the tests fail without a mutant: ${told.control}`))
      if ('begun' in told) all.add(told.begun)
      if ('done' in told && !told.killed) survivors.push(told.done)
    })
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(timer)
      rmSync(folder, { recursive: true, force: true })
      done({ all, survivors })
    })
    child.send(numbers)
  })
}
