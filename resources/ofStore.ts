import { newest, rel } from '@/engine/declare'

const orderColumns = ['mchOrderNo', 'uQuantity', 'status', 'createTime'] as const
const billColumns = ['id', 'changeAmount', 'type', 'createTime'] as const

/** What the page of a record that belongs to a store shows of that store. */
export const ofStore = {
  balance: newest('bill', 'afterAmount', { by: 'store' }),
  related: {
    deposits: rel('deposit', { by: 'store', columns: orderColumns }),
    payouts: rel('payout', { by: 'store', columns: orderColumns }),
    bills: rel('bill', { by: 'store', columns: billColumns }),
  },
} as const
