import { countOnSql, tableNames } from '../db/schema'
import type { Scenario } from './Scenario'

const business = tableNames.filter((name) => /^(?:api|en)_/.test(name))

export const empty: Scenario = {
  what: 'a gateway on its first day: accounts and menus, two stores, and no trade at all',
  prepare: (db) =>
    db.script(
      [
        'begin',
        `truncate ${[...business, 'st_bill', 'st_store_draw', 'st_store_recharge', 'st_user'].join(', ')} cascade`,
        'delete from st_store where id not in (select store_id from sys_user where store_id is not null)',
        countOnSql,
        'commit',
      ].join(';'),
    ),
}
