import { countOnSql } from '../../db/schema'
import { trade } from '..'
import { database } from '../database'
import type { Scenario } from '../../scenarios/Scenario'

const emptied = database.tableNames.filter((name) => name !== 'st_store')

export const empty: Scenario = {
  what: 'a gateway on its first day: accounts and menus, two stores, and no trade at all',
  prepare: (db) =>
    db.script(
      [
        'begin',
        `truncate ${emptied.join(', ')} cascade`,
        'delete from st_store where id not in (select store_id from sys_user where store_id is not null)',
        countOnSql(trade),
        'commit',
      ].join(';'),
    ),
}
