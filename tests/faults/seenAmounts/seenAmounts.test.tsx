import { expect, it } from 'vitest'
import { bookSeenAmounts } from './bookSeenAmounts'

/** Milliseconds, on a busy machine. */
const slow = 300_000

it(
  'no interleaving of edits, imports, fee changes and decisions books an amount that no dialog showed',
  async () => {
    const { booked, stopped, moves } = await bookSeenAmounts({ numRuns: 60, seed: 20_261_123 })
    expect(booked).toBeGreaterThan(20)
    expect(stopped).toBeGreaterThan(20)
    expect(moves).toBeGreaterThan(60)
  },
  slow,
)
