import type { Rows } from '@/tests/support/namedRows'

/** Every kind of hostile text, everywhere. */
export const hostileTexts: Rows[string] = [
  [
    'e2e/faults/hostile.spec.ts',
    'H1, H2, H3, D23: hostile text in every field of every answer stays text',
  ],
  ['soak/hostile.soak.ts', 'H1, H2, H3, D23: every payload in every field'],
]

export const hostileRows: Rows = {
  H1: hostileTexts,
  H2: hostileTexts,
  H3: hostileTexts,
  H4: [
    ['engine/data/menu/buildMenu.test.ts', 'H4: drops %j'],
    ['engine/data/menu/buildMenu.test.ts', 'H4: drops an inner link to %j'],
    [
      'engine/kinds/addresses.test.ts',
      'H4: a link leads to the web, and a picture comes from our origin or is drawn from its bytes, for every text',
    ],
  ],
  H6: [
    [
      'engine/ui/clobbering.test.tsx',
      'H6: names that would stand for parts of the document stay text and become no id or name',
    ],
  ],
  H8: [
    ['server/http/log.test.ts', 'H8: keeps foreign text in one line, and the place of the failure'],
    ['server/serve/report.test.ts', 'H8: logs a report as one short line and answers 204'],
  ],
  H9: [
    [
      'e2e/delivery/headers.spec.ts',
      'H9: an injected script, an inline handler and a javascript: address do not run, and each is reported once',
    ],
  ],
  H10: [
    [
      'contract/injection/injection.test.ts',
      'H10: statements in every value of every call, a sample, change nothing and break nothing',
    ],
    [
      'soak/injection.soak.ts',
      'H10: statements in every value of every call change nothing and break nothing',
    ],
  ],
  H11: [
    [
      'contract/authorisation/authorisation.test.ts',
      'H11: every call of the sandbox has its line in the matrix, and every line its call',
    ],
    [
      'contract/authorisation/authorisation.test.ts',
      'H11: refuses every account without the permission, and changes nothing',
    ],
    [
      'contract/authorisation/authorisation.test.ts',
      'H11: answers every account with the permission',
    ],
    [
      'contract/authorisation/authorisation.test.ts',
      'H11: answers a store operator as if there were no other store',
    ],
  ],
}
