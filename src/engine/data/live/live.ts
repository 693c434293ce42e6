import { QueryClient } from '@tanstack/react-query'
import { config } from '@/engine/config'
import type { LiveGap } from '@/engine/gateway/live/channelTimes'
import type { Clock } from '@/engine/gateway/live/clock'
import { createAskChannel, type AskChannel } from '@/engine/gateway/live/handshake'
import { createLeader } from '@/engine/gateway/live/leader'
import { openWebSocket } from '@/engine/gateway/live/line'
import {
  createLiveChannel,
  type LiveChannel,
  type LiveState,
} from '@/engine/gateway/live/liveChannel'
import type { LiveCommand } from '@/engine/gateway/live/readCommand'
import { checkSilence } from '@/engine/gateway/live/silenceCheck'
import type { Resource } from '@/engine/schema/resource'
import { probeGateway } from '../online'
import type { Gateway } from '../gateway'
import { isAnnounced, isCounted, type AlertSource, type AnnouncedAlert } from './alertSource'
import { createCount } from './count'
import { missedRows, type MissedRow } from './missedRows'

export { createLeader }
export type { Clock, LiveCommand, LiveGap, LiveState }

export type LiveListener = {
  /** §7: called in every tab. */
  onCommand: (command: LiveCommand) => void
  /** All queries are already being repeated. */
  onRecovered: (gap: LiveGap) => void
  /** Called in the leading tab; `null` for an unknown number above zero. */
  onCount: (kind: string, count: number | null) => void
}

export type Missed = MissedRow & { readonly source: AnnouncedAlert }

export type Live = {
  readonly channel: Pick<LiveChannel, 'state' | 'subscribe' | 'retry'>
  /** What the channel should have announced between two times, in milliseconds since 1970. */
  readonly missed: (from: number, to: number, signal: AbortSignal) => Promise<readonly Missed[]>
  readonly stop: () => void
}

export type LiveOptions = {
  readonly gateway: Gateway
  readonly queryClient: QueryClient
  readonly name: string
  readonly sources: readonly AlertSource[]
  readonly resourceOf: (name: string) => Resource | undefined
}

export function startLive(options: LiveOptions, listener: LiveListener): Live {
  const { gateway, queryClient, name, sources } = options
  const { connection, gate, parts, session } = gateway
  const leader = createLeader(name, navigator.locks)
  // apart from the app's queries, which each action of the operator repeats
  const countClient = new QueryClient()
  const counts = sources.filter(isCounted).map((source) => {
    const onFound = (count: number | null) => listener.onCount(source.kind, count)
    return createCount({ gateway, client: countClient, leader }, source, onFound)
  })
  const channel = openChannel(options, listener.onCommand, (gap) => {
    for (const client of [queryClient, countClient]) void client.invalidateQueries()
    if (connection.state() !== 'open') void probeGateway(gateway)
    listener.onRecovered(gap)
  })
  const missed = askMissed(options)
  const ends = [
    ...[gate, parts, session, leader].map(({ subscribe }) => subscribe(follow)),
    followPage(channel),
    connection.triedBy(() => triesOften(channel.state())),
    checkSilence({ channel, missed, leader, clock: browserClock }),
  ]

  function follow() {
    const isOpen = gate.state() === 'closed'
    const isAnnouncing = isOpen && sources.some(isAnnounced) && !parts.lacks('channel')
    if (isAnnouncing) channel.start()
    else channel.stop()
    for (const count of counts) count.follow(isOpen)
  }
  follow()
  return {
    channel,
    missed,
    stop() {
      for (const end of ends) end()
      channel.stop()
      for (const count of counts) count.stop()
      leader.stop()
    },
  }
}

function openChannel(
  { gateway, sources }: LiveOptions,
  onCommand: LiveListener['onCommand'],
  onRecovered: LiveListener['onRecovered'],
): LiveChannel {
  const { session, gate } = gateway
  const announced = sources.filter(isAnnounced)
  return createLiveChannel({
    session,
    isFor: (user) => announced.some(({ isFor }) => isFor?.(user) ?? true),
    url: socketUrl(),
    openSocket: openWebSocket,
    askChannel: askChannelOf(gateway),
    clock: browserClock,
    random: Math.random,
    onCommand,
    onRecovered,
    onSessionOver: (token) => gate.report(token, true),
    // oxlint-disable-next-line no-console -- §8: what closes or fails is logged
    log: (text) => console.info(text),
  })
}

function askMissed({ gateway, sources, resourceOf }: LiveOptions): Live['missed'] {
  return async (from, to, signal) => {
    const asked = sources.filter(isAnnounced).map(async (source) => {
      const declared = resourceOf(source.page)
      if (!declared || source.missedBy === undefined) return []
      const query = { declared, filter: source.filter, time: source.missedBy }
      const rows = await missedRows(gateway, query, from, to, signal)
      return rows.map(({ key, at }) => ({ key, at, source }))
    })
    return (await Promise.all(asked)).flat()
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

/** A channel that reconnects this often makes probes needless. */
function triesOften({ status, attempt }: LiveState): boolean {
  const isTrying = status === 'retrying' || status === 'connecting'
  return isTrying && attempt * config.reconnectStepMs <= config.longestSignMs
}

function socketUrl(): string {
  return new URL(config.socketPath, window.location.href).href.replace(/^http/, 'ws')
}

function followPage({ online, wake }: LiveChannel): () => void {
  const open = new AbortController()
  const { signal } = open
  const wakeVisible = () => {
    if (document.visibilityState === 'visible') wake()
  }
  window.addEventListener('online', online, { signal })
  document.addEventListener('visibilitychange', wakeVisible, { signal })
  // the browser's history brings a page back without its socket (fault row I16)
  window.addEventListener('pageshow', wake, { signal })
  return () => open.abort()
}

export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (handle) => window.clearTimeout(handle as number),
}
