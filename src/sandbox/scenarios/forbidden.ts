import type { Scenario } from './Scenario'

export const forbidden: Scenario = {
  what: 'the menu shows everything, and every list answers 403',
  faults: [{ path: '*/list', code: 403, times: 'always' }],
}
