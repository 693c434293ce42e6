import { useTranslate } from 'ra-core'
import type { Translate } from '@/engine/data/labels'
import { useSecondsLeft } from './useSecondsLeft'
import './countdown.css'

/** In seconds; less is urgent. */
const soon = 600

export function TimeLeft({ endMs }: { endMs: number }) {
  const t = useTranslate()
  const seconds = useSecondsLeft(endMs)
  const state = seconds === 0 ? 'over' : seconds <= soon ? 'soon' : 'running'
  return (
    <span className="wd-countdown" data-state={state}>
      {timeLeftText(seconds, t)}
    </span>
  )
}

/** `d hh:mm:ss`, days in words; `expired` at zero. */
export function timeLeftText(seconds: number, t: Translate): string {
  if (seconds === 0) return t('countdown.expired')
  const full = (unit: number) => Math.floor(seconds / unit)
  const days = full(86_400)
  const clock = [full(3_600) % 24, full(60) % 60, seconds % 60].map(twoDigits).join(':')
  return days === 0 ? clock : t('countdown.days', { smart_count: days, clock })
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
