import { memo, useId } from 'react'
import { useLocale, useTranslate } from 'ra-core'
import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts'
import type { Language } from '@/engine/config'
import { digitsOf, formatDecimal, type Decimal } from '@/engine/values/decimal'
import type { DayRow } from './summary'
import { axisTexts } from './axisTexts'
import { useWidth } from './useWidth'
import type { DayViewProps } from './views'

type Point = {
  day: string
  /** Month and day. */
  label: string
  now: number | null
  /** Instead of `now`, of the day that is still running. */
  soFar: number | null
  before: number | null
  /** As high as the chart, where nothing is known. */
  gap: number | null
  isToday: boolean
  row: DayRow
  earlier: DayRow | undefined
}

const heightPx = 148
const axisWidthPx = 44
const margin = { top: 6, right: 4, bottom: 0, left: 0 }
const tick = { fill: 'var(--wd-text-muted)', fontSize: 11 }

type DayChartProps = Omit<DayViewProps, 'names'>

/**
 * The days as bars, the one that is running in a dashed one, the period before as strokes across them, a day
 * without figures hatched. Drawn again it is made anew, element by element: only when the figures are others.
 */
export const DayChart = memo(function DayChart({ card, summary, range, unit }: DayChartProps) {
  const translate = useTranslate()
  const language = useLocale() as Language
  const [ref, width] = useWidth()
  const hatch = useId()
  const points = pointsOf(summary)
  const axisText = axisTexts(language)
  const title = translate(`dashboard.cards.${card.name}`)
  return (
    <figure className="wd-chart">
      <div ref={ref} className="wd-chart-area">
        {width > 0 && (
          <ComposedChart
            width={width}
            height={heightPx}
            data={points}
            margin={margin}
            barCategoryGap="20%"
            aria-label={translate('dashboard.chart', { title })}
          >
            <defs>
              <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
                <path d="M0 6 6 0" stroke="var(--wd-border-strong)" strokeWidth="1" />
              </pattern>
            </defs>
            <CartesianGrid vertical={false} stroke="var(--wd-border)" />
            <XAxis
              dataKey="label"
              tick={tick}
              tickLine={false}
              axisLine={false}
              interval="preserveStartEnd"
              height={22}
              minTickGap={16}
            />
            <YAxis
              width={axisWidthPx}
              tick={tick}
              tickLine={false}
              axisLine={false}
              tickCount={3}
              allowDecimals={card.unit !== 'users'}
              tickFormatter={axisText}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: 'var(--wd-chart-cursor)' }}
              wrapperStyle={{ zIndex: 2 }}
              content={<Tip unit={unit} />}
            />
            <Bar
              dataKey="now"
              stackId="day"
              fill="var(--wd-chart-now)"
              minPointSize={(_value, index) => (points[index]?.now === null ? 0 : 2)}
              maxBarSize={36}
              isAnimationActive={false}
            />
            <Bar
              dataKey="soFar"
              stackId="day"
              fill="var(--wd-chart-now)"
              fillOpacity={0.35}
              stroke="var(--wd-chart-now)"
              strokeDasharray="3 2"
              minPointSize={(_value, index) => (points[index]?.soFar === null ? 0 : 2)}
              maxBarSize={36}
              isAnimationActive={false}
            />
            <Bar
              dataKey="gap"
              stackId="day"
              fill={`url(#${hatch})`}
              maxBarSize={36}
              isAnimationActive={false}
            />
            <Line
              dataKey="before"
              stroke="none"
              dot={<Mark widthPx={(width - axisWidthPx) / points.length} />}
              activeDot={false}
              isAnimationActive={false}
            />
          </ComposedChart>
        )}
      </div>
      <figcaption>
        <span className="wd-key wd-key-now">{translate('dashboard.last', { days: range })}</span>
        {points.at(-1)?.soFar !== null && (
          <span className="wd-key wd-key-so-far">{translate('dashboard.today')}</span>
        )}
        <span className="wd-key wd-key-before">
          {translate('dashboard.earlier', { days: range })}
        </span>
        {summary.now.gaps > 0 && (
          <span className="wd-key wd-key-gap">{translate('dashboard.gap')}</span>
        )}
      </figcaption>
    </figure>
  )
})

type MarkProps = {
  /** Of a day. */
  widthPx: number
  /** Given by the chart; no `cy` where nothing is known. */
  cx?: number
  cy?: number | null
}

/** How high the bar of the period before stood: a stroke that shows on bars and beside them. */
function Mark({ widthPx, cx = 0, cy = null }: MarkProps) {
  if (cy === null) return null
  const halfPx = Math.min(widthPx * 0.42, 22)
  return <path className="wd-mark" d={`M${cx - halfPx} ${cy}H${cx + halfPx}`} />
}

type TipProps = {
  unit: string
  /** Given by the chart. */
  active?: boolean
  payload?: readonly { payload?: unknown }[]
}

function Tip({ unit, active, payload }: TipProps) {
  const translate = useTranslate()
  const point = payload?.[0]?.payload as Point | undefined
  if (!active || !point) return null
  const { row, earlier, isToday } = point
  const text = (value: Decimal | null | undefined) =>
    value ? `${formatDecimal(value)} ${unit}` : translate('dashboard.gap')
  return (
    <dl className="wd-tip" role="status">
      <dt>{isToday ? `${row.day} ${translate('dashboard.soFar')}` : row.day}</dt>
      <dd translate="no" className="wd-key wd-key-now">
        {text(row.value)}
      </dd>
      {earlier && (
        <>
          <dt>{earlier.day}</dt>
          <dd translate="no" className="wd-key wd-key-before">
            {text(earlier.value)}
          </dd>
        </>
      )}
    </dl>
  )
}

function pointsOf({ now, before }: DayViewProps['summary']): readonly Point[] {
  const heights = [...now.rows, ...before.rows].map(({ value }) => heightOf(value) ?? 0)
  const highest = Math.max(...heights) || 1
  return now.rows.map((row, index) => {
    const earlier = before.rows[index]
    const isToday = index === now.rows.length - 1
    const height = heightOf(row.value)
    return {
      day: row.day,
      label: row.day.slice(5),
      now: isToday ? null : height,
      soFar: isToday ? height : null,
      before: heightOf(earlier?.value ?? null),
      gap: row.value === null ? highest : null,
      isToday,
      row,
      earlier,
    }
  })
}

/** Only the place of a mark: a pixel is coarser than any float, and no digit is read off it. */
function heightOf(value: Decimal | null): number | null {
  return value === null ? null : Number(digitsOf(value))
}
