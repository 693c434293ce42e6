import { config } from '@/engine/config'
import { createSubscribers } from '../subscribers'
import type { AskChannel } from './channelSign'
import type { LiveSession } from './audience'
import { createConnector } from './connector'
import { createFollower } from './follower'
import { createPulse } from './createPulse'
import type { OpenSocket } from './openSocket'
import { readCommand } from './readCommand'
import type { Clock, LiveChannel, LiveCommand, LiveGap, LiveState } from './types'

export type LiveChannelOptions = {
  session: LiveSession
  /** Without the token, e.g. `wss://portal.example/ws/web/user`. */
  url: string
  openSocket: OpenSocket
  /** Asked before a handshake would have the token in its address. */
  askChannel: AskChannel
  clock: Clock
  /** From 0 to below 1. */
  random: () => number
  /** 0 to 1; default `config.reconnectJitter`. */
  jitter?: number
  onCommand: (command: LiveCommand) => void
  /** The channel is open again. */
  onRecovered: (gap: LiveGap) => void
  /** The gateway says that the session under this token is over. */
  onSessionOver: (token: string) => void
  /** Told what happens to the channel; never the token. */
  log: (text: string) => void
}

/** How often the channel looks at the clock, in milliseconds. */
const lookMs = config.tokenWaitMs

/**
 * The real-time channel (§4, §7, §9): open while there are a token and userType `'00'`, one connection at a
 * time, and when it is lost tried again 2 s × the attempt later. One timer at most runs, and none while there
 * is nothing to wait for.
 */
export function createLiveChannel(options: LiveChannelOptions): LiveChannel {
  const { session, clock, log } = options
  const { subscribe, notify } = createSubscribers()
  const follower = createFollower(session)
  const pulse = createPulse(clock, look)
  const connector = createConnector({
    ...options,
    jitter: options.jitter ?? config.reconnectJitter,
    onState: show,
    onMessage,
    onOver,
  })
  let shown = connector.state()
  let unsubscribe: (() => void) | undefined
  let ignored = 0

  function show(state: LiveState) {
    const { status, nextAt = Infinity } = state
    const isNew = JSON.stringify(state) !== JSON.stringify(shown)
    shown = state
    if (status === 'off' || status === 'timedOut') pulse.stop()
    else pulse.beatIn(Math.max(0, Math.min(lookMs, nextAt - clock.now())))
    if (isNew) notify()
  }

  /** Whether it goes on under the same token; another, or none, ends what there is. */
  function follow(): boolean {
    const found = follower.look()
    if (found === 'same' || found === 'over') return found === 'same'
    connector.close('none' in found ? found.none : 'off')
    if ('token' in found) connector.connect(found.token)
    return false
  }

  function leave() {
    follower.forget()
    connector.close('off')
  }

  function look(tookMs: number) {
    if (!follow()) return
    if (tookMs >= config.sleepMs) connector.leaveLine('awake again', clock.now() - tookMs)
    else connector.pulse()
  }

  function onMessage(data: unknown) {
    const command = readCommand(data)
    if (command) options.onCommand(command)
    else ignored += 1
  }

  function onOver() {
    const ended = follower.endSession()
    log('live channel: the session is over')
    leave()
    if (ended !== undefined) options.onSessionOver(ended)
  }

  function wake() {
    if (unsubscribe && follow()) connector.hurry()
  }

  return {
    state: () => shown,
    subscribe,
    ignored: () => ignored,
    heardAt: connector.heardAt,
    start() {
      unsubscribe ??= session.subscribe(() => {
        if (session.token() === undefined) leave()
        else follow()
      })
      follow()
    },
    stop() {
      unsubscribe?.()
      unsubscribe = undefined
      leave()
    },
    retry() {
      const token = unsubscribe && follow() ? follower.token() : undefined
      if (token === undefined) return
      connector.reset()
      connector.connect(token)
    },
    doubt(missedAt) {
      const isOpen = shown.status === 'open' && follow()
      if (isOpen) connector.leaveLine('silent, though there was something to tell', missedAt)
    },
    online() {
      if (shown.status === 'timedOut') connector.reset()
      wake()
    },
    wake,
  }
}
