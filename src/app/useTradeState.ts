import { config } from '@/engine/config'
import type { PortalRecord } from '@/engine/data/wire/records'
import { epochMs, toMoment, type Moment } from '@/engine/values/time'
import { awaitsPayment } from '@/app/awaitsPayment'
import { useIsOver } from '@/engine/ui/time/useSecondsLeft'

/** Whether a trade can be paid: not read yet; with or without an end; too late; or waiting for no payment. */
export type TradeState = {
  readonly step: 'reading' | 'open' | 'endless' | 'over' | 'closed'
  readonly end: Moment | null
  /** Milliseconds since 1970; `Infinity` for a trade without an end. */
  readonly endMs: number
}

const zone = config.gatewayTimeZone

/** A trade's state; it changes by itself when its time is over. */
export function useTradeState(record: PortalRecord | undefined): TradeState {
  const end = toMoment(record?.['expireTime'], zone)
  const endMs = end === null ? Infinity : epochMs(end, zone)
  const isOver = useIsOver(endMs)
  const isOpen = awaitsPayment(record)
  const openStep = end === null ? 'endless' : isOver ? 'over' : 'open'
  return { step: !record ? 'reading' : isOpen ? openStep : 'closed', end, endMs }
}
