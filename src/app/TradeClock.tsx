import { useId } from 'react'
import { useTranslate } from 'ra-core'
import type { PortalRecord } from '@/engine/data/wire/records'
import { stateText } from '@/engine/action/actionWords'
import { TimeLeft } from '@/engine/ui/time/TimeLeft'
import { useSecondsLeft } from '@/engine/ui/time/useSecondsLeft'
import { statedZone, useLabels } from '@/engine/data/labels'
import { useResource } from '@/engine/data/resource'
import type { TradeState } from './useTradeState'

type Props = { state: TradeState; record: PortalRecord }

/** How long the trade can still be paid; of one that cannot be paid, that it cannot. */
export function TradeClock({ state, record }: Props) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const heading = useId()
  const { step, end, endMs } = state
  const status = stateText(resource, record, 'status', t, labels) || t('trade.noStatus')
  const isTimed = step === 'open' || step === 'over'
  return (
    <div className="wd-trade-clock" data-step={step}>
      <h2 id={heading}>{t(step === 'closed' ? 'trade.notOpen' : 'trade.timeLeft')}</h2>
      {isTimed && (
        <p className="wd-trade-time" role="timer" aria-labelledby={heading}>
          <TimeLeft endMs={endMs} />
        </p>
      )}
      <p className="wd-muted">
        {step === 'reading' ? '—' : t(`trade.${step}`, { time: `${end} ${statedZone}`, status })}
      </p>
      {isTimed && <Announced endMs={endMs} />}
    </div>
  )
}

const milestoneMinutes = [1, 5, 10, 30, 60]

/** What a screen reader says by itself: that an hour or few minutes are left, and the end. */
function Announced({ endMs }: { endMs: number }) {
  const t = useTranslate()
  const seconds = useSecondsLeft(endMs)
  const minutes = milestoneMinutes.find((count) => seconds < count * 60)
  const less = minutes && t('countdown.lessThan', { smart_count: minutes })
  return (
    <p className="wd-visually-hidden" role="status">
      {seconds === 0 ? t('trade.timeIsOver') : less}
    </p>
  )
}
