import { it } from 'vitest'
import { survivesKills } from '../contract/survivesKills'

const kills = Number(process.env['SOAK_KILLS'] ?? 100)

it(`K1: ${kills} processes killed within a money transaction leave nothing of it`, () =>
  survivesKills(kills))
