import { useId } from 'react'
import { useTranslate } from 'ra-core'
import { stateText } from '@/engine/action/actionWords'
import { config } from '@/engine/config'
import { statedZone } from '@/engine/data/labels'
import { useSurface } from '@/engine/data/resource'
import type { PortalRecord } from '@/engine/data/wire/records'
import { TimeLeft } from '@/engine/ui/time/TimeLeft'
import { useIsOver, useSecondsLeft } from '@/engine/ui/time/useSecondsLeft'
import { epochMs, toMoment } from '@/engine/values/time'
import { awaitsPayment } from './countdown'

type TradeState = ReturnType<typeof useTradeState>

/** Changes by itself when the trade's time is over. */
export function useTradeState(record: PortalRecord | undefined) {
  const zone = config.gatewayTimeZone
  const end = toMoment(record?.['expireTime'], zone)
  const endMs = end === null ? Infinity : epochMs(end, zone)
  const isOver = useIsOver(endMs)
  const openStep = end === null ? 'endless' : isOver ? 'over' : 'open'
  const knownStep = awaitsPayment(record) ? openStep : 'closed'
  return { step: record ? knownStep : 'reading', end, endMs } as const
}

export function TradeClock({ state, record }: { state: TradeState; record: PortalRecord }) {
  const { resource, t, labels } = useSurface()
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

/** Screen readers announce the last hour, the last minutes and the end. */
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
