import type { Viewer } from '../request/call'
import { hourMs, minuteMs, type Clock } from '../values/clock'
import { sha256Hex } from '../values/sha256'
import { toHex } from '../values/bytes'
import type { Db } from '../db/Db'
import { instant } from '../values/instant'
import type { Random } from '../values/random'
import type { Client } from '../audit/client'
import { viewerColumns, viewerIn } from './viewerIn'

export type Sessions = {
  /** Starts a session and gives its token, which is stored nowhere. */
  open(userId: number, client: Client): Promise<string>
  /** The user of a living session's token, unless missing or frozen; extends the session. */
  viewer(token: string): Promise<Viewer | undefined>
  close(token: string): Promise<void>
  /** The token hashes with a living session, each with its user's type; extends no session. */
  living(tokenHashes: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** A session lives if it was last seen and begun after these times. */
  deadlines(): [lastSeen: string, created: string]
}

/** A session ends after this long without a request … */
const idleMs = 30 * minuteMs
/** … and at the latest this long after the login. */
const lifeMs = 8 * hourMs

export function createSessions(parts: { db: Db; clock: Clock; random: Random }): Sessions {
  const { db, clock, random } = parts
  return {
    open: async (userId, { ip, browser, os }) => {
      const token = toHex(random.bytes(32))
      const now = clock.now()
      await db.query('delete from sys_session where last_seen_at <= $1 or created_at <= $2', [
        ...deadlines(now),
      ])
      await db.query(
        `insert into sys_session
           (token_hash, user_id, created_at, last_seen_at, ipaddr, browser, os)
         values ($1, $2, $3, $3, $4, $5, $6)`,
        [sha256Hex(token), userId, instant(now), ip, browser, os],
      )
      return token
    },
    viewer: async (token) => {
      const now = clock.now()
      const [user] = await db.query(
        `update sys_session s set last_seen_at = greatest(last_seen_at, $2) from sys_user u
         where token_hash = $1 and last_seen_at > $3 and s.created_at > $4
           and u.user_id = s.user_id and u.status = '0'
         returning ${viewerColumns}`,
        [sha256Hex(token), instant(now), ...deadlines(now)],
      )
      return user && viewerIn(db, user)
    },
    living: async (tokenHashes) => {
      const living = await db.query(
        `select token_hash, user_type from sys_session s join sys_user u using (user_id)
         where token_hash = any($1::text[]) and u.status = '0'
           and last_seen_at > $2 and s.created_at > $3`,
        [tokenHashes, ...deadlines(clock.now())],
      )
      return new Map(living.map((row) => [String(row['token_hash']), String(row['user_type'])]))
    },
    deadlines: () => deadlines(clock.now()),
    close: async (token) => {
      await db.query('delete from sys_session where token_hash = $1', [sha256Hex(token)])
    },
  }
}

function deadlines(now: number): [lastSeen: string, created: string] {
  return [instant(now - idleMs), instant(now - lifeMs)]
}
