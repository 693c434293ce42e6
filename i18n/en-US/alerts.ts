/** Strangers’ payments and failed payouts. */
export const alerts = {
  watched: {
    nonSystemOrder: {
      title: 'matched a non-system order',
      many: '%{smart_count} order |||| %{smart_count} orders',
    },
    failedPayouts: {
      title: 'There are failed payout orders, click to view',
      many: '%{count} payout |||| %{count} payouts',
    },
  },
} as const
