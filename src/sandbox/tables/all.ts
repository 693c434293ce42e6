import { systemTables } from '../system/systemTables'
import { bills } from './bills'
import { energyUsers } from './energyUsers'
import { merchants } from './merchants'
import { deposits, payouts } from './orders'
import { publications } from './publications'
import { storeDeposits } from './storeDeposits'
import { stores } from './stores'
import type { Table } from './Table'
import { waterWallet } from './waterWallet'
import { withdrawals } from './withdrawals'

/** Every table that is written by hand, from the specification. */
export const tables: readonly Table[] = [
  withdrawals,
  bills,
  stores,
  deposits,
  payouts,
  storeDeposits,
  merchants,
  energyUsers,
  waterWallet,
  publications,
  ...systemTables,
]
