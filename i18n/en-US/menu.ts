/** Titles of the menu. */
export const menu = {
  menu: {
    store: 'Stores',
    storeDraw: 'Withdrawals',
    bill: 'Bills',
    storeInfo: 'Store information',
    orders: 'Orders',
    apiRecharge: 'Deposits',
    apiDraw: 'Payouts',
    waterWallet: 'Chain movements',
    storeRecharge: 'Store deposits',
    user: 'Merchants',
    energy: 'Energy',
    energyUser: 'Energy users',
    publish: 'Trades',
  },
} as const
