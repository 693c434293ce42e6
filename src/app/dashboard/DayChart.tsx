import { memo, useCallback, useId, useState } from 'react'
import { useTranslate } from 'ra-core'
import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts'
import type { Language } from '@/engine/config'
import { usePortal } from '@/engine/shell/portal/PortalContext'
import { digitsOf, formatDecimal, type Decimal } from '@/engine/values/decimal'
import type { DayViewProps } from './DayTable'
import type { DayRow, Summary } from './summary'

const heightPx = 148
const axisWidthPx = 44
const margin = { top: 6, right: 4, bottom: 0, left: 0 }
const axis = {
  tick: { fill: 'var(--wd-text-muted)', fontSize: 11 },
  tickLine: false,
  axisLine: false,
}
const bar = { maxBarSize: 36, isAnimationActive: false }

/** Today is dashed, a day without figures hatched. Memoised, as Recharts redraws every element. */
export const DayChart = memo(function DayChart({ card, summary, range, unit }: DayViewProps) {
  const translate = useTranslate()
  const { language } = usePortal()
  const [ref, width] = useWidth()
  const hatch = useId()
  const points = pointsOf(summary)
  const title = translate(`dashboard.cards.${card.name}`)
  const stub = (name: 'now' | 'soFar') => (_value: unknown, index: number) =>
    points[index]?.[name] === null ? 0 : 2
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
              interval="preserveStartEnd"
              height={22}
              minTickGap={16}
              {...axis}
            />
            <YAxis
              width={axisWidthPx}
              tickCount={3}
              allowDecimals={card.unit !== 'users'}
              tickFormatter={axisTexts(language)}
              {...axis}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: 'var(--wd-chart-cursor)' }}
              wrapperStyle={{ zIndex: 2 }}
              content={<Tip unit={unit} points={points} />}
            />
            <Bar
              dataKey="now"
              stackId="day"
              fill="var(--wd-chart-now)"
              minPointSize={stub('now')}
              {...bar}
            />
            <Bar
              dataKey="soFar"
              stackId="day"
              fill="var(--wd-chart-now)"
              fillOpacity={0.35}
              stroke="var(--wd-chart-now)"
              strokeDasharray="3 2"
              minPointSize={stub('soFar')}
              {...bar}
            />
            <Bar dataKey="gap" stackId="day" fill={`url(#${hatch})`} {...bar} />
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
  widthPx: number
  /** From the chart; no `cy` for an unknown day. */
  cx?: number
  cy?: number | null
}

function Mark({ widthPx, cx = 0, cy = null }: MarkProps) {
  if (cy === null) return null
  const halfPx = Math.min(widthPx * 0.42, 22)
  return <path className="wd-mark" d={`M${cx - halfPx} ${cy}H${cx + halfPx}`} />
}

type TipProps = {
  unit: string
  points: readonly Point[]
  active?: boolean
  payload?: readonly { payload?: unknown }[]
}

function Tip({ unit, points, active, payload }: TipProps) {
  const translate = useTranslate()
  const point = points.find((one) => one === payload?.[0]?.payload)
  if (!active || !point) return null
  const { row, earlier, isToday } = point
  const text = (value: Decimal | null) =>
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

type Point = ReturnType<typeof pointsOf>[number]

function pointsOf({ now, before }: Summary) {
  const heights = [...now.rows, ...before.rows].map(heightOf).map((height) => height ?? 0)
  const highest = Math.max(...heights) || 1
  return now.rows.map((row, index) => {
    const earlier = before.rows[index]
    const isToday = index === now.rows.length - 1
    const height = heightOf(row)
    return {
      label: row.day.slice(5),
      now: isToday ? null : height,
      soFar: isToday ? height : null,
      before: earlier ? heightOf(earlier) : null,
      gap: row.value === null ? highest : null,
      isToday,
      row,
      earlier,
    }
  })
}

/** A float places a mark: a pixel is coarser, and no digit is read off it. */
function heightOf({ value }: DayRow): number | null {
  return value === null ? null : Number(digitsOf(value))
}

/** Smaller numbers have no short word in any language, and their digits would fill the chart. */
const leastWorded = 1e-4
const mostWorded = 1e15

export function axisTexts(language: Language): (value: number) => string {
  const worded = new Intl.NumberFormat(language, {
    notation: 'compact',
    maximumSignificantDigits: 3,
  })
  const powers = new Intl.NumberFormat(language, {
    notation: 'scientific',
    maximumSignificantDigits: 2,
  })
  const isWorded = (size: number) => size === 0 || (size >= leastWorded && size < mostWorded)
  return (value) => (isWorded(Math.abs(value)) ? worded : powers).format(value)
}

/** 0 until the element is measured. */
function useWidth(): [ref: (element: Element | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth)
    if (typeof ResizeObserver === 'undefined') {
      measure()
      addEventListener('resize', measure)
      return () => removeEventListener('resize', measure)
    }
    const observer = new ResizeObserver(([entry]) => {
      setWidth(Math.floor(entry?.contentRect.width ?? 0))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
