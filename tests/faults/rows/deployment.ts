import type { Rows } from '@/tests/support/namedRows'

export const deploymentRows: Rows = {
  J1: [
    [
      'e2e/deploy/nginxUpgrade.spec.ts',
      'J1 a missing file reloads a clean page once, and the operator arrives at the wanted page',
    ],
  ],
  J2: [
    [
      'e2e/deploy/nginxUpgrade.spec.ts',
      'J2 nothing is reloaded over unsaved input; the bar says what to do',
    ],
    ['engine/session/boot.test.tsx', 'J2 reloads nothing while input is unsaved'],
    [
      'engine/shell/newVersion.test.tsx',
      'J2 input is not lost to a reload: the bar says what to do first, and reloads on request',
    ],
  ],
  J3: [
    ['server/serve/files.test.ts', 'is a plain 404: %s'],
    [
      'e2e/delivery/newVersion.spec.ts',
      'J3, J4 a file that stays missing, answered by a page, ends on an error page after one reload',
    ],
  ],
  J4: [
    ['engine/session/boot.test.tsx', 'J3 reloads a page that was just reloaded only 30 s later'],
    [
      'e2e/delivery/newVersion.spec.ts',
      'J3, J4 a file that stays missing, answered by a page, ends on an error page after one reload',
    ],
  ],
  J5: [
    ['faults/lateFiles.test.tsx', 'J5: a late file'],
    [
      'e2e/delivery/newVersion.spec.ts',
      'J5 a file that is lost once is fetched again, without a message',
    ],
  ],
  J6: [
    [
      'server/build/pastBuilds.test.ts',
      'J6: tabs of the two builds before this one get their own files; older ones a 404',
    ],
  ],
  J7: [
    ['engine/shell/crash.test.tsx', 'J7 a part of the layout that throws'],
    [
      'engine/shell/shellCrash.test.tsx',
      'J7 a crash of the shell shows a page with the id from the console',
    ],
    [
      'engine/pages/rootCrash.test.tsx',
      'J7 what holds all of it stops: a page says so, with the id that the console has',
    ],
    ['engine/ui/crash.test.tsx', 'J7 a part that throws'],
  ],
  J8: [
    [
      'engine/pages/rootCrash.test.tsx',
      'J8 that page stops as well: one without React stands there, with its id',
    ],
  ],
  J10: [
    [
      'server/serve/report.test.ts',
      'J10: writes sixty a minute, counts the others and answers all',
    ],
  ],
  J11: [
    [
      'e2e/faults/leaks.spec.ts',
      'J11, goal 20: a hundred changes of the route leave almost nothing behind',
    ],
    [
      'soak/leaks.soak.ts',
      'J11, goal 20: a thousand changes of the route leave almost nothing behind',
    ],
  ],
  J12: [
    ['e2e/faults/leaks.spec.ts', 'J12, goal 21: a tenth of a shift leaves less than 2 MB behind'],
    ['soak/leaks.soak.ts', 'J12, goal 21: a shift of eight hours leaves less than 20 MB behind'],
  ],
  J13: [['e2e/shell/tags.spec.ts', 'J13: two hundred tags opened and closed leave no growth']],
  J14: [
    ['engine/alerts/Alerts.test.tsx', 'J14: alerts once when React runs every effect twice'],
    [
      'e2e/delivery/browser.spec.ts',
      'I1, I3, I8: the portal works without storage and observers, and says so',
    ],
    [
      'engine/gateway/live/liveChannel.test.ts',
      'J14: opens one socket when started, stopped and started again, as strict rendering does',
    ],
  ],
}
