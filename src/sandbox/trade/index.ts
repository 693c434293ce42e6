import type { Platform, SeedParts } from '../platform'
import { recordRoutes } from '../routes/record'
import { tablesOf } from '../systemTables'
import { accounts } from './accounts'
import { database } from './database'
import { applyForWithdrawal } from './life/applyForWithdrawal'
import { matchForeign } from './life/matchForeign'
import { moveDeposit, movePayout } from './life/moveOn'
import { placeDeposit, placePayout } from './life/placeOrder'
import { menus, roles } from './menus'
import { energyUserForm } from './record/energyUsers'
import { merchantForm } from './record/merchants'
import { storeForm } from './record/stores'
import { merchantRoutes } from './routes/merchant'
import { orderRoutes } from './routes/order'
import { statisticsRoutes } from './routes/statistics'
import { withdrawalRoutes } from './routes/withdrawal'
import { withdrawalImportRoutes } from './routes/withdrawalImport'
import { generator, modules, system } from './system'
import { rowCounts } from './seed/rowCounts'
import { seedEnergy } from './seed/seedEnergy'
import { seedMerchants } from './seed/seedMerchants'
import { seedMoney } from './seed/seedMoney'
import { seedOrders } from './seed/seedOrders'
import { seedStoreDeposits } from './seed/seedStoreDeposits'
import { seedWaterWallet } from './seed/seedWaterWallet'
import { tradeTables } from './tables/all'

/**
 * A trading day: deposits and payouts are placed and move, some payouts fail, withdrawals are applied for, and now and
 * then a chain movement comes from no order of the system. An order moves several times, so moves are more frequent.
 */
const events: Platform['events'] = [
  [placeDeposit, 2],
  [moveDeposit, 7],
  [placePayout, 1],
  [movePayout, 4],
  [applyForWithdrawal, 1],
  [matchForeign, 1],
]

/** This portal's platform: stores, deposits, payouts, withdrawals, bills, merchants and energy. */
export const trade: Platform = {
  database,
  tables: tradeTables,
  menus,
  roles,
  accounts,
  system,
  modules,
  generator,
  seed: seedTrade,
  routes: ({ db, clock, random, keys, files, writing }) => [
    ...withdrawalRoutes(writing),
    ...withdrawalImportRoutes(files, writing),
    ...statisticsRoutes({ db, clock }),
    ...orderRoutes(db, writing),
    ...[storeForm, merchantForm({ random, keys }), energyUserForm(random)].flatMap((form) =>
      recordRoutes(writing, form),
    ),
    ...merchantRoutes(writing, keys),
  ],
  events,
}

/** Every table that is written by hand. */
export const tables = tablesOf(trade)

/** `rows` deposits and bills; the other tables in proportion. */
async function seedTrade({ keys, rows, ...base }: SeedParts): Promise<void> {
  const counts = rowCounts(rows)
  const stores = await seedMoney({ ...base, rows })
  const deposits = await seedOrders({ ...base, stores, counts })
  await seedStoreDeposits({ ...base, stores, count: counts.storeDeposits })
  await seedWaterWallet({ ...base, deposits, count: counts.waterWallet })
  await seedMerchants({ ...base, keys, stores, count: counts.merchants })
  const energy = { users: counts.energyUsers, publications: counts.publications }
  await seedEnergy({ ...base, counts: energy })
}
