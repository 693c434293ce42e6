import type { Sessions } from '../auth/sessions'
import type { Db } from '../db/Db'
import { jobRoutes } from '../monitor/jobRoutes'
import { loginLogRoutes } from '../monitor/loginLogRoutes'
import { onlineRoutes } from '../monitor/onlineRoutes'
import { operLogRoutes } from '../operLog/operLogRoutes'
import type { Route } from '../route'
import { recordRoutes } from '../routes/record'
import type { Writing } from '../writing'
import { configForm } from './configs'
import { configRoutes } from './configRoutes'
import { dictDataForm } from './dictData'
import { dictRoutes } from './dictRoutes'
import { dictTypeForm } from './dictTypes'
import { noticeForm } from './notices'
import { postForm } from './posts'
import { postRoutes } from './postRoutes'

type Parts = { db: Db; sessions: Sessions; writing: Writing }

/** The calls of the system pages (gateway contract §6) that go before what every table has. */
export function systemRoutes(parts: Parts): Route[] {
  const { db, writing } = parts
  const forms = [dictTypeForm, dictDataForm, configForm, noticeForm, postForm]
  return [
    ...dictRoutes(db, writing),
    ...configRoutes(db, writing),
    ...postRoutes(db),
    ...operLogRoutes(writing),
    ...loginLogRoutes(writing),
    ...onlineRoutes(parts),
    ...jobRoutes(writing),
    ...forms.flatMap((form) => recordRoutes(writing, form)),
  ]
}
