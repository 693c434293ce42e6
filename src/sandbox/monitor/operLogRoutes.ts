import type { Route } from '../request/route'
import { removeRoute } from '../routes/record'
import { cleanRoute } from '../routes/cleanRoute'
import type { Writing } from '../writing'
import { operLogsOf } from './operLogs'

const operLogs = operLogsOf({})

/** Deleting notes is itself noted. */
export function operLogRoutes(writing: Writing): Route[] {
  return [cleanRoute(writing, operLogs), removeRoute(writing, { table: operLogs, usedIn: [] })]
}
