// @vitest-environment node
import { expect, it } from 'vitest'
import { injections } from './corpus'
import { injectEverywhere } from './inject'

it('H10: statements in every value of every call, a sample, change nothing and break nothing', async () => {
  expect(new Set(injections).size).toBeGreaterThanOrEqual(60)
  const sample = { seed: 'a sample', ofCalls: 0.25, ofInjections: 0.003 }
  const { calls, sent } = await injectEverywhere(sample)
  expect(calls).toBeGreaterThan(30)
  expect(sent).toBeGreaterThan(60)
}, 300_000)
