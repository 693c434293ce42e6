import { resourceList } from '@/engine/declare'
import bill from './bill'
import deposit from './deposit'
import energyUser from './energyUser'
import merchant from './merchant'
import payout from './payout'
import publish from './publish'
import store from './store'
import storeDeposit from './storeDeposit'
import waterWallet from './waterWallet'
import withdrawal from './withdrawal'

/** Every resource of the portal, one line each. */
export const resources = resourceList(
  deposit,
  payout,
  storeDeposit,
  withdrawal,
  bill,
  store,
  merchant,
  energyUser,
  waterWallet,
  publish,
)
