// @vitest-environment node
import { expect, it } from 'vitest'
import { testServer } from '@/sandbox/testing/engine'
import { brokenAfterKills } from './brokenAfterKills'

/** At each statement of the transaction on a server; with an embedded one a process takes long to open it. */
const kills = testServer ? 5 : 2

/** As many processes are started, one after the other, and one more. */
const slow = 300_000

it(
  'K1: processes killed at any point of a money transaction leave nothing of it',
  async () => {
    expect(await brokenAfterKills(kills)).toEqual([])
  },
  slow,
)
