import type { Rows } from '@/tests/support/namedRows'
import { hostileTexts } from './hostile'

const values = 'C19, D12, D16: an unknown code is its own name, no amount and no date are a dash'

export const listRows: Rows = {
  D1: [['engine/gateway/envelope.test.ts', "['D1: with the total as text'"]],
  D2: [
    ['engine/gateway/envelope.test.ts', 'D2 takes the rows seen for the total %s'],
    ['engine/gateway/envelope.test.ts', 'D2 never counts fewer than it shows'],
    [
      'engine/list/oddRows.test.tsx',
      'D2, D7: counts without the gateway’s count, and draws one page of a hundred thousand rows',
    ],
    ['engine/data/exportList.test.tsx', 'D2: an export reads all rows of a gateway'],
  ],
  D4: [
    ['engine/gateway/envelope.test.ts', 'D4 drops rows that are no objects, and logs how many'],
    ['engine/gateway/envelope.test.ts', 'D4 A16 finds %j unreadable instead of empty'],
  ],
  D5: [['engine/list/oddRows.test.tsx', 'D5, D6: draws every row']],
  D6: [
    ['engine/gateway/json.test.ts', 'D6 reads %s without losing a digit'],
    ['engine/list/oddRows.test.tsx', 'D5, D6: draws every row'],
    [
      'engine/files/sheets/sheets.test.ts',
      'D6: has empty cells, and numbers other than amounts as texts',
    ],
  ],
  D7: [
    [
      'engine/list/oddRows.test.tsx',
      'D2, D7: counts without the gateway’s count, and draws one page of a hundred thousand rows',
    ],
  ],
  D9: [['engine/list/oddRows.test.tsx', 'D9: the last row of the last page, deleted']],
  D10: [
    [
      'engine/action/races.test.tsx',
      'D10: the newest request wins each of 200 races between answers',
    ],
  ],
  D11: [['engine/list/oddRows.test.tsx', 'D11: a page that is left cancels its request silently']],
  D12: [
    ['engine/values/decimal.test.ts', 'D12: refuses %j'],
    ['engine/values/decimal.test.ts', 'D12: reads %j as %j'],
    ['engine/values/decimal.test.ts', 'D12: any text is read as exact digits or refused'],
    ['engine/kinds/values.test.tsx', values],
  ],
  D14: [
    ['engine/schema/rule.test.ts', 'D14: an amount that is no more than another'],
    ['engine/schema/change.test.ts', 'D14: of nothing is no per cent and no crash'],
    ['engine/list/rules.test.tsx', 'D14: a fee above the amount that it is taken from'],
  ],
  D15: [
    ['app/dashboard/axisTexts.test.ts', 'D15: an amount at an axis'],
    ['app/dashboard/Dashboard.test.tsx', 'D15: draws a chart that the keyboard reads day by day'],
  ],
  D16: [
    ['engine/values/time.test.ts', 'D16: reads %j as no date'],
    ['engine/values/time.test.ts', 'D16: reads %j as %j'],
    ['engine/kinds/values.test.tsx', values],
  ],
  D17: [
    [
      'engine/values/time.test.ts',
      'D17: days of the date filter, around nights on which clocks change',
    ],
    ['contract/lists.test.ts', 'D17: take both days of a range whole, in the gateway zone'],
  ],
  D18: [
    ['engine/gateway/query.test.ts', 'D18 sends one side of a range alone'],
    [
      'engine/list/list.test.tsx',
      'D18: refuse a range that ends before it begins, and send nothing',
    ],
  ],
  D19: [
    ['app/dashboard/readStatistics.test.ts', 'D19: are read by the days that were asked for'],
    ['app/dashboard/readStatistics.test.ts', 'D19: add up what comes twice of one day'],
    ['app/dashboard/readStatistics.test.ts', 'D19: are all gaps in %j'],
    ['app/dashboard/readStatistics.test.ts', 'D19: are an error and no number in %j'],
    ['app/dashboard/Dashboard.test.tsx', 'D19: keeps a gap a gap'],
  ],
  D20: [
    [
      'app/dashboard/Dashboard.test.tsx',
      'D20: toggled twenty times over, show the last choice alone',
    ],
  ],
  D21: [
    ['engine/data/dataProvider.test.ts', 'D21: do not ask to sort by %s'],
    ['contract/lists.test.ts', 'D21: fall back to the default order for an unknown column'],
    ['engine/list/list.test.tsx', 'D21: an undeclared sort is not sent'],
  ],
  D22: [
    [
      'engine/list/oddRows.test.tsx',
      'D22: sends no filter that is too long, and every character as typed',
    ],
    [
      'contract/lists.test.ts',
      'D22: find a part of a name in either case, wildcards taken literally',
    ],
  ],
  D23: hostileTexts,
  D25: [['engine/shell/createFinder.test.ts', 'D25: survives any words']],
  D26: [
    ['engine/list/list.test.tsx', 'D26: correct a page size that is not offered'],
    ['engine/list/list.test.tsx', 'D26: a page past the end becomes the last one'],
  ],
}
