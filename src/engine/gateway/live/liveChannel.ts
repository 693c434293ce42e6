import { config } from '@/engine/config'
import type { SessionInfo } from '../session'
import { createSubscribers } from '../subscribers'
import { audienceOf, type LiveSession } from './audience'
import { createPulse, type Clock } from './clock'
import { createConnector, type ConnectorOptions, type LiveState } from './connector'
import { readCommand, type LiveCommand } from './readCommand'

export type LiveChannelOptions = Omit<
  ConnectorOptions,
  'clock' | 'jitter' | 'onState' | 'onMessage' | 'onOver'
> & {
  session: LiveSession
  /** Which platform administrators get the channel; default all. */
  isFor?: (info: SessionInfo) => boolean
  clock: Clock
  /** 0 to 1; default `config.reconnectJitter`. */
  jitter?: number
  onCommand: (command: LiveCommand) => void
  /** Called when the gateway has ended this token's session. */
  onSessionOver: (token: string) => void
}

export type LiveChannel = ReturnType<typeof createLiveChannel>

const lookMs = config.tokenWaitMs

/**
 * The live channel (§4, §7, §9): open while there is a token with userType `'00'`, one connection at a time,
 * reconnected 2 s × the attempt after a loss. At most one timer runs, and none without a reason to wait.
 */
export function createLiveChannel(options: LiveChannelOptions) {
  const { session, isFor, clock, log } = options
  const { subscribe, notify } = createSubscribers()
  const pulse = createPulse(clock, look)
  const connector = createConnector({
    ...options,
    jitter: options.jitter ?? config.reconnectJitter,
    onState: show,
    onMessage,
    onOver,
  })
  let shown = connector.state()
  let token: string | undefined
  /** The gateway has ended this token's session: it is not used again. */
  let overToken: string | undefined
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

  /** Returns whether the token is unchanged; otherwise connects with the new one, if any. */
  function follow(): boolean {
    const audience = audienceOf(session, isFor)
    const next = typeof audience === 'string' ? undefined : audience.token
    if (next !== undefined && (next === token || next === overToken)) return next === token
    token = next
    connector.close(audience === 'waiting' ? 'waiting' : 'off')
    if (token !== undefined) connector.connect(token)
    return false
  }

  function leave() {
    token = undefined
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
    overToken = token
    log('live channel: the session is over')
    leave()
    if (overToken !== undefined) options.onSessionOver(overToken)
  }

  function wake() {
    if (unsubscribe && follow()) connector.hurry()
  }

  return {
    state: () => shown,
    subscribe,
    /** The number of messages without a command. */
    ignored: () => ignored,
    /** The last message or, if later, the opening; milliseconds since 1970. */
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
    /** For the operator: connects now and restores the budget of attempts. */
    retry() {
      if (!unsubscribe || !follow() || token === undefined) return
      connector.reset()
      connector.connect(token)
    },
    /** Replaces an open line that missed something at that time, in milliseconds since 1970. */
    doubt(missedAt: number) {
      const isOpen = shown.status === 'open' && follow()
      if (isOpen) connector.leaveLine('silent, though there was something to tell', missedAt)
    },
    /** After the network returned: connects now, even after a timeout. */
    online() {
      if (shown.status === 'timedOut') connector.reset()
      wake()
    },
    /** After the tab became visible or the machine woke up: one extra attempt now. */
    wake,
  }
}
