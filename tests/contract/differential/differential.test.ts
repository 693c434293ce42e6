// @vitest-environment node
import { expect, it } from 'vitest'
import { differ } from './differ'
import type { Answer } from './readOracle'

/** Milliseconds, on machines that are busy with other things. */
const slow = 300_000

it(
  'two hundred random sequences of calls are answered as plain arrays would answer them',
  async () => {
    const compared = await differ({ numRuns: 200, seed: 20_260_630 })
    expect(compared).toBeGreaterThan(500)
  },
  slow,
)

it(
  'reports a different answer by its seed and its shortest form',
  async () => {
    const alter = (answer: Answer) => (answer.code === 409 ? { code: 200 } : answer)
    const failure = await differ({ numRuns: 200, seed: 1, alter }).catch((error: Error) => error)
    expect(String(failure)).toMatch(/^Error: seed 1: \[\{"do":"\w+"[^}]*\}\]\n/)
  },
  slow,
)
