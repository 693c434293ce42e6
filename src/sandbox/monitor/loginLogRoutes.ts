import { forgive } from '../auth/attempts'
import { Refusal } from '../request/Refusal'
import type { Route } from '../request/route'
import { removeRoute } from '../routes/record'
import { cleanRoute } from '../routes/cleanRoute'
import type { Prepare, Writing } from '../writing'
import { loginLogs } from './loginLogs'

/**
 * Gateway contract §6: the log is deleted or emptied, and who failed too often may try again, whether the account or
 * the address is locked. What keeps an account out for another reason is answered instead.
 */
export function loginLogRoutes(writing: Writing): Route[] {
  return [
    cleanRoute(writing, loginLogs),
    removeRoute(writing, { table: loginLogs, usedIn: [] }),
    {
      method: 'GET',
      path: `${loginLogs.path}/unlock/:userName`,
      ...writing.write('monitor:logininfor:unlock', unlock),
    },
  ]
}

const unlock: Prepare = (call) => async (tx, nowMs) => {
  const userName = (call.req.param('userName') ?? '').replaceAll('\0', '\uFFFD')
  const [closed] = await tx.query(
    `select awaits_approval from sys_user where user_name = $1 and status <> '0'`,
    [userName],
  )
  if (closed) throw new Refusal(500, closed['awaits_approval'] ? 'awaitsApproval' : 'frozen')
  await forgive(tx, { userName, nowMs })
  return ''
}
