import type { StatisticName } from '@/app/dashboard/statistics'
import type { Card } from './cards'
import type { Summary } from './summary'
import type { Range } from './useRange'

/** What a chart and a table of the days are drawn from. */
export type DayViewProps = {
  card: Card
  summary: Summary
  range: Range
  /** In the words of the page's language. */
  unit: string
  /** Of the parts that the summary has. */
  names: readonly StatisticName[]
}
