/** The rows of one statistic: each event with its moment, amount and store. */
export type Statistic = {
  /** As in `/st/{name}/statistics`. */
  name: string
  /** Gives `at`, `amount` and `store_id`. */
  from: string
}

/** §4: the money has come. */
const paidIn = "('1', '3', '4')"
/** §4: the money has gone; of a payout, 4 says that it failed. */
const paidOut = "('1', '3')"

/**
 * The seven statistics of §7. Deposits and payouts of merchants, withdrawals and deposits of stores count in
 * USDT once their money has moved. Trades are the deposits and payouts together: `stUsdtNum` in USDT,
 * `stUsdtMoney` in CNY. Users count on the day that they registered.
 */
export const statistics: readonly Statistic[] = [
  { name: 'stApiRecharge', from: orders('api_recharge', 'real_buy_num', paidIn) },
  { name: 'stApiDraw', from: orders('api_draw', 'real_buy_num', paidOut) },
  {
    name: 'stStoreRecharge',
    from: `select create_time as at, amount, store_id from st_store_recharge
           where status in ${paidIn}`,
  },
  {
    name: 'stStoreDraw',
    from: `select create_time as at, total_u as amount, store_id from st_store_draw
           where status = '2'`,
  },
  { name: 'stUsdtNum', from: trades('real_buy_num') },
  { name: 'stUsdtMoney', from: trades('buy_num') },
  { name: 'stUser', from: 'select reg_time as at, 1 as amount, store_id from st_user where true' },
]

function orders(table: string, amount: string, moved: string): string {
  return `select create_time as at, ${amount} as amount, store_id from ${table}
          where status in ${moved}`
}

function trades(amount: string): string {
  return `select at, amount, store_id from (
            ${orders('api_recharge', amount, paidIn)}
            union all
            ${orders('api_draw', amount, paidOut)}) trade
          where true`
}
