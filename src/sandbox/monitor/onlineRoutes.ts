import type { Sessions } from '../auth/sessions'
import type { Call } from '../request/call'
import type { Db } from '../db/Db'
import { Refusal } from '../request/Refusal'
import type { Route } from '../request/route'
import { queryOf } from '../routes/table'
import type { Prepare, Writing } from '../writing'

type Parts = { db: Db; sessions: Sessions; writing: Writing }

/** Gateway contract §6: who is logged in, all at once and not paged, and how to force them out. */
export function onlineRoutes({ db, sessions, writing }: Parts): Route[] {
  return [
    {
      method: 'GET',
      path: '/monitor/online/list',
      access: 'monitor:online:list',
      answer: async (call) => {
        const rows = await livingSessions(db, sessions, call)
        return { rows, total: rows.length }
      },
    },
    {
      method: 'DELETE',
      path: '/monitor/online/:session',
      ...writing.write('monitor:online:forceLogout', forceOut),
    },
  ]
}

/** `tokenId` names a session and opens none; `userName` and `ipaddr` are searched whole. */
function livingSessions(db: Db, sessions: Sessions, call: Call) {
  const query = queryOf(call)
  return db.query(
    `select token_hash as "tokenId", user_name as "userName", dept_name as "deptName", ipaddr,
       '' as "loginLocation", browser, os,
       (extract(epoch from s.created_at) * 1000)::float8 as "loginTime"
     from sys_session s join sys_user u using (user_id) left join sys_dept d on d.id = u.dept_id
     where last_seen_at > $1 and s.created_at > $2 and u.status = '0'
       and ($3 in ('', ipaddr)) and ($4 in ('', user_name))
     order by s.created_at desc, token_hash`,
    [...sessions.deadlines(), query('ipaddr'), query('userName')],
  )
}

/** The operation log names the session's user. */
const forceOut: Prepare = (call) => async (tx) => {
  const [ended] = await tx.query(
    'delete from sys_session where token_hash = $1 returning user_id',
    [(call.req.param('session') ?? '').replaceAll('\0', '\uFFFD')],
  )
  if (ended === undefined) throw new Refusal(404, 'notFound')
  return String(ended['user_id'])
}
