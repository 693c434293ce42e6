import type { Call } from '../request/call'
import type { Db } from '../db/Db'
import type { Route } from '../request/route'
import { selection } from '../tables/selection'
import type { Writing } from '../writing'
import { dictData } from './dictData'
import { dictTypes } from './dictTypes'
import { clearCacheRoute } from './clearCacheRoute'

/** §7 Dictionary data, besides what every table has. */
export function dictRoutes(db: Db, writing: Writing): Route[] {
  return [
    {
      method: 'GET',
      path: `${dictData.path}/type/:type`,
      access: 'loggedIn',
      answer: async (call) => ({ data: await entriesOf(db, call) }),
    },
    {
      method: 'GET',
      path: `${dictTypes.path}/optionselect`,
      access: 'loggedIn',
      answer: async () => ({
        data: await db.query(`select ${selection(dictTypes)} from sys_dict_type order by id`),
      }),
    },
    clearCacheRoute(writing, dictTypes),
  ]
}

/** The labels come in the language of the request; an unknown type has no entries. */
function entriesOf(db: Db, call: Call) {
  const table = dictData.spoken?.(call.var.language) ?? dictData
  return db.query(
    `select ${selection(table)} from sys_dict_data
     where dict_type = $1 and status = '0' order by dict_sort, id`,
    [(call.req.param('type') ?? '').replaceAll('\0', '\uFFFD')],
  )
}
