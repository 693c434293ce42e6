import type { Scenario } from './Scenario'

export const slow: Scenario = {
  what: 'every call takes two seconds, every list four',
  faults: [
    { path: '*/list', delayMs: 4_000, times: 'always' },
    { delayMs: 2_000, times: 'always' },
  ],
}
