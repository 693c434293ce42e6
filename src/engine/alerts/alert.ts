export const alertKinds = ['nonSystemOrder', 'failedPayouts', 'gap'] as const
export type AlertKind = (typeof alertKinds)[number]

/** What an operator is shown until it is acknowledged. No amount, address or token is kept of it. */
export type Alert = {
  /** The same cause has the same key in every tab. */
  readonly key: string
  readonly kind: AlertKind
  /** When it was last heard of, in milliseconds since 1970, as are all times here. */
  readonly at: number
  /** The orders of a group, the failed payouts there are; else how often it was heard. */
  readonly count: number
  /** There are that many at least; nobody has counted them. */
  readonly isUncounted?: true
  /** Of a gap or a group: its begin. */
  readonly from?: number
  readonly to?: number
  /** The id of the row it is about, where that is known. */
  readonly order?: string
  readonly acknowledgedAt?: number
}

const groupMark = 'group:'

export function groupKey(first: string): string {
  return groupMark + first
}

/** Whether it stands for many of its kind. */
export function isGroup({ key }: Alert): boolean {
  return key.startsWith(groupMark)
}

export function isOpen({ acknowledgedAt }: Alert): boolean {
  return acknowledgedAt === undefined
}

/** Whether it calls for the operator: a line that says there was no connection does not. */
export function isCalling(alert: Alert): boolean {
  return isOpen(alert) && alert.kind !== 'gap'
}

/** The newest first. */
export function byTime(a: Alert, b: Alert): number {
  return b.at - a.at || (a.key < b.key ? -1 : 1)
}
