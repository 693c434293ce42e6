import type { Call } from '../request/call'

/** The token of the Authorization header, with or without `Bearer`; empty without one. */
export function bearerToken(call: Call): string {
  return (call.req.header('Authorization') ?? '').replace(/^Bearer\s+/i, '').trim()
}
