import type { Rows } from '@/tests/support/namedRows'

export const hostileRows: Rows = {
  H8: [
    [
      'server/errorLines.test.ts',
      'H8: keeps what somebody sent in one line, and where it happened',
    ],
    ['server/report.test.ts', 'H8: logs a report as one short line and answers 204'],
  ],
  H11: [
    [
      'contract/authorisation/authorisation.test.ts',
      'H11: every call of the sandbox has its line in the matrix, and every line its call',
    ],
    [
      'contract/authorisation/authorisation.test.ts',
      'H11: whoever may not call is declined as the matrix says, and nothing has changed',
    ],
    ['contract/authorisation/authorisation.test.ts', 'H11: whoever may call is answered'],
    [
      'contract/authorisation/authorisation.test.ts',
      'H11: a store operator is answered as if there were no other store',
    ],
  ],
}
