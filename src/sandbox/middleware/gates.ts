import type { MiddlewareHandler } from 'hono'
import { bearerToken } from '../auth/bearerToken'
import type { Sessions } from '../auth/sessions'
import type { SandboxEnv } from '../request/call'
import { languageOf } from '../request/language'
import { Refusal } from '../request/Refusal'
import type { Permission } from '../request/route'

type Middleware = MiddlewareHandler<SandboxEnv>

/** Lets a request with a living session through; its authority comes from the header alone. */
export function authenticatedBy(sessions: Sessions): Middleware {
  return async (call, next) => {
    const viewer = await sessions.viewer(bearerToken(call))
    if (viewer === undefined) throw new Refusal(401, 'unauthorized')
    call.set('viewer', viewer)
    await next()
  }
}

/** Lets holders of the permission, or of the wildcard, through (§6). */
export function permitted(permission: Permission): Middleware {
  return async (call, next) => {
    const held = call.var.viewer.permissions
    if (!held.includes('*:*:*') && !held.includes(permission))
      throw new Refusal(403, 'forbidden', { permission })
    await next()
  }
}

/** Answers in the language that a header asks for. */
export function languageFrom(header = 'Accept-Language'): Middleware {
  return async (call, next) => {
    call.set('language', languageOf(call.req.header(header)))
    await next()
  }
}

/** Keeps answers out of caches, and browsers from guessing their type. */
export const safeHeaders: Middleware = async (call, next) => {
  await next()
  call.header('Cache-Control', 'no-store')
  call.header('X-Content-Type-Options', 'nosniff')
}
