import { Hono } from 'hono'
import { addRoutes } from './addRoutes'
import { createAttempts } from './auth/attempts'
import type { Hasher } from './auth/Hasher'
import { createLogin } from './auth/login'
import { createSecondPassword } from './auth/secondPassword'
import { createSessions } from './auth/sessions'
import type { SandboxEnv } from './call'
import { createCaptcha } from './captcha/captcha'
import type { Clock } from './clock'
import type { Db } from './db/Db'
import { authenticatedBy } from './middleware/authenticatedBy'
import { languageFrom } from './middleware/languageFrom'
import { safeHeaders } from './middleware/safeHeaders'
import type { Random } from './random'
import { refusalAnswers, type Log } from './refusalAnswers'
import { Refusal } from './Refusal'
import { sessionRoutes } from './routes/session'
import { tableRoutes } from './routes/table'
import { withdrawalRoutes } from './routes/withdrawal'
import { bills } from './tables/bills'
import { stores } from './tables/stores'
import { withdrawals } from './tables/withdrawals'

export type SandboxParts = {
  /** A seeded database; the sandbox does not close it. */
  db: Db
  clock: Clock
  random: Random
  hasher: Hasher
  /** `captcha: false` asks for none; default true. */
  settings?: { captcha: boolean }
  /** Receives unexpected errors, one entry each; default: nowhere. */
  log?: Log
}

export type Sandbox = {
  /**
   * Answers one request, without the base path in front. Always HTTP 200 and JSON: the decision is
   * the envelope's `code`.
   */
  fetch(request: Request): Promise<Response>
  /** What the newest captcha picture shows; for tests and never over HTTP. */
  lastCaptcha(): string | undefined
}

/** The gateway that the portal is built against, as one function from Request to Response. */
export function createSandbox(parts: SandboxParts): Sandbox {
  const { random, log = () => {} } = parts
  const { captcha, routes, sessions } = assemble(parts)
  const app = new Hono<SandboxEnv>()
  app.use(safeHeaders(), languageFrom())
  addRoutes(app, routes, authenticatedBy(sessions))
  app.notFound(() => {
    throw new Refusal(404, 'notFound')
  })
  app.onError(refusalAnswers({ log, random }))
  return { fetch: async (request) => app.fetch(request), lastCaptcha: captcha.last }
}

function assemble({ db, clock, random, hasher, settings = { captcha: true } }: SandboxParts) {
  const sessions = createSessions({ db, clock, random })
  const attempts = createAttempts({ db, clock })
  const captcha = createCaptcha({ db, clock, random, enabled: settings.captcha })
  const login = createLogin({ db, clock, hasher, attempts, captcha, sessions })
  const secondPassword = createSecondPassword({ db, hasher, attempts })
  const routes = [
    ...sessionRoutes({ db, captcha, login, sessions }),
    ...tableRoutes(db, withdrawals),
    ...withdrawalRoutes({ db, clock, secondPassword }),
    ...tableRoutes(db, bills),
    ...tableRoutes(db, stores),
  ]
  return { captcha, routes, sessions }
}
