import type { Rows } from '@/tests/support/namedRows'

export const browserRows: Rows = {
  I1: [
    ['layout/boot.test.tsx', 'I1: puts a memory in the place of one that throws'],
    ['layout/boot.test.tsx', 'I1: finds them blocked where a cookie does not stay'],
  ],
  I2: [
    [
      'layout/fullStorage.test.ts',
      'I2: a browser that has no room left: settings, tags and columns hold until a reload, and the log says so once',
    ],
    ['views/drafts.test.tsx', 'I3: a browser that keeps nothing'],
    ['gateway/live/leader.test.ts', 'I5: is every tab where nothing can be kept'],
  ],
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
    ['layout/navbar.test.tsx', 'I6: warns where the browser cannot'],
    ['layout/navbar.test.tsx', 'I6: warns where the browser refuses'],
  ],
  I7: [
    [
      'views/kinds/chain.test.tsx',
      'I7: is selected whole for copying by hand where the browser does not let the page copy',
    ],
  ],
  I9: [
    [
      'schema/time.test.ts',
      'I9: a browser without the data of zones and languages tells the same times',
    ],
  ],
  I14: [
    [
      'pages/TradeDetails.test.tsx',
      'I14 is the gateway’s, whatever day it is on the operator’s machine',
    ],
  ],
  I15: [
    [
      'layout/navbar.test.tsx',
      'I15: open tabs of their own by plain anchors, as the configuration lists them',
    ],
  ],
}
