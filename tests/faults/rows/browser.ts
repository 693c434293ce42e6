import type { Rows } from '@/tests/support/namedRows'

export const browserRows: Rows = {
  I1: [
    [
      'e2e/delivery/browser.spec.ts',
      'I1, I3, I8: the portal works without storage and observers, and says so',
    ],
    [
      'e2e/delivery/browser.spec.ts',
      'I1: a page says what to do where the browser blocks cookies; I11: and without JavaScript',
    ],
    ['engine/session/boot.test.tsx', 'I1: replaces one that throws by one in memory'],
    ['engine/session/boot.test.tsx', 'I1: finds them blocked where a cookie is not stored'],
  ],
  I2: [
    [
      'engine/shell/fullStorage.test.ts',
      'I2: in a full storage, settings, tags and columns last until a reload, and the log says so once',
    ],
    ['engine/form/drafts.test.tsx', 'I3: a browser that stores nothing'],
    [
      'engine/gateway/live/leader.test.ts',
      'I5: is every tab when Web Locks are refused, and each is notified',
    ],
  ],
  I3: [
    [
      'e2e/delivery/browser.spec.ts',
      'I1, I3, I8: the portal works without storage and observers, and says so',
    ],
    ['engine/form/drafts.test.tsx', 'I3: a browser that stores nothing'],
  ],
  I5: [
    ['engine/gateway/live/leader.test.ts', 'I5: is every tab without Web Locks'],
    ['engine/data/session.test.tsx', 'I5: without a BroadcastChannel a tab is alone'],
  ],
  I6: [
    [
      'e2e/records/catalogue.spec.ts',
      '§8 the warnings and the questions: full screen (I6), failed payouts, export, delete, decide; §2 documentation in a new tab',
    ],
    ['engine/shell/navbar.test.tsx', 'I6: warns where the browser cannot'],
    ['engine/shell/navbar.test.tsx', 'I6: warns where the browser refuses'],
  ],
  I7: [
    [
      'engine/kinds/chain.test.tsx',
      'I7: is selected whole for copying by hand where the browser forbids copying',
    ],
  ],
  I8: [
    [
      'e2e/delivery/browser.spec.ts',
      'I1, I3, I8: the portal works without storage and observers, and says so',
    ],
  ],
  I9: [
    [
      'engine/values/time.test.ts',
      'I9: a browser without zone and language data shows the same times',
    ],
  ],
  I11: [
    [
      'e2e/delivery/browser.spec.ts',
      'I1: a page says what to do where the browser blocks cookies; I11: and without JavaScript',
    ],
  ],
  I12: [
    [
      'e2e/delivery/browser.spec.ts',
      'I12: at 320 px, at 400 % and on both sides of 992 px nothing is lost and only tables scroll sideways; I13: a person’s preferences apply',
    ],
    [
      'e2e/shell/phone.spec.ts',
      '§2 @phone the actions of a record are in its card, 44 px high, links and buttons',
    ],
  ],
  I13: [
    [
      'e2e/delivery/browser.spec.ts',
      'I12: at 320 px, at 400 % and on both sides of 992 px nothing is lost and only tables scroll sideways; I13: a person’s preferences apply',
    ],
  ],
  I14: [
    [
      'e2e/records/trade.spec.ts',
      'I14: counts down to the gateway’s moment in a browser of another zone',
    ],
    ['app/TradeDetails.test.tsx', 'I14 follows the gateway’s clock, not the operator’s'],
  ],
  I15: [
    [
      'engine/shell/navbar.test.tsx',
      'I15: open new tabs by plain anchors, in the order of the configuration',
    ],
  ],
  I16: [
    [
      'e2e/delivery/browser.spec.ts',
      'I16: going back from another page opens one socket; I17: an order is printed whole',
    ],
    [
      'engine/gateway/live/liveChannel.test.ts',
      'I16: connects once, with one gap, when the browser shows a stored page again',
    ],
  ],
  I17: [
    [
      'e2e/delivery/browser.spec.ts',
      'I16: going back from another page opens one socket; I17: an order is printed whole',
    ],
  ],
}
