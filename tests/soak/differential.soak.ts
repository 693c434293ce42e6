import { expect, it } from 'vitest'
import { differ } from '@/tests/contract/differential/differ'
import { countFrom, seedFrom } from './settings'

it('random sequences of calls are answered as plain arrays would answer them', async ({ task }) => {
  const numRuns = countFrom('SOAK_SEQUENCES', 10_000)
  const seed = seedFrom('SOAK_SEED')
  task.meta.figures = `differential check: seed ${seed}, answers differ`
  const compared = await differ({ numRuns, seed })
  expect(compared).toBeGreaterThan(numRuns)
  task.meta.figures = `differential check: seed ${seed}, ${numRuns} sequences, ${compared} answers compared, 0 differ`
})
