import type { Platform } from '../platform'
import { recordRoutes } from '../routes/record'
import { tablesOf } from '../tablesOf'
import { accounts } from './accounts'
import { database } from './database'
import { events } from './events'
import { generator } from './generator'
import { menus, roles } from './menus'
import { modules } from './modules'
import { energyUserForm } from './record/energyUsers'
import { merchantForm } from './record/merchants'
import { storeForm } from './record/stores'
import { merchantRoutes } from './routes/merchant'
import { orderRoutes } from './routes/order'
import { statisticsRoutes } from './routes/statistics'
import { withdrawalRoutes } from './routes/withdrawal'
import { withdrawalImportRoutes } from './routes/withdrawalImport'
import { seedTrade } from './seed/seedTrade'
import { system } from './system'
import { tradeTables } from './tables/all'

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
