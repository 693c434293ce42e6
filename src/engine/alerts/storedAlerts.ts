import { alertKinds, byTime, type Alert } from './alert'

export type AlertStorage = Pick<Storage, 'getItem' | 'setItem'>

/** What is kept under a key, whoever wrote it: what is no alert is passed over. */
export function readAlerts(text: string | null): readonly Alert[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.flatMap((one: unknown) => readAlert(one) ?? []) : []
  } catch {
    // somebody else's text
    return []
  }
}

export function writeAlerts(alerts: Iterable<Alert>): string {
  return JSON.stringify([...alerts].toSorted(byTime))
}

function readAlert(kept: unknown): Alert | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { key, kind, at, count, from, to, order, acknowledgedAt, isUncounted } = kept as Record<
    string,
    unknown
  >
  const known = alertKinds.find((one) => one === kind)
  if (typeof key !== 'string' || known === undefined || !isTime(at) || !isTime(count))
    return undefined
  return {
    key,
    kind: known,
    at,
    count,
    ...(isUncounted === true && { isUncounted }),
    ...(isTime(from) && { from }),
    ...(isTime(to) && { to }),
    ...(typeof order === 'string' && { order }),
    ...(isTime(acknowledgedAt) && { acknowledgedAt }),
  }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
