import { enter } from '../trial/enter'
import { allowFaults } from '../trial/walk/chaosFaults'
import { walk } from '../trial/walk/walk'
import { expect, test } from './trial'

// many seeds are walked by `npm run soak -- chaos`
const seed = 1
const steps = 100

test('A35, goal 2: an operator works on while a fifth of all calls fails', async ({
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
