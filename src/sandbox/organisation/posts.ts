import type { Db, Queryable } from '../db/Db'
import type { Form } from '../record/Form'
import { line, refuse } from '../record/readers'
import { plain } from '../tables/columns'
import { selection } from '../tables/selection'
import { dayRange, idOneOf, like, oneOf } from '../tables/filters'
import type { Route } from '../request/route'
import type { Table } from '../tables/Table'
import { keeping, keptColumns, remarkInput, sortInput, statusInput } from '../record/kept'

/** Gateway contract §6: the positions that users hold. */
export const posts: Table = {
  path: '/system/post',
  permissions: 'system:post',
  from: 'sys_post',
  idName: 'postId',
  orderSql: 'post_sort',
  columns: {
    postId: plain('id'),
    postCode: plain('post_code'),
    postName: plain('post_name'),
    postSort: plain('post_sort'),
    status: plain('status'),
    ...keptColumns,
  },
  filters: [
    idOneOf('postId', 'id'),
    like('postCode', 'post_code'),
    like('postName', 'post_name'),
    oneOf('status', 'status'),
    dayRange('create_time'),
  ],
}

export const postForm: Form = {
  ...keeping,
  table: posts,
  inputs: {
    postCode: { column: 'post_code', read: line(64), required: true },
    postName: { column: 'post_name', read: line(50), required: true },
    postSort: sortInput('post_sort'),
    status: statusInput,
    remark: remarkInput,
  },
  unique: [['postCode'], ['postName']],
  beforeRemoval: refuseHeld,
}

async function refuseHeld(tx: Queryable, ids: readonly string[]): Promise<void> {
  const [held] = await tx.query(
    `select post_name from sys_post join sys_user_post on post_id = id
     where id = any($1::bigint[])`,
    [ids],
  )
  if (held) refuse('postInUse', { value: String(held['post_name']) })
}

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
