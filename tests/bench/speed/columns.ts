/** The fields that all applications show, in the same order and with the same texts. */
export type Column = {
  field: string
  /** Another record's id shows its name, an amount has grouped thousands, of a long code both ends are shown. */
  as?: 'store' | 'amount' | 'ends'
  /** The words of a code. */
  words?: Readonly<Record<string, string>>
}

const amount = (field: string): Column => ({ field, as: 'amount' })
const ends = (field: string): Column => ({ field, as: 'ends' })
const store: Column = { field: 'store', as: 'store' }

/** The fifteen of a deposit. */
export const depositColumns: readonly Column[] = [
  { field: 'mchOrderNo' },
  store,
  {
    field: 'status',
    words: {
      '0': 'Api order placed / waiting payment',
      '01': 'Not yet received',
      '1': 'Received',
      '2': 'Cancelled',
      '3': 'Notified success',
      '4': 'Notified failure',
      '5': 'Refunded',
    },
  },
  amount('buyNum'),
  amount('realBuyNum'),
  amount('originBuyNum'),
  amount('originRealBuyNum'),
  amount('fee'),
  amount('rate'),
  amount('uQuantity'),
  ends('address'),
  ends('hash'),
  ends('from'),
  ends('to'),
  { field: 'createTime' },
]

/** As many of a merchant. */
export const merchantColumns: readonly Column[] = [
  { field: 'nick' },
  { field: 'name' },
  store,
  { field: 'status', words: { '0': 'Enabled', '1': 'Frozen' } },
  { field: 'phone' },
  { field: 'telegram' },
  { field: 'apiWithdrawal', words: { Y: 'Yes', N: 'No' } },
  { field: 'regTime' },
  { field: 'email' },
  { field: 'role' },
  amount('chargeFee'),
  amount('paymentChargeFee'),
  amount('withdrawalFee'),
  amount('cny2URate'),
  amount('chargeRate'),
]

export const withdrawalColumns: readonly Column[] = [
  { field: 'id' },
  store,
  ends('address'),
  amount('totalU'),
  amount('fee'),
  amount('estimateTotalU'),
  { field: 'status', words: { '1': 'Applying', '2': 'Passed', '3': 'Rejected' } },
  { field: 'walletName' },
  { field: 'createTime' },
]

/** The fields of a merchant's form. */
export const merchantFields = [
  'store',
  'name',
  'nick',
  'gender',
  'email',
  'phone',
  'telegram',
  'role',
  'notifyUrl',
  'apiWithdrawal',
  'apiWithdrawalIp',
  'ipWhitelist',
  'ipBlacklist',
  'chargeFee',
  'paymentChargeFee',
  'withdrawalFee',
  'ethWithdrawalFee',
  'cny2URate',
  'chargeRate',
  'withdrawalRate',
] as const

/** The cards of the dashboard: the statistics, as their calls are named, that add up to each figure. */
export const cards = [
  ['stUser'],
  ['stApiRecharge', 'stStoreRecharge'],
  ['stApiDraw', 'stStoreDraw'],
  ['stUsdtNum'],
  ['stUsdtMoney'],
] as const

/** The beginning and the end of an address or a hash. */
export function endsOf(code: string): string {
  return `${code.slice(0, 6)}…${code.slice(-6)}`
}
