import type { Db } from '../db/Db'
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

/** The calls of the system pages (gateway contract §6) that go before what every table has. */
export function systemRoutes({ db, writing }: { db: Db; writing: Writing }): Route[] {
  const forms = [dictTypeForm, dictDataForm, configForm, noticeForm, postForm]
  return [
    ...dictRoutes(db, writing),
    ...configRoutes(db, writing),
    ...postRoutes(db),
    ...forms.flatMap((form) => recordRoutes(writing, form)),
  ]
}
