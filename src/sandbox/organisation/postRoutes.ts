import type { Db } from '../db/Db'
import type { Route } from '../request/route'
import { selection } from '../tables/selection'
import { posts } from './posts'

export function postRoutes(db: Db): Route[] {
  return [
    {
      method: 'GET',
      path: `${posts.path}/optionselect`,
      access: 'loggedIn',
      answer: async () => ({
        data: await db.query(`select ${selection(posts)} from sys_post order by post_sort, id`),
      }),
    },
  ]
}
