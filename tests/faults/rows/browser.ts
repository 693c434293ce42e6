import type { Rows } from '@/tests/support/namedRows'

export const browserRows: Rows = {
  I3: [['views/drafts.test.tsx', 'I3: a browser that keeps nothing']],
  I5: [
    ['gateway/live/leader.test.ts', 'I5: is every tab where nothing can be kept'],
    ['gateway/tabChannel.test.ts', 'I5: the way to the other tabs'],
  ],
  I6: [
    [
      'e2e/catalogue.spec.ts',
      '§8 the warnings and the questions: full screen (I6), failed payouts, export, delete, decide; §2 documentation elsewhere',
    ],
  ],
  I14: [
    [
      'pages/TradeDetails.test.tsx',
      'I14 is the gateway’s, whatever day it is on the operator’s machine',
    ],
  ],
}
