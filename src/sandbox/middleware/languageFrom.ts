import type { MiddlewareHandler } from 'hono'
import type { SandboxEnv } from '../call'
import { languageOf } from '../language'

/** Takes the language of the answer from a header. */
export function languageFrom(header = 'Accept-Language'): MiddlewareHandler<SandboxEnv> {
  return async (call, next) => {
    call.set('language', languageOf(call.req.header(header)))
    await next()
  }
}
