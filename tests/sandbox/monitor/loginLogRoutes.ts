import { attemptKey } from '../auth/login'
import type { Route } from '../route'
import { removeRoute } from '../routes/record'
import { cleanRoute } from '../system/cleanRoute'
import type { Prepare, Writing } from '../writing'
import { loginLogs } from './loginLogs'

/** Gateway contract §6: the log is deleted or emptied, and who failed too often may try again. */
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

const unlock: Prepare = (call) => async (tx) => {
  const key = attemptKey(call.req.param('userName') ?? '')
  await tx.query('delete from sys_attempt where key = $1', [key.replaceAll('\0', '\uFFFD')])
  return ''
}
