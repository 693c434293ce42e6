import type { Route } from '../route'
import { removeRoute } from '../routes/record'
import { cleanRoute } from '../system/cleanRoute'
import type { Writing } from '../writing'
import { operLogsOf } from './operLogs'

const operLogs = operLogsOf({})

/** Deleting notes is itself noted. */
export function operLogRoutes(writing: Writing): Route[] {
  return [cleanRoute(writing, operLogs), removeRoute(writing, { table: operLogs, usedIn: [] })]
}
