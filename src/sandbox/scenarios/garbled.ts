import type { Scenario } from './Scenario'

export const garbled: Scenario = {
  what: 'one list in three is cut off, one in three is a page of a proxy',
  faults: [
    { path: '*/list', truncate: 40, share: 0.33, seed: 'cut', times: 'always' },
    {
      path: '*/list',
      body: '<html><body><h1>Welcome to our network</h1></body></html>',
      share: 0.5,
      seed: 'page',
      times: 'always',
    },
  ],
}
