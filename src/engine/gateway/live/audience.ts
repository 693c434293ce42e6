import type { Session, SessionInfo } from '../session'

export type LiveSession = Pick<Session, 'token' | 'info' | 'isForeign' | 'subscribe'>

/** §4, §6: only platform administrators get alerts. */
export function isAdministrator({ user }: SessionInfo): boolean {
  return user.userType === '00'
}

/**
 * The token for requesting alerts; `'waiting'` until the user is known, `'nobody'` for users without alerts.
 *
 * @param isFor which administrators; default all
 */
export function audienceOf(
  session: LiveSession,
  isFor: (info: SessionInfo) => boolean = () => true,
): { token: string } | 'waiting' | 'nobody' {
  const token = session.token()
  const info = session.info()
  // a login in another tab has ended this tab's token
  if (token === undefined || info === undefined || session.isForeign()) return 'waiting'
  return isAdministrator(info) && isFor(info) ? { token } : 'nobody'
}
