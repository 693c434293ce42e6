import { expect, it } from 'vitest'
import { fewerTests } from './fewerTests'

const recorded = { unit: 9_000, browser: 120, minutes: 14 }

it('a run without PostgreSQL has as many tests as the documents say', () => {
  expect(fewerTests({ unit: 7_900, browser: 118, minutes: 20 }, recorded)).toBeUndefined()
})

it('a run that lost its tests is reported', () => {
  expect(fewerTests({ unit: 7_000, browser: 118, minutes: 9 }, recorded)).toBe(
    '7000 unit tests ran, the documents say 9000: npm run facts',
  )
  expect(fewerTests({ unit: 9_100, browser: 60, minutes: 9 }, recorded)).toContain('60 browser')
})
