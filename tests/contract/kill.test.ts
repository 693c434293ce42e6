// @vitest-environment node
import { it } from 'vitest'
import { survivesKills } from './survivesKills'

it('K1: processes killed within a money transaction leave nothing of it, wherever they were', () =>
  survivesKills(5))
