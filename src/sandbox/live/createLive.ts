import type { Sessions } from '../auth/sessions'
import type { CallOff, Clock } from '../values/clock'
import { sha256Hex } from '../values/sha256'
import type { Log } from '../refusalAnswers'

/** The sandbox's end of one open connection. */
export type LiveSocket = {
  send(text: string): void
  close(code: number, reason: string): void
  /** Breaks the connection without a word; where a mount cannot, it closes it as broken (1006). */
  destroy?(): void
}

/** Calls of a mount for an admitted connection. */
export type Connection = {
  /** A frame of so many bytes arrived; an empty one is the heartbeat. */
  heard(bytes: number): void
  gone(): void
}

export type Join = (socket: LiveSocket) => Connection

/** An upgrade is let in, or refused with an HTTP status. */
export type Admission = { join: Join } | { status: 401 | 403 | 503 }

/** The real-time channel (§4, §7), independent of its transport. */
export type Live = {
  /**
   * Decides about an upgrade by the token of its address: of a living session of a userType '00'
   * account. The session is not extended.
   */
  admit(token: string | null): Promise<Admission>
  /** Sends a command to every open connection of this process and gives their number; see `announce`. */
  send(command: string, data: unknown): number
  /** Ends the connections whose session is over; done by itself twice a second while any is open. */
  endOver(): Promise<void>
  /** Ends every connection; each may be opened again at once. */
  endAll(): void
  /** Ends every connection, and lets no other in. */
  close(): Promise<void>
}

/** §6: only these users open the channel. */
const socketUserType = '00'

/** Why the sandbox ends a connection. */
export const closeCodes = {
  goingAway: 1001,
  refused: 1008,
  tooLarge: 1009,
  sessionOver: 4401,
} as const

/** The largest frame taken, in bytes. */
export const frameLimitBytes = 64 * 1024

/** The most frames taken of one connection in a stretch of time; a client sends one in ten seconds. */
const flood = { frames: 100, stretchMs: 10_000 }

/** A browser may hold back a hidden tab's heartbeats to one a minute. */
const idleMs = 120_000

const lookMs = 500

type Open = { tokenHash: string; socket: LiveSocket; idle: CallOff; isFlooding: () => boolean }

export function createLive(parts: { sessions: Sessions; clock: Clock; log: Log }): Live {
  const { sessions, clock, log } = parts
  const open = new Set<Open>()
  let isClosed = false
  let looking: Promise<void> = Promise.resolve()
  let nextLook: CallOff | undefined

  return {
    admit: async (token) => {
      if (isClosed) return { status: 503 }
      // checked before the database
      if (token === null || !/^[0-9a-f]{64}$/.test(token)) return { status: 401 }
      const tokenHash = sha256Hex(token)
      const userType = (await sessions.living([tokenHash])).get(tokenHash)
      if (userType === undefined) return { status: 401 }
      if (userType !== socketUserType) return { status: 403 }
      return { join: (socket) => join(tokenHash, socket) }
    },
    send: (command, data) => {
      const text = JSON.stringify({ command, data })
      for (const { socket } of open) socket.send(text)
      return open.size
    },
    endOver,
    endAll,
    close: async () => {
      isClosed = true
      endAll()
      await looking
    },
  }

  function join(tokenHash: string, socket: LiveSocket): Connection {
    const one: Open = { tokenHash, socket, idle: () => {}, isFlooding: countFrames(clock) }
    const rearm = () => {
      one.idle()
      one.idle = clock.after(idleMs, () => end(one, closeCodes.goingAway, 'idle'))
    }
    open.add(one)
    if (isClosed) end(one, closeCodes.goingAway, 'going away')
    else rearm()
    lookLater()
    return {
      heard: (bytes) => {
        if (!open.has(one)) return
        if (bytes > frameLimitBytes) end(one, closeCodes.tooLarge, 'frame too large')
        else if (one.isFlooding()) end(one, closeCodes.refused, 'too many frames')
        else rearm()
      },
      gone: () => forget(one),
    }
  }

  function endAll(): void {
    for (const one of open) end(one, closeCodes.goingAway, 'going away')
  }

  function end(one: Open, code: number, reason: string): void {
    forget(one)
    one.socket.close(code, reason)
  }

  function forget(one: Open): void {
    one.idle()
    open.delete(one)
    if (open.size > 0) return
    nextLook?.()
    nextLook = undefined
  }

  function lookLater(): void {
    if (open.size === 0) return
    nextLook ??= clock.after(lookMs, () => {
      nextLook = undefined
      void endOver().then(lookLater)
    })
  }

  /** One look after the other: what was asked for meanwhile is seen by the next. */
  function endOver(): Promise<void> {
    looking = looking.then(look).catch((error: unknown) => log(`live: ${String(error)}`))
    return looking
  }

  async function look(): Promise<void> {
    if (open.size === 0) return
    const looked = [...open]
    const living = await sessions.living([...new Set(looked.map(({ tokenHash }) => tokenHash))])
    for (const one of looked)
      if (open.has(one) && living.get(one.tokenHash) !== socketUserType)
        end(one, closeCodes.sessionOver, 'session over')
  }
}

/** Counts a frame and tells whether there were too many. */
function countFrames(clock: Clock): () => boolean {
  let [sinceMs, frames] = [clock.now(), 0]
  return () => {
    if (clock.now() - sinceMs >= flood.stretchMs) [sinceMs, frames] = [clock.now(), 0]
    frames += 1
    return frames > flood.frames
  }
}
