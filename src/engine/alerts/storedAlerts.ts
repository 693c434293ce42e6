import { tried } from '@/engine/values/tried'
import { byTime, type Alert } from './alert'

export type AlertStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Skips anything that is not an alert. */
export function readAlerts(storage: AlertStorage, key: string): readonly Alert[] {
  const stored: unknown = tried(() => JSON.parse(storage.getItem(key) ?? '[]'))
  return Array.isArray(stored) ? stored.filter(isAlert) : []
}

export function storeAlerts(storage: AlertStorage, key: string, alerts: Iterable<Alert>): void {
  const text = JSON.stringify([...alerts].toSorted(byTime))
  const known = tried(() => storage.getItem(key))
  if (text !== (known ?? '[]')) tried(() => storage.setItem(key, text))
}

const types: Readonly<Record<keyof Alert, string>> = {
  key: 'string',
  kind: 'string',
  at: 'number',
  count: 'number',
  isUncounted: 'boolean',
  from: 'number',
  to: 'number',
  row: 'string',
  acknowledgedAt: 'number',
}

const needed: ReadonlySet<string> = new Set([
  'key',
  'kind',
  'at',
  'count',
] satisfies (keyof Alert)[])

function isAlert(stored: unknown): stored is Alert {
  if (typeof stored !== 'object' || stored === null) return false
  const members = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(types).every(([name, type]) =>
    members.has(name) ? typeof members.get(name) === type : !needed.has(name),
  )
}
