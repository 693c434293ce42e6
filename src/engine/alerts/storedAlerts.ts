import { byTime, type Alert } from './alert'

export type AlertStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The alerts in a stored text; anything else in it is skipped. */
export function readAlerts(text: string | null): readonly Alert[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.flatMap((one: unknown) => readAlert(one) ?? []) : []
  } catch {
    // not ours
    return []
  }
}

export function writeAlerts(alerts: Iterable<Alert>): string {
  return JSON.stringify([...alerts].toSorted(byTime))
}

function readAlert(stored: unknown): Alert | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { key, kind, at, count, from, to, row, acknowledgedAt, isUncounted }: Unread = stored
  if (typeof key !== 'string' || typeof kind !== 'string' || !isTime(at) || !isTime(count))
    return undefined
  return {
    key,
    kind,
    at,
    count,
    ...(isUncounted === true && { isUncounted }),
    ...(isTime(from) && { from }),
    ...(isTime(to) && { to }),
    ...(typeof row === 'string' && { row }),
    ...(isTime(acknowledgedAt) && { acknowledgedAt }),
  }
}

type Unread = { readonly [name in keyof Alert]?: unknown }

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
