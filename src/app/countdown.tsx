import { config } from '@/engine/config'
import { statedZone } from '@/engine/data/labels'
import type { Part } from '@/engine/kinds/view/parts'
import { holds } from '@/engine/schema/action'
import { TimeLeft } from '@/engine/ui/time/TimeLeft'
import { epochMs, toMoment } from '@/engine/values/time'

const zone = config.gatewayTimeZone

/** The time left for a payment; the plain time for an order that awaits none. */
export const countdown: Part['cell'] = (value, field, context) => {
  const end = toMoment(value, zone)
  if (end === null || !awaitsPayment(context.at?.record)) {
    const view = context.viewOf(field)
    return (
      <span className={`wd-muted ${view.look}`} title={view.title?.(value, field, context)}>
        {view.cell(value, field, context)}
      </span>
    )
  }
  return (
    <span title={`${end} ${statedZone}`}>
      <TimeLeft endMs={epochMs(end, zone)} />
    </span>
  )
}

/** §4: an order waits for payment, or its money has not come yet. */
export function awaitsPayment(record: Readonly<Record<string, unknown>> = {}): boolean {
  return holds({ status: ['0', '01'] }, record)
}
