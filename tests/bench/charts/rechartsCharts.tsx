import { Bar, BarChart, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts'
import type { DayPoint } from '@/app/dashboard/dayPoints'

type Props = { points: readonly DayPoint[] }

const size = { width: 400, height: 148, margin: { top: 6, right: 4, bottom: 0, left: 0 } }
const axis = { tickLine: false, axisLine: false }
const bar = { dataKey: 'height', maxBarSize: 36, isAnimationActive: false }
const labelOf = ({ row }: DayPoint) => row.day.slice(5)

/** The marks, the grid and the tip of the portal's charts. */
export function FullChart({ points }: Props) {
  return (
    <ComposedChart {...size} data={[...points]} barCategoryGap="20%">
      <CartesianGrid vertical={false} />
      <XAxis dataKey={labelOf} interval="preserveStartEnd" height={22} {...axis} />
      <YAxis width={44} tickCount={3} {...axis} />
      <Tooltip isAnimationActive={false} />
      <Bar {...bar} />
      <Line dataKey="earlierHeight" stroke="none" isAnimationActive={false} />
    </ComposedChart>
  )
}

/** The least that is still a chart. */
export function BareChart({ points }: Props) {
  return (
    <BarChart {...size} data={[...points]} barCategoryGap="20%">
      <XAxis dataKey={labelOf} interval="preserveStartEnd" height={22} {...axis} />
      <YAxis width={44} tickCount={3} {...axis} />
      <Bar {...bar} />
    </BarChart>
  )
}
