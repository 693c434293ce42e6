import { relative } from 'node:path'
import { countFrom } from '@/tests/soak/settings'
import { allMutants } from './allMutants'
import { judgeMutants } from './judgeMutants'
import { modules, type Module } from './modules'
import { shown } from './Mutant'

/**
 * `npm run mutate:modules`: changes operators, conditions, literals, statements and results one at a time in the
 * modules where a fault costs most, and counts how many of the changes the module's own tests notice.
 * `npm run mutate:modules -- <words>` takes those whose name has the words, `MUTATE_EVERY=3` every third change.
 */

const enough = 0.8
const every = countFrom('MUTATE_EVERY', 1)

async function mutateModules(words: string): Promise<boolean> {
  const chosen = modules.filter(({ name }) => name.includes(words))
  if (chosen.length === 0) throw new Error(`No module has ‘${words}’ in its name.`)
  let isEnough = true
  for (const module of chosen) if (!(await mutateModule(module))) isEnough = false
  return isEnough
}

async function mutateModule(module: Module): Promise<boolean> {
  const startedMs = performance.now()
  const all = allMutants(module.files)
  const chosen = [...all.keys()].filter((number) => number % every === 0)
  const survivors = await judgeMutants(module, chosen)
  const noticed = chosen.length - survivors.length
  const score = noticed / chosen.length
  const seconds = ((performance.now() - startedMs) / 1_000).toFixed(0)
  console.log(
    `${score >= enough ? '✓' : '✗'} ${module.name}: ${(score * 100).toFixed(1)} % ` +
      `(${noticed} of ${chosen.length} noticed, in ${seconds} s)`,
  )
  for (const number of survivors) {
    const survivor = all[number]
    if (survivor === undefined) continue
    const file = relative(process.cwd(), survivor.file)
    console.log(`    ${file}:${shown(survivor.source, survivor.mutant)}`)
  }
  return score >= enough
}

process.exitCode = (await mutateModules(process.argv.slice(2).join(' '))) ? 0 : 1
