import type { AnnouncedAlert, CountedAlert } from '@/engine/data/live/alertSource'
import { countFailedPayouts } from './countFailedPayouts'

/** §7, §8: a payment matches no order of the system. */
export const nonSystemOrder: AnnouncedAlert = {
  kind: 'nonSystemOrder',
  command: '1001',
  page: 'waterWallet',
  filter: { matched: ['1'] },
  missedBy: 'createTime',
  isSpoken: true,
}

/** §4, §8, §9: payouts have failed. */
export const failedPayouts: CountedAlert = {
  kind: 'failedPayouts',
  count: countFailedPayouts,
  everyMs: 300_000,
  page: 'payout',
  filter: { status: ['4'] },
  isFor: ({ roles }) => !roles.some((role) => role.startsWith('tri:')),
}

export const alerts = [nonSystemOrder, failedPayouts]
