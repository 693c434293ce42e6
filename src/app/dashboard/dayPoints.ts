import { getNiceTickValues } from 'recharts'
import { digitsOf } from '@/engine/values/decimal'
import type { DayRow, Summary } from './summary'

/** One day of a chart. A height is `null` where the gateway has no figures. */
export type DayPoint = {
  readonly row: DayRow
  readonly earlier: DayRow | undefined
  readonly height: number | null
  readonly earlierHeight: number | null
  readonly isToday: boolean
}

export function pointsOf({ now, before }: Summary): readonly DayPoint[] {
  return now.rows.map((row, index) => {
    const earlier = before.rows[index]
    return {
      row,
      earlier,
      height: heightOf(row),
      earlierHeight: earlier ? heightOf(earlier) : null,
      isToday: index === now.rows.length - 1,
    }
  })
}

/** A float places a mark: a pixel is coarser, and no digit is read off it. */
function heightOf({ value }: DayRow): number | null {
  return value === null ? null : Number(digitsOf(value))
}

/** Three round numbers, ascending, that enclose zero and all heights. */
export function ticksOf(points: readonly DayPoint[], isWhole: boolean): readonly number[] {
  const heights = points.flatMap(({ height, earlierHeight }) => [height ?? 0, earlierHeight ?? 0])
  const [lowest, highest] = [Math.min(0, ...heights), Math.max(0, ...heights)]
  return getNiceTickValues([lowest, highest === lowest ? 1 : highest], 3, !isWhole)
}
