import type { MiddlewareHandler } from 'hono'
import { audit } from './audit'
import type { Call, SandboxEnv } from '../request/call'
import type { Clock } from '../values/clock'
import type { Db } from '../db/Db'
import { wordMessage } from '../request/messages'
import type { Route } from '../request/route'
import { isId } from '../tables/filters'

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
