import type { MiddlewareHandler } from 'hono'
import type { SandboxEnv } from '../request/call'

/** No answer is kept by a cache or read as anything but what it says it is. */
export function safeHeaders(): MiddlewareHandler<SandboxEnv> {
  return async (call, next) => {
    await next()
    call.header('Cache-Control', 'no-store')
    call.header('X-Content-Type-Options', 'nosniff')
  }
}
