// @vitest-environment node
import { expect, it } from 'vitest'
import { brokenAfterKills } from './brokenAfterKills'

/** Six processes are started, one after the other. */
const slow = 300_000

it(
  'K1: processes killed within a money transaction leave nothing of it, wherever they were',
  async () => {
    expect(await brokenAfterKills(5)).toEqual([])
  },
  slow,
)
