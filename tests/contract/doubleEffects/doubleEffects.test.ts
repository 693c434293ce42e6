// @vitest-environment node
import { expect, it } from 'vitest'
import { countDoubleEffects } from './countDoubleEffects'

/** Milliseconds, on machines that are busy with other things. */
const slow = 300_000

it(
  'E1 to E8 under faults: none of a hundred intents has more or less than its one effect',
  async () => {
    const { faults, broken } = await countDoubleEffects({ intents: 100, seed: 'hands' })
    expect(broken).toEqual([])
    expect(faults).toBeGreaterThan(100)
  },
  slow,
)
