import type { Rows } from '@/tests/support/namedRows'

export const menuRows: Rows = {
  C2: [
    ['gateway/calls.test.ts', 'C2 rejects the tree %j'],
    ['layout/menu.test.ts', 'C2 makes nothing of %j'],
  ],
  C3: [['layout/menu.test.ts', 'C3 cuts 1,000 levels at ten']],
  C4: [['layout/menu.test.ts', 'C4 breaks a cycle']],
  C6: [['layout/menu.test.ts', 'C6 C7 keeps the entry of the component %.20s']],
  C7: [['layout/menu.test.ts', 'C6 C7 keeps the entry of the component %.20s']],
  C8: [['layout/menu.test.ts', 'C8 drops the path %j, the others stay']],
  C10: [['layout/menu.test.ts', 'C10 keeps a title as text']],
  C11: [['layout/menu.test.ts', 'C11 has no icon for %j']],
  C13: [['layout/menu.test.ts', 'C13 reads 5,000 entries within two seconds']],
  C19: [['schema/kinds.test.ts', 'C19: shows an unknown code as it is']],
}
