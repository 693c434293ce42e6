import type { MiddlewareHandler } from 'hono'
import type { SandboxEnv } from '../request/call'
import { languageOf } from '../request/language'

/** Takes the language of the answer from a header. */
export function languageFrom(header = 'Accept-Language'): MiddlewareHandler<SandboxEnv> {
  return async (call, next) => {
    call.set('language', languageOf(call.req.header(header)))
    await next()
  }
}
