import { genTables } from '../gen/genTables'
import { jobLogs, jobs } from '../monitor/jobs'
import { loginLogs } from '../monitor/loginLogs'
import { depts } from '../organisation/depts'
import { menuTable } from '../organisation/menuTable'
import { roles } from '../organisation/roles'
import { users } from '../organisation/users'
import { operLogs } from '../operLog/operLogs'
import type { Table } from '../tables/Table'
import { configs } from './configs'
import { dictData } from './dictData'
import { dictTypes } from './dictTypes'
import { notices } from './notices'
import { posts } from './posts'

/** The tables behind the pages that every gateway of the family brings along. */
export const systemTables: readonly Table[] = [
  dictTypes,
  dictData,
  configs,
  notices,
  posts,
  operLogs,
  loginLogs,
  jobs,
  jobLogs,
  depts,
  menuTable,
  users,
  roles,
  genTables,
]
