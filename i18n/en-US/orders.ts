/** The order lists. */
export const orders = {
  orders: {
    failedPayouts: 'There has unsuccessful withdrawal orders,Handle >>',
  },
} as const
