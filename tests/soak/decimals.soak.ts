import { expect, it } from 'vitest'
import { wrongDecimals } from '@/tests/engine/values/decimalOracle'
import { countFrom, seedFrom } from './settings'

it('D12, E12: exact amounts agree with whole numbers', ({ task }) => {
  const count = countFrom('SOAK_DECIMALS', 100_000)
  const seed = seedFrom('SOAK_SEED')
  task.meta.figures = `exact amounts: seed ${seed}, wrong`
  expect(wrongDecimals({ count, seed: String(seed) })).toEqual([])
  task.meta.figures = `exact amounts: seed ${seed}, ${count} pairs of up to 76 digits, 0 wrong`
})
