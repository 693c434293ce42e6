import type { SeedParts } from '../../platform'
import { rowCounts } from './rowCounts'
import { seedEnergy } from './seedEnergy'
import { seedMerchants } from './seedMerchants'
import { seedMoney } from './seedMoney'
import { seedOrders } from './seedOrders'
import { seedStoreDeposits } from './seedStoreDeposits'
import { seedWaterWallet } from './seedWaterWallet'

/** `rows` deposits and bills; the other tables in proportion. */
export async function seedTrade({ keys, rows, ...base }: SeedParts): Promise<void> {
  const counts = rowCounts(rows)
  const stores = await seedMoney({ ...base, rows })
  const deposits = await seedOrders({ ...base, stores, counts })
  await seedStoreDeposits({ ...base, stores, count: counts.storeDeposits })
  await seedWaterWallet({ ...base, deposits, count: counts.waterWallet })
  await seedMerchants({ ...base, keys, stores, count: counts.merchants })
  const energy = { users: counts.energyUsers, publications: counts.publications }
  await seedEnergy({ ...base, counts: energy })
}
