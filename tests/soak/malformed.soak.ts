import { expect, it } from 'vitest'
import { bombardSandbox, bombardServer } from '@/tests/contract/malformed/bombard'
import { countFrom, seedFrom } from './settings'

const targets = [
  { name: 'at the sandbox', bombard: bombardSandbox },
  { name: 'at the server, byte by byte', bombard: bombardServer },
]

it.for(targets)('K3: malformed requests $name', async ({ name, bombard }, { task }) => {
  const count = Math.ceil(countFrom('SOAK_REQUESTS', 10_000) / targets.length)
  const seed = String(seedFrom('SOAK_SEED'))
  task.meta.figures = `malformed requests ${name}: seed ${seed}, not survived`
  const { grownMegabytes } = await bombard({ count, seed })
  expect(grownMegabytes).toBeLessThan(20)
  task.meta.figures =
    `malformed requests ${name}: seed ${seed}, ${count} sent, 0 crashes, 0 HTTP errors, ` +
    `memory grown by ${grownMegabytes.toFixed(1)} MB`
})
