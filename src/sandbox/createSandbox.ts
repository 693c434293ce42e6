import { Hono } from 'hono'
import type { DialectName } from '@/engine/config'
import { addRoutes } from './addRoutes'
import { createAttempts } from './auth/attempts'
import { createCompare } from './auth/createCompare'
import type { Hasher } from './auth/Hasher'
import { createBinding } from './auth/binding'
import { createLogin } from './auth/login'
import { createRegistration } from './organisation/registration'
import { createSecondPassword } from './auth/secondPassword'
import { createSessions } from './auth/sessions'
import type { SandboxEnv } from './request/call'
import { createCaptcha } from './captcha/captcha'
import type { Clock } from './values/clock'
import type { Db } from './db/Db'
import type { KeyMaker } from './keys/KeyMaker'
import { authenticatedBy, languageFrom, safeHeaders } from './middleware/gates'
import { noPlatform } from './seed/noPlatform'
import type { Platform } from './platform'
import type { Words } from './prototype/names'
import type { Random } from './values/random'
import { tablesOf } from './systemTables'
import { refusalAnswers, type Log } from './refusalAnswers'
import { Refusal } from './request/Refusal'
import { createPrototypes } from './prototype/createPrototypes'
import type { Declaration } from './prototype/Declaration'
import { prototypeRoutes } from './prototype/prototypeRoutes'
import { speakRuoyi } from './dialect/ruoyi'
import { notingRefusals, secretNamesOf } from './audit/notingRefusals'
import { createLive, type Live } from './live/createLive'
import { createExports } from './exports/createExports'
import type { Files } from './files/Files'
import { createFaults, type Faults } from './faults/createFaults'
import { downloadRoutes } from './routes/download'
import { secretRoutes } from './routes/secret'
import { sessionRoutes } from './auth/sessionRoutes'
import { tableRoutes } from './routes/table'
import { uploadRoutes } from './routes/upload'
import { systemRoutes } from './systemRoutes'
import { createWriting } from './writing'

export type SandboxParts = {
  /** A seeded database; the sandbox does not close it. */
  db: Db
  clock: Clock
  random: Random
  hasher: Hasher
  /** Makes the key pairs that a platform's records hold. */
  keys: KeyMaker
  /** Reads uploaded files; the sandbox does not close it. */
  files: Files
  /**
   * `captcha: false` asks for none; default true. `dialect`: how it answers; default `specification`.
   * `faults`: whether it can be made to fail; default false.
   */
  settings?: { captcha?: boolean; dialect?: DialectName; faults?: boolean }
  /** Receives unexpected errors, one entry each; default: nowhere. */
  log?: Log
  /** Receives what a person should know, a line each; default: nowhere. */
  say?: Log
  /** Tables, calls and records beyond the family's part. Default: none. */
  platform?: Platform
  /** The app's declarations; one without a table here is served by a prototype. Default: none. */
  resources?: readonly Declaration[]
  /** The app's English words, of which a prototype's page takes its title. Default: none. */
  messages?: Words
}

export type Sandbox = {
  /**
   * Answers one request, without the base path in front. In dialect `specification` always HTTP 200
   * and JSON: the decision is the envelope's `code`.
   */
  fetch(request: Request): Promise<Response>
  /** The real-time channel (§7), for a mount to carry. */
  live: Live
  /** Gives prototypes their records, once. `fetch` waits for it. */
  ready(): Promise<void>
  /** The calls that it has, each a method, a space and a path with its parameters. */
  calls: readonly string[]
  /** The text of the newest captcha picture; for tests, never over HTTP. */
  lastCaptcha(): string | undefined
  /** Makes it fail on command; undefined without the setting. */
  faults: Faults | undefined
}

/** A gateway of the family as one function from Request to Response. */
export function createSandbox(parts: SandboxParts): Sandbox {
  const { clock, log = () => {}, settings } = parts
  const { captcha, ready, routes, secretNames, sessions } = assemble(parts)
  const live = createLive({ sessions, clock, log })
  const app = new Hono<SandboxEnv>()
  app.use(safeHeaders, languageFrom())
  addRoutes(app, routes, {
    authenticated: authenticatedBy(sessions),
    noting: notingRefusals({ ...parts, secretNames }),
  })
  app.notFound(() => {
    throw new Refusal(404, 'notFound')
  })
  app.onError(refusalAnswers(log))
  const answer = async (request: Request) => app.fetch(request)
  const speak = settings?.dialect === 'ruoyi' ? speakRuoyi(answer) : answer
  const fetch = async (request: Request) => {
    await ready()
    const response = await speak(request)
    // every write may have ended a session
    if (request.method !== 'GET') await live.endOver()
    return response
  }
  const faults = settings?.faults ? createFaults() : undefined
  return {
    fetch: faults ? faults.around(fetch) : fetch,
    live: faults ? faults.aroundLive(live) : live,
    ready,
    calls: callsOf(app),
    lastCaptcha: captcha.last,
    faults,
  }
}

/** Middleware, which is registered for every method, is not a call. */
function callsOf({ routes }: Hono<SandboxEnv>): readonly string[] {
  const own = routes.filter(({ method }) => method !== 'ALL')
  return [...new Set(own.map(({ method, path }) => `${method} ${path}`))]
}

function assemble(parts: SandboxParts) {
  const { db, clock, random, hasher, keys, files, settings, platform = noPlatform } = parts
  const sessions = createSessions({ db, clock, random })
  const attempts = createAttempts({ db, clock })
  const captcha = createCaptcha({ db, clock, random, enabled: settings?.captcha ?? true })
  const compare = createCompare(hasher)
  const login = createLogin({ db, clock, compare, attempts, captcha, sessions })
  const guarded = { db, clock, random, attempts, captcha }
  const registration = createRegistration({ ...guarded, hasher })
  const bind = createBinding({ ...guarded, compare })
  const secondPassword = createSecondPassword({ db, compare, attempts })
  const { generator } = platform
  const writing = createWriting({ db, clock, secondPassword })
  const tables = tablesOf(platform)
  const { prototypes, ready } = createPrototypes({ ...parts, tables })
  const allTables = [...tables, ...prototypes.map(({ table }) => table)]
  const exports = createExports({ db, clock, random, tables: allTables })
  const routes = [
    ...sessionRoutes({ db, captcha, login, registration, bind, sessions }),
    ...systemRoutes({ db, files, random, hasher, compare, attempts, sessions, writing, generator }),
    ...allTables.flatMap((table) => tableRoutes({ db, clock, exports }, table)),
    ...downloadRoutes(exports),
    ...allTables.flatMap((table) => secretRoutes({ db, clock }, table)),
    ...uploadRoutes(parts, writing),
    ...platform.routes({ db, clock, random, keys, files, writing }),
    ...prototypes.flatMap((prototype) => prototypeRoutes(writing, prototype)),
  ]
  const secretNames = secretNamesOf(allTables, parts.resources ?? [])
  return { captcha, ready, routes, secretNames, sessions }
}
