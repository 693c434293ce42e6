import { markOf, serializeQuery, type Asked, type Gateway } from '@/engine/data/gateway'
import { readHash } from '@/engine/ui/hash'
import { readStoredFields, store } from '@/engine/ui/stored'
import { resolveAccess } from './access'

const key = 'rowsAhead'

/** Keeps, for a reload of this tab in the same session, the call behind the rows at the address in the address bar. */
export function rememberRows({ session }: Gateway, asked: Asked | undefined): void {
  const token = session.token()
  if (!asked || token === undefined) return store(sessionStorage, key)
  const query = serializeQuery(asked.query)
  store(sessionStorage, key, { mark: markOf(token), at: location.hash, path: asked.path, query })
}

/** Sends what opening the portal needs, before its code has loaded. */
export function askAhead({ ahead, session }: Gateway): void {
  const token = session.token()
  const access = resolveAccess(readHash(location.hash), token !== undefined)
  if (token === undefined || !('kind' in access) || access.kind !== 'portal') return
  ahead.ask({ path: '/getInfo', query: {} })
  ahead.ask({ path: '/getRouters', query: {} })
  const { mark, at, path, query } = readStoredFields(sessionStorage, key)
  const isHere = mark === markOf(token) && at === location.hash
  if (isHere && typeof path === 'string' && typeof query === 'string')
    ahead.ask({ path, query: Object.fromEntries(new URLSearchParams(query)) })
}
