import { accounts } from '../settings/accounts'
import type { Platform } from '../platform'
import { systemRecords } from './seedSystem'

/** A gateway with the family's part alone. */
export const noPlatform: Platform = {
  database: {
    schemaSql: '',
    indexSql: 'analyze;',
    migrations: [],
    tableNames: [],
    countedTables: [],
    talliedTables: [],
    recountSql: '',
  },
  tables: [],
  menus: [],
  roles: [],
  accounts,
  system: systemRecords,
  modules: {},
  generator: { tables: {}, modules: {} },
  seed: async () => {},
  routes: () => [],
  events: [],
}
