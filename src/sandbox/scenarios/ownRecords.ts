import { scryptHasher } from '../auth/scryptHasher'
import { createSessions } from '../auth/sessions'
import type { Clock } from '../values/clock'
import { createSandbox, type SandboxParts } from '../createSandbox'
import { createPglite, pgliteDb } from '../db/pglite'
import type { Files } from '../files/Files'
import { ed25519Keys } from '../keys/ed25519Keys'
import { noPlatform } from '../seed/noPlatform'
import { secureRandom, seededRandom } from '../values/random'
import { seedDatabase } from '../seed/seedDatabase'
import type { DialectName } from '@/engine/config'
import type { Carried, Scenario } from './Scenario'

type Parts = {
  clock: Clock
  files: Files
  dialect: DialectName
} & Pick<SandboxParts, 'platform' | 'resources' | 'messages'>

/** Deposits and bills before the scenario changes them. */
const rows = 500

/** Calls that the first sandbox answers: all tabs of a browser share its sessions. */
const sessionCalls = /^\/(?:login|logout|captchaImage|getInfo|register|bind)$/

/**
 * A second sandbox in memory with a scenario's own records. Sessions stay those of the first one, so that one
 * browser may have both open: a user who is logged in there is known here under the same token.
 */
export async function withOwnRecords(
  first: Carried,
  { prepare }: Scenario,
  { clock, files, dialect, platform = noPlatform, ...app }: Parts,
): Promise<Carried & { close: () => Promise<void> }> {
  const db = pgliteDb(await createPglite({}))
  const hasher = scryptHasher({ random: secureRandom, cost: 16 })
  const keys = ed25519Keys(seededRandom('scenario keys'))
  await seedDatabase({ db, clock, random: seededRandom('scenario'), hasher, keys, rows, platform })
  const settings = { captcha: false, dialect }
  const parts = { db, clock, random: secureRandom, hasher, keys, files, settings }
  const own = createSandbox({ ...parts, platform, ...app })
  await own.ready()
  await prepare?.(db)
  const sessions = createSessions(parts)
  const tokens = new Map<string, Promise<string | null>>()

  /** The token here for the user of a token there. */
  async function open(token: string): Promise<string | null> {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await first.fetch(new Request('http://sandbox/getInfo', { headers }))
    const body: { data?: Info } & Info = await answer.json()
    const userName = (body.data ?? body).user?.userName
    if (userName === undefined) return null
    const [user] = await db.query('select user_id as id from sys_user where user_name = $1', [
      userName,
    ])
    const client = { ip: '127.0.0.1', browser: '', os: '' }
    return user === undefined ? null : sessions.open(Number(user['id']), client)
  }

  function tokenHere(token: string): Promise<string | null> {
    const known = tokens.get(token) ?? open(token)
    tokens.set(token, known)
    return known
  }

  return {
    fetch: async (request) => {
      const token = request.headers.get('Authorization')?.replace(/^Bearer\s+/i, '')
      if (sessionCalls.test(new URL(request.url).pathname)) return first.fetch(request)
      const here = token === undefined ? null : await tokenHere(token)
      if (here === null) return first.fetch(request)
      const headers = new Headers(request.headers)
      headers.set('Authorization', `Bearer ${here}`)
      return own.fetch(new Request(request, { headers }))
    },
    live: {
      ...own.live,
      admit: async (token) => own.live.admit(token === null ? null : await tokenHere(token)),
    },
    close: async () => {
      await own.live.close()
      await db.close()
    },
  }
}

type Info = { user?: { userName?: string } }
