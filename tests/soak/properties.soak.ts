import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { countFrom, seedFrom } from './settings'

const root = resolve(import.meta.dirname, '../..')

it('every property holds', async ({ task }) => {
  const runs = countFrom('PROPERTY_RUNS', 100_000)
  const seed = seedFrom('PROPERTY_SEED')
  task.meta.figures = `properties: seed ${seed}, one does not hold (its name is above)`
  const tests = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=node', 'properties.test'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        PROPERTY_RUNS: String(runs),
        PROPERTY_SEED: String(seed),
      },
    },
  )
  let said = ''
  tests.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(tests, 'close')) as [number | null]
  if (code !== 0) console.log(said)
  expect(code).toBe(0)
  const [, count = ''] = /Tests +(\d+) passed/.exec(said) ?? []
  task.meta.figures = `properties: seed ${seed}, ${count} tests hold, ${runs} runs for each property`
})
