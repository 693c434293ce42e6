import type { Rows } from '@/tests/support/namedRows'

export const formRows: Rows = {
  E1: [
    ['e2e/decision.spec.ts', 'E1: double click and Enter have one effect'],
    ['views/decision.test.tsx', 'E1: is sent once on double click and Enter'],
    ['views/edit.test.tsx', 'E1: is sent once on Enter and double click'],
  ],
  E2: [
    ['gateway/client.test.ts', 'E2 never sends a %s again'],
    ['views/decision.test.tsx', 'E2: an answer that never came'],
    ['views/edit.test.tsx', 'E2: an answer that never came'],
    ['views/remove.test.tsx', 'E2: without an answer is done when the record is gone'],
  ],
  E6: [['views/conflict.test.tsx', 'E6: two editors of one record']],
  E9: [
    [
      'views/bulk.test.tsx',
      'E9: half done, is asked about once before its page goes; Leave sends nothing more',
    ],
    [
      'views/imports/import.test.tsx',
      'E9: a chosen file is asked about once, by Escape, by the address and by a reload; Cancel asks nothing',
    ],
    ['views/unsaved.test.tsx', 'E9: leaving an unsaved form'],
  ],
  E10: [['views/edit.test.tsx', 'E10: a refusal']],
  E12: [['schema/kinds/numbers.test.ts', 'E12: takes %j: %s']],
  E15: [
    ['schema/kinds.test.ts', 'E15: refuses every single wrong character'],
    ['schema/kinds.test.ts', 'E15: refuses %j with its reason'],
    ['schema/kinds/chains.test.ts', 'E15: refuses a letter in the wrong case'],
  ],
  E22: [
    [
      'views/edit.test.tsx',
      'E22: of a record deleted meanwhile keeps the input and shows the way to the list',
    ],
  ],
}
