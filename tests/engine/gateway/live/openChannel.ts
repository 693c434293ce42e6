import { expect, onTestFinished } from 'vitest'
import type { LiveGap } from '@/engine/gateway/live/channelTimes'
import {
  createLiveChannel,
  type LiveChannelOptions,
  type LiveStatus,
} from '@/engine/gateway/live/liveChannel'
import type { LiveCommand } from '@/engine/gateway/live/readCommand'
import { createSession, type Session } from '@/engine/gateway/session'
import { fakeCookies } from '../fakeTransport'
import { fakeClock } from '@/tests/support/fakeClock'
import { fakeSockets, type FakeSocket } from './fakeSockets'

export const token = 'secret-token-of-the-session'

type Wish = {
  userType?: string
  /** What the network does to each new socket. */
  answer?: (socket: FakeSocket) => void
  isSignedIn?: boolean
} & Pick<Partial<LiveChannelOptions>, 'jitter' | 'random' | 'openSocket' | 'askChannel'>

/**
 * A channel that is started, over sockets and a clock that the test holds. Whatever the test does: when it is
 * stopped no timer, no socket and no subscription is left, and nothing it logged holds the token.
 */
export function openChannel({ answer, isSignedIn = true, userType = '00', ...wish }: Wish = {}) {
  const clock = fakeClock()
  const sockets = fakeSockets(answer)
  const { cookies, stored } = fakeCookies()
  const session = createSession(cookies, false)
  if (isSignedIn) signIn(session, { userType })
  const commands: LiveCommand[] = []
  const gaps: LiveGap[] = []
  const over: string[] = []
  const lines: string[] = []
  const seen: LiveStatus[] = []
  const channel = createLiveChannel({
    session,
    url: 'wss://portal.example/ws/web/user',
    openSocket: sockets.open,
    askChannel: async () => ({ found: 'there', byProtocol: false }),
    clock,
    random: () => 0.5,
    onCommand: (command) => commands.push(command),
    onRecovered: (gap) => gaps.push(gap),
    onSessionOver: (ended) => over.push(ended),
    log: (text) => lines.push(text),
    ...wish,
  })
  channel.subscribe(() => seen.push(channel.state().status))
  channel.start()
  onTestFinished(() => {
    channel.stop()
    expect([clock.pending(), sockets.alive()]).toEqual([0, 0])
    expect(lines.join('\n')).not.toContain(token)
    const before = sockets.all.length
    channel.wake()
    channel.online()
    channel.retry()
    signIn(session, { as: 'too late' })
    expect(sockets.all).toHaveLength(before)
    expect(channel.state()).toEqual({ status: 'off', attempt: 0 })
  })
  return { channel, clock, sockets, session, stored, commands, gaps, over, lines, seen }
}

export function signIn(
  session: Session,
  { userType = '00', as = token, roles = ['admin'] as readonly string[] } = {},
): void {
  session.signIn(as)
  const user = { userId: '1', userName: 'admin', userType, avatar: '' }
  session.load({ user, roles, permissions: ['*:*:*'] })
}
