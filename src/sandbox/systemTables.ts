import { genTables } from './gen/genTables'
import { jobLogs, jobs } from './monitor/jobs'
import { loginLogs } from './monitor/loginLogs'
import { depts } from './organisation/depts'
import { menuTable } from './organisation/menuTable'
import { roles } from './organisation/roles'
import { users } from './organisation/users'
import type { Modules } from './monitor/modules'
import type { Platform } from './platform'
import { operLogsOf } from './monitor/operLogs'
import type { Table } from './tables/Table'
import { configs } from './system/configs'
import { dictData } from './system/dictData'
import { dictTypes } from './system/dictTypes'
import { notices } from './system/notices'
import { posts } from './organisation/posts'

/** Every table that is written by hand: the platform's and the family's. */
export function tablesOf({
  tables,
  modules,
}: Pick<Platform, 'tables' | 'modules'>): readonly Table[] {
  return [...tables, ...systemTables(modules)]
}

/** The tables behind the family's pages; `modules` words the operation log. */
function systemTables(modules: Modules): readonly Table[] {
  return [
    dictTypes,
    dictData,
    configs,
    notices,
    posts,
    operLogsOf(modules),
    loginLogs,
    jobs,
    jobLogs,
    depts,
    menuTable,
    users,
    roles,
    genTables,
  ]
}
