import { config } from '@/engine/config'
import { momentAtGateway } from '@/app/dashboard/statistics'
import { zoneLabel } from '@/engine/values/time'

/** The time of day by the gateway's clock, with its zone: `16:58:14 UTC+8`. */
export function timeAtGateway(ms: number): string | undefined {
  const moment = momentAtGateway(ms)
  return moment
    ? `${moment.slice(11)} ${zoneLabel(config.gatewayTimeZone, new Date(ms))}`
    : undefined
}
