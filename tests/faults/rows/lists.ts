import type { Rows } from '@/tests/support/namedRows'
import { hostileTexts } from './hostile'

const values = 'C19, D12, D16: an unknown code is its own name, no amount and no date are a dash'

export const listRows: Rows = {
  D1: [['gateway/envelope.test.ts', "['D1: with the total as text'"]],
  D2: [
    ['gateway/envelope.test.ts', 'D2 takes the rows seen for the total %s'],
    ['gateway/envelope.test.ts', 'D2 never counts fewer than it shows'],
    ['views/oddRows.test.tsx', 'D2, D7: counts what nobody counted'],
    ['providers/exportList.test.tsx', 'D2: of a gateway that counts no rows an export reads all'],
  ],
  D4: [
    ['gateway/envelope.test.ts', 'D4 drops rows that are none, and the log says how many'],
    ['gateway/envelope.test.ts', 'D4 A16 finds %j unreadable instead of empty'],
  ],
  D5: [['views/oddRows.test.tsx', 'D5, D6: draws every row']],
  D6: [
    ['gateway/json.test.ts', 'D6 reads %s without losing a digit'],
    ['views/oddRows.test.tsx', 'D5, D6: draws every row'],
    [
      'views/sheets/sheets.test.ts',
      'D6: holds empty cells, and numbers that are no amounts as texts',
    ],
  ],
  D7: [['views/oddRows.test.tsx', 'D2, D7: counts what nobody counted']],
  D9: [['views/oddRows.test.tsx', 'D9: the last row of the last page, deleted']],
  D10: [['views/races.test.tsx', 'D10: of 200 races between answers']],
  D11: [['views/oddRows.test.tsx', 'D11: a page that is left gives up']],
  D12: [
    ['schema/decimal.test.ts', 'D12: refuses %j'],
    ['schema/decimal.test.ts', 'D12: reads %j as %j'],
    ['schema/decimal.test.ts', 'D12: of any text is exact digits or nothing'],
    ['views/kinds/values.test.tsx', values],
  ],
  D14: [
    ['schema/rule.test.ts', 'D14: an amount that is no more than another'],
    ['schema/change.test.ts', 'D14: of nothing is no per cent and no crash'],
    ['views/rules.test.tsx', 'D14: a fee above the amount that it is taken from'],
  ],
  D15: [
    ['pages/dashboard/axisTexts.test.ts', 'D15: an amount at an axis'],
    ['pages/dashboard/Dashboard.test.tsx', 'D15: draws a chart that the keyboard reads day by day'],
  ],
  D16: [
    ['schema/time.test.ts', 'D16: reads %j as no date'],
    ['schema/time.test.ts', 'D16: reads %j as %j'],
    ['views/kinds/values.test.tsx', values],
  ],
  D17: [
    ['schema/time.test.ts', 'D17: days of the date filter, around nights on which clocks change'],
    ['contract/lists.test.ts', 'D17: take both days of a range whole, in the gateway zone'],
  ],
  D18: [
    ['gateway/query.test.ts', 'D18 sends one side of a range alone'],
    ['views/list.test.tsx', 'D18: refuse a range that ends before it begins, and send nothing'],
  ],
  D19: [
    ['gateway/statistics.test.ts', 'D19: are read by the days that were asked for'],
    ['gateway/statistics.test.ts', 'D19: add up what comes twice of one day'],
    ['gateway/statistics.test.ts', 'D19: are all gaps in %j'],
    ['gateway/statistics.test.ts', 'D19: are an error and no number in %j'],
    ['pages/dashboard/Dashboard.test.tsx', 'D19: keeps a gap a gap'],
  ],
  D20: [
    [
      'pages/dashboard/Dashboard.test.tsx',
      'D20: toggled twenty times over, show the last choice alone',
    ],
  ],
  D21: [
    ['providers/dataProvider.test.ts', 'D21: do not ask to sort by %s'],
    ['contract/lists.test.ts', 'D21: fall back to the default order for a column that is none'],
    ['views/list.test.tsx', 'D21: a sort nobody declared is not asked for'],
  ],
  D22: [
    ['views/oddRows.test.tsx', 'D22: never asks for what no filter could hold'],
    [
      'contract/lists.test.ts',
      'D22: find a part of a name in either case, wildcards taken literally',
    ],
  ],
  D23: hostileTexts,
  D25: [['layout/findPlaces.test.ts', 'D25: survives any words']],
  D26: [
    ['views/list.test.tsx', 'D26: mend a page size nobody offers'],
    ['views/list.test.tsx', 'D26: a page past the end becomes the last one'],
  ],
}
