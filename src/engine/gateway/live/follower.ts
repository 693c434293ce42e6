import { audienceOf, type LiveSession } from './audience'

/** What became of the token under which the channel is open. */
export type Following =
  | 'same'
  /** The gateway has ended this one. */
  | 'over'
  | { readonly token: string }
  | { readonly none: 'waiting' | 'off' }

export type Follower = {
  /** Looks at the session; what it gives is the token from then on. */
  look: () => Following
  token: () => string | undefined
  /** The gateway ended the session under this token: it is not connected with again. Gives the token. */
  endSession: () => string | undefined
  forget: () => void
}

/** Follows whose token the channel is opened with (§4). */
export function createFollower(session: LiveSession): Follower {
  let token: string | undefined
  let overToken: string | undefined

  return {
    look() {
      const audience = audienceOf(session)
      const next = typeof audience === 'string' ? undefined : audience.token
      if (next !== undefined && next === token) return 'same'
      if (next !== undefined && next === overToken) return 'over'
      token = next
      return token === undefined ? { none: audience === 'waiting' ? 'waiting' : 'off' } : { token }
    },
    token: () => token,
    endSession() {
      overToken = token
      return overToken
    },
    forget: () => void (token = undefined),
  }
}
