import { config } from '@/engine/config'
import { statedZone, type Translate } from '@/engine/data/labels'
import type { LiveState } from '@/engine/data/live/live'
import { shortCount } from '@/engine/ui/shortCount'
import { formatMoment, toMoment } from '@/engine/values/time'
import { gapKind, isCounted, isGroup, type Alert } from './alert'

/** §8: on screen and spoken. */
export function headline(alert: Alert, t: Translate): string {
  if (alert.kind !== gapKind) return t(`watched.${alert.kind}.title`)
  return t(isGroup(alert) ? 'alerts.gaps' : 'alerts.gap', ends(alert))
}

/** Undefined for one, or for an unknown number. */
export function quantity(alert: Alert, t: Translate): string | undefined {
  const { kind, count, isUncounted } = alert
  if (isUncounted) return undefined
  const many = { smart_count: count, count: shortCount(count) }
  if (isCounted(alert)) return t(`watched.${kind}.many`, many)
  if (kind === gapKind) return isGroup(alert) ? t('alerts.interruptions', many) : undefined
  if (!isGroup(alert)) return count > 1 ? t('alerts.heard', many) : undefined
  const { from, to } = ends(alert)
  const rows = t(`watched.${kind}.many`, many)
  return from === to ? rows : `${rows} · ${t('alerts.between', { from, to })}`
}

/** §4: undefined without a channel. */
export function liveWords({ status, attempt }: LiveState, t: Translate): string | undefined {
  if (status === 'off') return undefined
  const isConnecting = status === 'connecting' || status === 'retrying'
  return isConnecting && attempt > 0
    ? t('alerts.live.attempt', { attempt: attempt + 1 })
    : t(`alerts.live.${isConnecting ? 'connecting' : status}`)
}

export function fullTime(ms: number): string {
  return timeIn(ms, 'yyyy-MM-dd hh:mm:ss')
}

export function clockTime(ms: number): string {
  return timeIn(ms, 'hh:mm:ss')
}

export function zonedTime(ms: number): string {
  return `${fullTime(ms)} ${statedZone}`
}

/** A gap shows minutes, a short one seconds, one over several days its dates. */
function ends({ from = 0, to = 0 }: Alert): { from: string; to: string } {
  const isShort = timeIn(from, 'yyyy-MM-dd hh:mm') === timeIn(to, 'yyyy-MM-dd hh:mm')
  const isLong = timeIn(from, 'yyyy-MM-dd') !== timeIn(to, 'yyyy-MM-dd')
  const form = `${isLong ? 'MM-dd ' : ''}hh:mm${isShort ? ':ss' : ''}`
  return { from: timeIn(from, form), to: timeIn(to, form) }
}

function timeIn(ms: number, form: string): string {
  const moment = toMoment(ms, config.gatewayTimeZone)
  return moment ? formatMoment(moment, form) : ''
}
