import { enter } from '@/tests/trial/enter'
import { allowFaults } from '@/tests/trial/walk/chaosFaults'
import { walk } from '@/tests/trial/walk/walk'
import { expect, test } from '../support/trial'

test.describe.configure({ mode: 'parallel' })

// many more are walked by `npm run soak -- chaos`
const seeds = [1, 2]
const steps = 150

for (const seed of seeds)
  test(`A35, goal 2: an operator works on while a fifth of all calls fails, seed ${seed}`, async ({
    page,
    trial,
    problems,
    invariants,
  }) => {
    allowFaults(problems)
    await enter(page, trial, '/store/storeDraw')
    const { met } = await walk({ trial, page, invariants, seed, steps })
    expect(met).toBeGreaterThan(10)
  })
