import { useId } from 'react'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import { stateText } from '@/engine/action/stateText'
import { TimeLeft } from '@/engine/ui/time/TimeLeft'
import { useSecondsLeft } from '@/engine/ui/time/useSecondsLeft'
import { statedZone, type Words } from '@/engine/data/words'
import type { TradeState } from './useTradeState'

type Props = { state: TradeState; resource: Resource; record: PortalRecord; words: Words }

/** How long the trade can still be paid; of one that cannot be paid, that it cannot. */
export function TradeClock({ state, resource, record, words }: Props) {
  const heading = useId()
  const { step, end, endMs } = state
  const status = stateText(resource, record, 'status', words) || words.t('trade.noStatus')
  const isTimed = step === 'open' || step === 'over'
  return (
    <div className="wd-trade-clock" data-step={step}>
      <h2 id={heading}>{words.t(step === 'closed' ? 'trade.notOpen' : 'trade.timeLeft')}</h2>
      {isTimed && (
        <p className="wd-trade-time" role="timer" aria-labelledby={heading}>
          <TimeLeft endMs={endMs} words={words} />
        </p>
      )}
      <p className="wd-muted">
        {step === 'reading'
          ? '—'
          : words.t(`trade.${step}`, { time: `${end} ${statedZone}`, status })}
      </p>
      {isTimed && <Announced endMs={endMs} words={words} />}
    </div>
  )
}

const milestoneMinutes = [1, 5, 10, 30, 60]

/** What a screen reader says by itself: that an hour or few minutes are left, and the end. */
function Announced({ endMs, words }: { endMs: number; words: Words }) {
  const seconds = useSecondsLeft(endMs)
  const minutes = milestoneMinutes.find((count) => seconds < count * 60)
  const less = minutes && words.t('countdown.lessThan', { smart_count: minutes })
  return (
    <p className="wd-visually-hidden" role="status">
      {seconds === 0 ? words.t('trade.timeIsOver') : less}
    </p>
  )
}
