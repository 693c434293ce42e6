import { config } from '@/engine/config'
import { dayOf } from '@/engine/values/time'

const dayMs = 86_400_000

/** The query of a statistic for the gateway's last fourteen days: a week, and the one before it. */
export function askedDays(nowMs = Date.now()): string {
  const day = (offset: number) => dayOf(new Date(nowMs + offset * dayMs), config.gatewayTimeZone)
  return `beginTime=${day(-13)}&endTime=${day(0)}`
}
