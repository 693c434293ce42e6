import type { Call } from '../request/call'
import { instant } from '../values/instant'
import { updateRow } from '../record/editRecord'
import { code, id as readId } from '../record/readers'
import { findRow } from '../tables/findRow'
import type { Route } from '../request/route'
import { recordRoutes, removeRoute } from '../routes/record'
import { cleanRoute } from '../routes/cleanRoute'
import type { Work, Writing } from '../writing'
import { jobForm, jobLogs, jobs } from './jobs'

/** Gateway contract §6: jobs are kept, paused, resumed and run once; running leaves a row in their log. */
export function jobRoutes(writing: Writing): Route[] {
  const { write } = writing
  const permission = 'monitor:job:changeStatus'
  return [
    {
      method: 'PUT',
      path: `${jobs.path}/changeStatus`,
      hasBody: true,
      ...write(permission, changeStatus),
    },
    {
      method: 'PUT',
      path: `${jobs.path}/run`,
      hasBody: true,
      ...write(permission, run, { title: 'monitor:job:run' }),
    },
    ...recordRoutes(writing, jobForm),
    cleanRoute(writing, jobLogs),
    removeRoute(writing, { table: jobLogs, usedIn: [] }),
  ]
}

function changeStatus(call: Call): Work {
  const { body, viewer } = call.var
  const id = String(readId(body['jobId'], 'jobId'))
  const status = code(['0', '1'])(body['status'], 'status')
  return async (tx, nowMs) => {
    await findRow(tx, jobs, viewer, id)
    const row = { status, update_by: viewer.userName }
    await updateRow(tx, jobs, { id, row }, nowMs)
    return id
  }
}

/** The sandbox knows the tasks of one bean; a job that calls another one fails. */
function run(call: Call): Work {
  const id = String(readId(call.var.body['jobId'], 'jobId'))
  return async (tx, nowMs) => {
    const job = await findRow(tx, jobs, call.var.viewer, id)
    const target = String(job['invokeTarget'])
    const isKnown = target.startsWith('sandboxTask.')
    const missing = `No bean named '${target.split('.')[0]}' available`
    await tx.query(
      `insert into sys_job_log (job_id, job_name, job_group, invoke_target, job_message, status,
         exception_info, create_time)
       select id, job_name, job_group, invoke_target, $2, $3, $4, $5 from sys_job where id = $1`,
      [
        id,
        `${String(job['jobName'])} 0 ms`,
        ...(isKnown ? ['0', ''] : ['1', missing]),
        instant(nowMs),
      ],
    )
    return id
  }
}
