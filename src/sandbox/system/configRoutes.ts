import type { Db } from '../db/Db'
import type { Route } from '../request/route'
import type { Writing } from '../writing'
import { clearCacheRoute } from './clearCacheRoute'
import { configs } from './configs'

/** §7 Config, besides what every table has. */
export function configRoutes(db: Db, writing: Writing): Route[] {
  return [
    {
      method: 'GET',
      path: `${configs.path}/configKey/:key`,
      access: 'loggedIn',
      answer: async (call) => ({ data: await valueOf(db, call.req.param('key') ?? '') }),
    },
    clearCacheRoute(writing, configs),
  ]
}

/** Gateway contract §1.2: an unknown key has an empty value. */
async function valueOf(db: Db, key: string): Promise<unknown> {
  const [found] = await db.query('select config_value from sys_config where config_key = $1', [
    key.replaceAll('\0', '\uFFFD'),
  ])
  return found?.['config_value'] ?? ''
}
