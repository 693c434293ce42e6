import type { MiddlewareHandler } from 'hono'
import { bearerToken } from '../auth/bearerToken'
import type { Sessions } from '../auth/sessions'
import type { SandboxEnv } from '../request/call'
import { Refusal } from '../request/Refusal'

/** Lets a request with a living session through; its authority comes from the header alone. */
export function authenticatedBy(sessions: Sessions): MiddlewareHandler<SandboxEnv> {
  return async (call, next) => {
    const viewer = await sessions.viewer(bearerToken(call))
    if (viewer === undefined) throw new Refusal(401, 'unauthorized')
    call.set('viewer', viewer)
    await next()
  }
}
