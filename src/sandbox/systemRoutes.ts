import type { Attempts } from './auth/attempts'
import type { Compare } from './auth/createCompare'
import type { Hasher } from './auth/Hasher'
import type { Sessions } from './auth/sessions'
import type { Db } from './db/Db'
import type { Files } from './files/Files'
import { genRoutes } from './gen/genRoutes'
import { jobRoutes } from './monitor/jobRoutes'
import { loginLogRoutes } from './monitor/loginLogRoutes'
import { onlineRoutes } from './monitor/onlineRoutes'
import { deptRoutes } from './organisation/deptRoutes'
import { menuRoutes } from './organisation/menuRoutes'
import { profileRoutes } from './organisation/profileRoutes'
import { roleRoutes } from './organisation/roleRoutes'
import { roleUserRoutes } from './organisation/roleUserRoutes'
import { userRoutes } from './organisation/userRoutes'
import { operLogRoutes } from './monitor/operLogs'
import type { Generator } from './platform'
import type { Random } from './values/random'
import type { Route } from './request/route'
import { recordRoutes } from './routes/record'
import type { Writing } from './writing'
import { configForm } from './system/configs'
import { configRoutes } from './system/configRoutes'
import { dictDataForm } from './system/dictData'
import { dictRoutes } from './system/dictRoutes'
import { dictTypeForm } from './system/dictTypes'
import { noticeForm } from './system/notices'
import { postForm } from './organisation/posts'
import { postRoutes } from './organisation/posts'

type Parts = {
  db: Db
  random: Random
  files: Files
  hasher: Hasher
  compare: Compare
  attempts: Attempts
  sessions: Sessions
  writing: Writing
  generator: Generator
}

/** The calls of the system pages (gateway contract §6) that go before what every table has. */
export function systemRoutes(parts: Parts): Route[] {
  const { db, writing, generator } = parts
  const forms = [dictTypeForm, dictDataForm, configForm, noticeForm, postForm]
  return [
    ...dictRoutes(db, writing),
    ...configRoutes(db, writing),
    ...postRoutes(db),
    ...operLogRoutes(writing),
    ...loginLogRoutes(writing),
    ...onlineRoutes(parts),
    ...jobRoutes(writing),
    ...deptRoutes(db, writing),
    ...menuRoutes(db, writing),
    ...profileRoutes(parts),
    ...userRoutes(parts),
    ...roleUserRoutes(parts),
    ...roleRoutes(parts),
    ...genRoutes(db, writing, generator),
    ...forms.flatMap((form) => recordRoutes(writing, form)),
  ]
}
