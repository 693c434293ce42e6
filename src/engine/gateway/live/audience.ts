import type { Session } from '../session'

export type LiveSession = Pick<Session, 'token' | 'info' | 'isForeign' | 'subscribe'>

/**
 * §4, §6: under which token alerts are asked for: only by accounts of userType `'00'`. `'waiting'` until
 * somebody has signed in and the gateway has told who it is; `'nobody'` for every other account.
 */
export function audienceOf(session: LiveSession): { token: string } | 'waiting' | 'nobody' {
  const token = session.token()
  const info = session.info()
  // another tab's sign-in has ended this tab's own token
  if (token === undefined || info === undefined || session.isForeign()) return 'waiting'
  return info.user.userType === '00' ? { token } : 'nobody'
}

/** §4, §6: whether failed payouts are asked about: nobody with a role that starts with `tri:` does. */
export function asksForPayouts(session: LiveSession): boolean {
  const audience = audienceOf(session)
  if (typeof audience === 'string') return false
  return !session.info()?.roles.some((role) => role.startsWith('tri:'))
}
