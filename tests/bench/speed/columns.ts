/** The fields that all three applications show, in the same order and look. */
export type Column = {
  field: string
  /** If the value is a code or another record's id: its name. */
  as?: 'status' | 'store' | 'money'
}

const money = (field: string): Column => ({ field, as: 'money' })

/** The twelve columns of a deposit. */
export const depositColumns: readonly Column[] = [
  { field: 'mchOrderNo' },
  { field: 'store', as: 'store' },
  { field: 'status', as: 'status' },
  money('buyNum'),
  money('realBuyNum'),
  money('originBuyNum'),
  money('originRealBuyNum'),
  money('fee'),
  money('rate'),
  { field: 'address' },
  { field: 'hash' },
  { field: 'createTime' },
]

/** The fifteen of the wide table. */
export const wideColumns: readonly Column[] = [
  ...depositColumns,
  money('uQuantity'),
  { field: 'from' },
  { field: 'to' },
]

export const merchantColumns: readonly Column[] = [
  { field: 'nick' },
  { field: 'name' },
  { field: 'store', as: 'store' },
  { field: 'status' },
  { field: 'phone' },
  { field: 'telegram' },
  { field: 'apiWithdrawal' },
  { field: 'regTime' },
]

export const withdrawalColumns: readonly Column[] = [
  { field: 'id' },
  { field: 'store', as: 'store' },
  { field: 'address' },
  money('totalU'),
  money('fee'),
  money('estimateTotalU'),
  { field: 'status' },
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

export const depositStatus: Readonly<Record<string, string>> = {
  '0': 'Pending',
  '01': 'Matched',
  '1': 'Confirmed',
  '2': 'Canceled',
  '3': 'Failed',
  '4': 'Success',
  '5': 'Refunded',
}

/** The statistics of the dashboard, as their calls are named. */
export const statistics = [
  'stUser',
  'stApiRecharge',
  'stStoreRecharge',
  'stApiDraw',
  'stStoreDraw',
  'stUsdtNum',
  'stUsdtMoney',
] as const

/** `1234567.5` → `1,234,567.5`, digit for digit. */
export function grouped(amount: string): string {
  const [whole = '', fraction] = amount.split('.')
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? groups : `${groups}.${fraction}`
}
