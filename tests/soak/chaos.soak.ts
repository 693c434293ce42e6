import { expect, it } from 'vitest'
import { holdInvariants } from '@/tests/e2e/support/invariants'
import { enter } from '@/tests/trial/enter'
import { allowFaults } from '@/tests/trial/walk/chaosFaults'
import { walk } from '@/tests/trial/walk/walk'
import { openTab } from './openTab'
import { countFrom, seedFrom } from './settings'

it('A35, goal 2: an operator works on while a fifth of all calls fails', async ({ task }) => {
  const seeds = countFrom('CHAOS_SEEDS', 20)
  const steps = countFrom('CHAOS_STEPS', 200)
  const first = seedFrom('SOAK_SEED')
  const broken: string[] = []
  let met = 0
  let decided = 0
  for (let seed = first; seed < first + seeds; seed += 1) {
    const { trial, page, problems, close } = await openTab()
    allowFaults(problems)
    const invariants = await holdInvariants(page, problems)
    await enter(page, trial, '/store/storeDraw')
    try {
      const walked = await walk({ trial, page, invariants, seed, steps })
      met += walked.met
      decided += walked.decided
    } catch (error) {
      broken.push(String(error))
    }
    await close()
    task.meta.figures =
      `chaos walk: seeds ${first} to ${seed}, ${steps} steps each, ` +
      `${met} calls failed, ${decided} withdrawals decided, ${broken.length} walks broken`
  }
  expect(broken).toEqual([])
})
