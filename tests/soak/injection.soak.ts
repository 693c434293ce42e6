import { expect, it } from 'vitest'
import { injectEverywhere } from '@/tests/contract/injection/inject'
import { countFrom } from './settings'

it('H10: statements in every value of every call change nothing and break nothing', async ({
  task,
}) => {
  task.meta.figures = 'injected statements: not survived'
  const { calls, places, sent } = await injectEverywhere({
    seed: 'all',
    ofCalls: countFrom('SOAK_INJECTED_CALLS', 100) / 100,
    ofInjections: countFrom('SOAK_INJECTIONS', 100) / 100,
  })
  expect(sent).toBeGreaterThan(places)
  task.meta.figures =
    `injected statements: ${sent} put into ${places} values of ${calls} calls, ` +
    '0 exceptions, 0 rows more or less than for a harmless word'
})
