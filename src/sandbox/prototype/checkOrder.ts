import type { Row } from '../db/Db'
import { refuse } from '../record/readers'
import type { DeclaredFields } from './Declaration'
import { wireNameOf } from './inputsOf'

/**
 * What a declaration says of two times: one may not lie before the other. A day is compared by the day.
 * @throws Refusal 500 `timeTooEarly`
 */
export function checkOrder(fields: DeclaredFields, values: Row): void {
  for (const [field, { notBefore }] of Object.entries(fields)) {
    if (notBefore === undefined) continue
    const name = wireNameOf(fields, field)
    const [time, limit] = [values[name], values[wireNameOf(fields, notBefore)]]
    if (typeof time !== 'string' || typeof limit !== 'string') continue
    if (time < limit.slice(0, time.length)) refuse('timeTooEarly', { name, limit })
  }
}
