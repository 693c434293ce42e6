// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { bookSeenAmounts } from '@/tests/faults/seenAmounts/bookSeenAmounts'
import { countFrom, seedFrom } from './settings'

it('no booking differs from what a dialog showed, in any order of events', async ({ task }) => {
  const numRuns = countFrom('SOAK_INTERLEAVINGS', 10_000)
  const seed = seedFrom('SOAK_SEED')
  task.meta.figures = `money decisions: seed ${seed}, an amount was booked that nobody saw`
  const { booked, stopped, moves } = await bookSeenAmounts({ numRuns, seed })
  expect(booked).toBeGreaterThan(0)
  task.meta.figures =
    `money decisions: seed ${seed}, ${numRuns} interleavings with ${moves} edits, imports and fee changes, ` +
    `${booked} booked, ${stopped} stopped, 0 unseen`
})
