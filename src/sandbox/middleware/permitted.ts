import type { MiddlewareHandler } from 'hono'
import type { SandboxEnv } from '../request/call'
import { Refusal } from '../request/Refusal'
import type { Permission } from '../request/route'

/** Lets holders of the permission, or of the wildcard, through (§6). */
export function permitted(permission: Permission): MiddlewareHandler<SandboxEnv> {
  return async (call, next) => {
    const held = call.var.viewer.permissions
    if (!held.includes('*:*:*') && !held.includes(permission))
      throw new Refusal(403, 'forbidden', { permission })
    await next()
  }
}
