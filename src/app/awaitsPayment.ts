import { holds } from '@/engine/schema/action'

/** §4: an order that waits for payment, or whose money has not come yet; an unknown status is neither. */
export function awaitsPayment(record: Readonly<Record<string, unknown>> = {}): boolean {
  return holds({ status: ['0', '01'] }, record)
}
