import { useId } from 'react'
import type { Language } from '@/engine/config'
import { axisTexts } from './axisTexts'
import { ticksOf, type DayPoint } from './dayPoints'

const topPx = 6
const bottomPx = 126
/** A zero has a stub; a day without figures has none. */
const stubPx = 2
const markPx = 3
const mostLabels = 8

type Props = { points: readonly DayPoint[]; isWhole: boolean; language: Language }

/** Widths are in percent, so nothing measures the page. */
export function DayBars({ points, isWhole, language }: Props) {
  const hatch = useId()
  const ticks = ticksOf(points, isWhole)
  const axisText = axisTexts(language)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const y = (value: number) => bottomPx - ((value - low) / (high - low)) * (bottomPx - topPx)
  const labelStep = Math.ceil(points.length / mostLabels)
  return (
    <>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
        <path className="wd-hatch" d="M0 6 6 0" />
      </pattern>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="wd-grid" x2="100%" y1={y(tick)} y2={y(tick)} />
          <text className="wd-tick" x="-8" y={y(tick)} dy="0.355em">
            {axisText(tick)}
          </text>
        </g>
      ))}
      {points.map((point, index) => {
        const fromEnd = points.length - 1 - index
        return (
          <svg
            key={point.row.day}
            className={fromEnd % (2 * labelStep) === 0 ? undefined : 'wd-day-spare'}
            x={`${(index / points.length) * 100}%`}
            width={`${100 / points.length}%`}
            data-day={index}
          >
            <rect className="wd-day-area" width="100%" height={bottomPx} />
            <Bar point={point} y={y} hatch={hatch} />
            {fromEnd % labelStep === 0 && (
              <text className="wd-tick" x="50%" y={bottomPx + 16}>
                {point.row.day.slice(5)}
              </text>
            )}
          </svg>
        )
      })}
    </>
  )
}

type BarProps = { point: DayPoint; y: (value: number) => number; hatch: string }

function Bar({ point: { height, earlierHeight, isToday }, y, hatch }: BarProps) {
  const className = `wd-bar ${isToday ? 'wd-bar-so-far' : ''}`
  return (
    <>
      {height === null ? (
        <rect className="wd-bar" y={topPx} height={y(0) - topPx} fill={`url(#${hatch})`} />
      ) : (
        <rect className={className} {...extentOf(y(0), y(height))} />
      )}
      {earlierHeight !== null && (
        <rect className="wd-mark" y={y(earlierHeight) - markPx / 2} height={markPx} />
      )}
    </>
  )
}

function extentOf(zero: number, end: number) {
  const height = Math.max(Math.abs(end - zero), stubPx)
  return { y: end > zero ? zero : zero - height, height }
}
