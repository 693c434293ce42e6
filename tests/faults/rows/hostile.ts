import type { Rows } from '@/tests/support/namedRows'

export const hostileRows: Rows = {
  H10: [
    [
      'contract/injection/injection.test.ts',
      'H10: statements put into every value of every call change none and break none, a sample',
    ],
    [
      'soak/injection.soak.ts',
      'H10: statements put into every value of every call change none and break none',
    ],
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
