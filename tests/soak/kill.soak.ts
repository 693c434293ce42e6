import { expect, it } from 'vitest'
import { brokenAfterKills } from '../contract/brokenAfterKills'

const kills = Number(process.env['SOAK_KILLS'] ?? 100)

it(`K1: ${kills} processes killed within a money transaction leave nothing of it`, async () => {
  expect(await brokenAfterKills(kills)).toEqual([])
})
