import type { MiddlewareHandler } from 'hono'
import { audit } from './audit'
import type { Call, SandboxEnv } from '../request/call'
import type { Clock } from '../values/clock'
import type { Db } from '../db/Db'
import { wordMessage } from '../request/messages'
import type { Declaration } from '../prototype/Declaration'
import type { Route } from '../request/route'
import { isId } from '../tables/filters'
import type { Table } from '../tables/Table'

type Parts = { db: Db; clock: Clock; secretNames: ReadonlySet<string> }

/** Notes the writes that were refused, with their reason; those that succeed note themselves. */
export function notingRefusals({ db, clock, secretNames }: Parts) {
  return (route: Route): MiddlewareHandler<SandboxEnv> =>
    async (call, next) => {
      call.set('startedMs', clock.now())
      call.set('secretNames', secretNames)
      await next()
      const { refusal } = call.var
      if (refusal === undefined) return
      const { code, reason, args } = refusal
      await audit(db, call, {
        title: route.title ?? route.access,
        recordIds: [recordIdOf(call)],
        nowMs: clock.now(),
        refusal: {
          code,
          english: wordMessage(reason, args, 'en-US'),
          chinese: wordMessage(reason, args, 'zh-CN'),
        },
      })
    }
}

/** The one record that was meant, where the path or the body names it. */
function recordIdOf({ req, var: { body } }: Call): string | null {
  const named: unknown = req.param('id') ?? req.param('ids') ?? body?.['id']
  const text = typeof named === 'number' ? String(named) : named
  return typeof text === 'string' && isId(text) ? text : null
}

/** The names of what tables keep secret and of what declared actions take as a secret. */
export function secretNamesOf(
  tables: readonly Table[],
  declarations: readonly Declaration[],
): ReadonlySet<string> {
  const kept = tables.flatMap(({ secrets = {} }) => Object.keys(secrets))
  const taken = declarations.flatMap(({ actions = {} }) =>
    Object.values(actions).flatMap(({ args = {} }) =>
      Object.entries(args).flatMap(([name, { kind, wire = name }]) =>
        kind === 'secret' ? [wire] : [],
      ),
    ),
  )
  return new Set([...kept, ...taken])
}
