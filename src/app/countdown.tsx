import { config } from '@/engine/config'
import { epochMs, toMoment } from '@/engine/values/time'
import { awaitsPayment } from './awaitsPayment'
import { TimeLeft } from '../engine/ui/time/TimeLeft'
import { statedZone } from '@/engine/data/labels'
import type { Part } from '../engine/kinds/view/parts'

const zone = config.gatewayTimeZone

/** How long a payment may still come; the plain time for an order that waits for none. */
export const countdown: Part['cell'] = (value, field, context) => {
  const end = toMoment(value, zone)
  if (end === null || !awaitsPayment(context.at?.record)) {
    return <span className="wd-muted">{context.viewOf(field).cell(value, field, context)}</span>
  }
  return (
    <span title={`${end} ${statedZone}`}>
      <TimeLeft endMs={epochMs(end, zone)} />
    </span>
  )
}
