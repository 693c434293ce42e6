import type { Session } from '../session'

export type LiveSession = Pick<Session, 'token' | 'info' | 'isForeign' | 'subscribe'>

/**
 * §4, §6: the token to ask for alerts with, only for userType `'00'`. `'waiting'` until the user is known;
 * `'nobody'` for all other users.
 */
export function audienceOf(session: LiveSession): { token: string } | 'waiting' | 'nobody' {
  const token = session.token()
  const info = session.info()
  // a log-in in another tab has ended this tab's token
  if (token === undefined || info === undefined || session.isForeign()) return 'waiting'
  return info.user.userType === '00' ? { token } : 'nobody'
}

/** §4, §6: users with a role that starts with `tri:` don't ask about failed payouts. */
export function asksForPayouts(session: LiveSession): boolean {
  const audience = audienceOf(session)
  if (typeof audience === 'string') return false
  return !session.info()?.roles.some((role) => role.startsWith('tri:'))
}
