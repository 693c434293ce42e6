import { countOnSql } from '../../db/schema'
import { scenarios as familyScenarios, type Scenarios } from '../../scenarios'
import type { Scenario } from '../../scenarios/Scenario'
import { trade } from '..'
import { database } from '../database'
import { alertStorm } from './alertStorm'
import { hostileText } from './hostileText'
import { huge } from './huge'

const emptied = database.tableNames.filter((name) => name !== 'st_store')

const empty: Scenario = {
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

const { ruoyi, ...others } = familyScenarios

/** Every scenario of this platform. */
export const scenarios = {
  ...others,
  'alert-storm': alertStorm,
  empty,
  huge,
  'hostile-text': hostileText,
  ruoyi,
} as const satisfies Scenarios

export type ScenarioName = keyof typeof scenarios
