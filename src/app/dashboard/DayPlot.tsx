import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { DayTip } from './DayTip'
import type { DayPoint } from './dayPoints'

type Props = { points: readonly DayPoint[]; unit: string; label: string; children: ReactNode }

/** Shows a day's exact amounts on hover and from the keyboard; its children are drawn once. */
export function DayPlot({ points, unit, label, children }: Props) {
  const [active, setActive] = useState<number>()
  const point = active === undefined ? undefined : points[active]
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextDay(event.key, active, points.length - 1)
    if (next === 'none') return
    event.preventDefault()
    setActive(next)
  }
  return (
    <div className="wd-chart-area" onMouseLeave={() => setActive(undefined)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys read it */}
      <svg
        role="application"
        aria-label={label}
        tabIndex={0}
        onMouseMove={({ target }) => setActive(dayAt(target))}
        onFocus={() => setActive(active ?? 0)}
        onBlur={() => setActive(undefined)}
        onKeyDown={onKeyDown}
      >
        {active !== undefined && (
          <rect
            className="wd-day-cursor"
            x={`${(active / points.length) * 100}%`}
            width={`${100 / points.length}%`}
          />
        )}
        {children}
      </svg>
      {point && <DayTip point={point} unit={unit} {...besides(active ?? 0, points.length)} />}
    </div>
  )
}

function dayAt(target: MouseEvent['target']): number | undefined {
  const day = target instanceof Element && target.closest('[data-day]')?.getAttribute('data-day')
  return day ? Number(day) : undefined
}

/** `none` for a key that the chart leaves alone. */
function nextDay(key: string, day: number | undefined, last: number): number | undefined | 'none' {
  if (key === 'ArrowRight') return Math.min((day ?? -1) + 1, last)
  if (key === 'ArrowLeft') return Math.max((day ?? last + 1) - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return key === 'Escape' && day !== undefined ? undefined : 'none'
}

/** The tip stands in the wider half, beside the day. */
function besides(day: number, count: number) {
  const isRight = day >= count / 2
  return { isRight, percent: ((isRight ? count - day : day + 1) / count) * 100 }
}
