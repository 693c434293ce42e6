import type { Rows } from '@/tests/support/namedRows'

export const listRows: Rows = {
  D2: [
    ['gateway/envelope.test.ts', 'D2 takes the rows seen for the total %s'],
    ['gateway/envelope.test.ts', 'D2 never counts fewer than it shows'],
  ],
  D4: [
    ['gateway/envelope.test.ts', 'D4 drops rows that are none'],
    ['gateway/envelope.test.ts', 'D4 A16 finds %j unreadable instead of empty'],
  ],
  D6: [['gateway/json.test.ts', 'D6 reads %s without losing a digit']],
  D12: [['schema/decimal.test.ts', 'D12: refuses %j']],
  D16: [['schema/time.test.ts', 'D16: reads %j as no date']],
  D18: [
    ['gateway/query.test.ts', 'D18 sends one side of a range alone'],
    ['views/list.test.tsx', 'D18: refuse a range that ends before it begins, and send nothing'],
  ],
  D21: [
    ['providers/dataProvider.test.ts', 'D21: do not ask to sort by %s'],
    ['views/list.test.tsx', 'D21: a sort nobody declared is not asked for'],
  ],
  D26: [['views/list.test.tsx', 'D26: mend a page size nobody offers']],
}
