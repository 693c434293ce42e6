import { config } from '@/config'
import type { PortalRecord } from '@/providers/records'
import { epochMs, toMoment, type Moment } from '@/schema/time'
import { awaitsPayment } from '@/views/awaitsPayment'
import { useIsOver } from '@/views/useSecondsLeft'

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
