import { bills } from './bills'
import { energyUsers } from './energyUsers'
import { merchants } from './merchants'
import { deposits, payouts } from './orders'
import { publications } from './publications'
import { storeDeposits } from './storeDeposits'
import { stores } from './stores'
import type { Table } from '../../tables/Table'
import { waterWallet } from './waterWallet'
import { withdrawals } from './withdrawals'

/** The trade's tables, written by hand from the specification. */
export const tradeTables: readonly Table[] = [
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
]
