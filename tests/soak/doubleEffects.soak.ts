import { expect, it } from 'vitest'
import { countDoubleEffects } from '@/tests/contract/doubleEffects/countDoubleEffects'
import { countFrom, seedFrom } from './settings'

it('E1 to E8: no action with money has two effects after any failure', async ({ task }) => {
  const intents = countFrom('SOAK_INTENTS', 1_000)
  const seed = seedFrom('SOAK_SEED')
  task.meta.figures = `effects of money: seed ${seed}, doubled or lost`
  const { faults, broken } = await countDoubleEffects({ intents, seed: String(seed) })
  expect(broken).toEqual([])
  task.meta.figures = `effects of money: seed ${seed}, ${intents} intents under ${faults} faults, 0 doubled, 0 lost`
})
