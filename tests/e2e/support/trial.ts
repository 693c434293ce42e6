import { openTrial, type Trial } from '@/tests/trial/openTrial'
import { test as base } from '../fixtures'

export { expect } from '../fixtures'

/** A test on its own portal, over its own sandbox that can be made to fail. */
export const test = base.extend<{ trial: Trial }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names in it
  trial: async ({}, use) => {
    const trial = await openTrial()
    await use(trial)
    await trial.close()
  },
  baseURL: async ({ trial }, use) => use(trial.origin),
  contextOptions: { reducedMotion: 'no-preference' },
})
