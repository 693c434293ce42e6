import { config } from '@/engine/config'
import { createAskChannel, type AskChannel } from '@/engine/gateway/live/channelSign'
import { createFailedPayoutPoll } from '@/engine/gateway/live/failedPayoutPoll'
import { createLeader } from '@/engine/gateway/live/leader'
import { createLiveChannel } from '@/engine/gateway/live/liveChannel'
import { openWebSocket } from '@/engine/gateway/live/openSocket'
import { checkSilence } from '@/engine/gateway/live/silenceCheck'
import type {
  Clock,
  FailedPayoutPoll,
  Leader,
  LiveChannel,
  LiveCommand,
  LiveGap,
  LiveState,
} from '@/engine/gateway/live/types'
import { openTabChannel } from '@/engine/gateway/tabChannel'
import type { Resource } from '@/engine/schema/resource'
import { askForSign } from '../connection'
import { countFailedPayouts, hasFailedPayouts } from './failedPayouts'
import type { Gateway } from '../gateway'
import { keptStorage } from '../keptStorage'
import { missedOrders } from './missedOrders'

export type LiveListener = {
  /** §7: a message of the channel; every tab hears it. */
  onCommand: (command: LiveCommand) => void
  /** The channel is open again; failed payouts are being asked about already. */
  onRecovered: (gap: LiveGap) => void
  /** §8: how many there are, `null` for an unknown number, after every check; every tab hears it. */
  onFailedPayouts: (count: number | null) => void
}

export type Live = {
  readonly channel: Pick<LiveChannel, 'state' | 'subscribe' | 'retry'>
  readonly failedPayouts: Pick<FailedPayoutPoll, 'state' | 'subscribe'>
  /** Which of the browser's tabs does what is to be done once. */
  readonly leader: Pick<Leader, 'leads' | 'subscribe'>
  readonly stop: () => void
}

export type {
  Clock,
  Leader,
  LiveCommand,
  LiveGap,
  LiveState,
  MissedOrder,
} from '@/engine/gateway/live/types'

type Of = {
  gateway: Gateway
  /** The tabs of one user elect their leader. */
  userId: string
  /** Where the orders are listed that a silent channel did not report. */
  orders: Resource | undefined
}

/**
 * Opens the real-time channel and begins to ask about failed payouts, as far as the account has them (§4).
 * While an expired login is asked about, or was left as it is, both rest; for good, what the gateway lacks.
 */
export function startLive({ gateway, userId, orders }: Of, listener: LiveListener): Live {
  const { connection, session, gate, parts } = gateway
  const name = `live.${userId}`
  const tabs = openTabChannel(window, `wattdesk.${name}`)
  const leader = createLeader({
    name,
    // tabs that do not hear each other ask each for itself
    locks: tabs && navigator.locks,
    storage: tabs && keptStorage(),
    clock: browserClock,
    id: newTabId(),
  })
  const poll = createFailedPayoutPoll({
    session,
    ask: {
      exists: (signal) => hasFailedPayouts(gateway, signal),
      count: (signal) => countFailedPayouts(gateway, signal),
    },
    clock: browserClock,
    leader,
    tabs,
    onFound: listener.onFailedPayouts,
  })
  const channel = createLiveChannel({
    session,
    url: socketUrl(),
    openSocket: openWebSocket,
    askChannel: askChannelOf(gateway),
    clock: browserClock,
    random: Math.random,
    onCommand: listener.onCommand,
    onRecovered: (gap) => {
      poll.checkNow()
      if (connection.state() !== 'open') void askForSign(gateway)
      listener.onRecovered(gap)
    },
    onSessionOver: (token) => gate.report(token, true),
    log,
  })
  const ends = [
    gate.subscribe(follow),
    parts.subscribe(follow),
    listen(window, 'online', channel.online),
    wakeOnSight(channel),
    connection.triedBy(() => triesOften(channel.state())),
    checkSilence({
      channel,
      missedOrders: (...gap) => missedOrders(gateway, orders, ...gap),
      leader,
      clock: browserClock,
    }),
  ]

  function follow() {
    const isOpen = gate.state() === 'closed'
    if (isOpen && !parts.lacks('channel')) channel.start()
    else channel.stop()
    if (isOpen && !parts.lacks('failedPayouts')) poll.start()
    else poll.stop()
  }
  follow()
  return {
    channel,
    failedPayouts: poll,
    leader,
    stop() {
      for (const end of ends) end()
      channel.stop()
      poll.stop()
      leader.stop()
      tabs?.close()
    },
  }
}

function askChannelOf({ parts }: Gateway): AskChannel {
  const ask = createAskChannel(socketUrl())
  return async (...asked) => {
    const sign = await ask(...asked)
    if (sign.found !== 'away') parts.note('channel', sign.found === 'there')
    return sign
  }
}

/** At least as often as anybody else would ask for a sign. */
function triesOften({ status, attempt }: LiveState): boolean {
  const isTrying = status === 'retrying' || status === 'connecting'
  return isTrying && attempt * config.reconnectStepMs <= config.longestSignMs
}

/** §7: ws or wss as the page's own protocol. */
function socketUrl(): string {
  const url = new URL(config.socketPath, window.location.href)
  url.protocol = window.location.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

function wakeOnSight({ wake }: Pick<LiveChannel, 'wake'>): () => void {
  const ends = [
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') wake()
    }),
    // by the browser's way back, with the socket it had lost (fault row I16)
    listen(window, 'pageshow', wake),
  ]
  return () => ends.forEach((end) => end())
}

function listen(target: EventTarget, event: string, run: () => void): () => void {
  target.addEventListener(event, run)
  return () => target.removeEventListener(event, run)
}

/** 64 random bits; `crypto.randomUUID` would need a secure origin. */
export function newTabId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
}

/** §8: what closes or fails is logged. */
function log(text: string): void {
  // oxlint-disable-next-line no-console
  console.info(text)
}

/** This machine's own. */
export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (handle) => window.clearTimeout(handle as number),
}
