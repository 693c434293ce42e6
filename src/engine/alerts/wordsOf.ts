import { config } from '@/engine/config'
import { formatMoment, toMoment } from '@/engine/values/time'
import { shortCount } from '@/engine/ui/shortCount'
import { statedZone } from '@/engine/data/labels'
import { isGroup, type Alert } from './alert'

export type Translate = (key: string, args?: Readonly<Record<string, unknown>>) => string

/** §8: what an alert says, on screen and aloud. */
export function headline(alert: Alert, t: Translate): string {
  switch (alert.kind) {
    case 'nonSystemOrder':
      return t('watched.nonSystemOrder.title')
    case 'failedPayouts':
      return t('watched.failedPayouts.title')
    case 'gap':
      return t(isGroup(alert) ? 'alerts.gaps' : 'alerts.gap', ends(alert))
  }
}

/** How many there are of it; nothing of one, nor of what nobody has counted. */
export function quantity(alert: Alert, t: Translate): string | undefined {
  const { kind, count, isUncounted } = alert
  if (isUncounted) return undefined
  const many = { smart_count: count }
  if (kind === 'failedPayouts')
    return t('watched.failedPayouts.many', { ...many, count: shortCount(count) })
  if (kind === 'gap') return isGroup(alert) ? t('alerts.interruptions', many) : undefined
  if (!isGroup(alert)) return count > 1 ? t('alerts.heard', many) : undefined
  const { from, to } = ends(alert)
  const orders = t('watched.nonSystemOrder.many', many)
  return from === to ? orders : `${orders} · ${t('alerts.between', { from, to })}`
}

/** The moment in the zone in which every time of the portal is shown. */
export function fullTime(ms: number): string {
  return timeIn(ms, 'yyyy-MM-dd hh:mm:ss')
}

/** Of today. */
export function clockTime(ms: number): string {
  return timeIn(ms, 'hh:mm:ss')
}

export function zonedTime(ms: number): string {
  return `${fullTime(ms)} ${statedZone}`
}

/** By minutes, as one speaks of an outage; a short one by seconds, one of another day with its date. */
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
