import { once } from 'node:events'
import { createServer } from 'node:http'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DialectName } from '@/config'
import { resources } from '@/resources'
import { createPortalServer } from '@/server/createPortalServer'
import { openSandbox } from '@/tests/sandbox'
import { acceptSocket } from '@/tests/sandbox/live/acceptSocket'
import { buildPortal } from '@/tests/support/buildPortal'

/**
 * The servers of the browser tests: the real build over a freshly seeded sandbox in each dialect. A loopback
 * port beside each tells the tests what a captcha picture shows; the sandbox itself never does.
 */

const root = resolve(import.meta.dirname, '../..')
const port = Number(process.env.PORT)

type Sandbox = Awaited<ReturnType<typeof openSandbox>>
type Captcha = { uuid?: string; data?: { uuid?: string } }

/** The sandbox's `fetch`, one captcha at a time, noting what each picture shows by its uuid. */
function noteCaptchas({ fetch, lastCaptcha }: Sandbox) {
  const answers = new Map<string, string>()
  let queue: Promise<unknown> = Promise.resolve()
  const draw = async (request: Request) => {
    const response = await fetch(request)
    const captcha = (await response.clone().json()) as Captcha
    const uuid = captcha.uuid ?? captcha.data?.uuid
    if (uuid) answers.set(uuid, lastCaptcha() ?? '')
    return response
  }
  const inTurn = (request: Request) => {
    const drawn = queue.then(() => draw(request))
    queue = drawn.catch(() => {})
    return drawn
  }
  const isCaptcha = (request: Request) => new URL(request.url).pathname === '/captchaImage'
  return {
    answers,
    fetch: (request: Request) => (isCaptcha(request) ? inTurn(request) : fetch(request)),
  }
}

async function serve(dialect: DialectName, at: number, env: Record<string, string>) {
  const data = join(root, `.test/e2e-${dialect}`)
  rmSync(data, { recursive: true, force: true })
  const settings = { ...env, SANDBOX_DATA: data, SANDBOX_LIFE: 'off', SANDBOX_DIALECT: dialect }
  const sandbox = await openSandbox(settings, { declarations: resources })
  const { fetch, answers } = noteCaptchas(sandbox)
  const sidePort = createServer((request, response) => {
    // a movement on the chain that none of the orders explains, and what the channel says of it
    if (request.url === '/strangerPays') {
      void sandbox.strangerPays().then(() => response.end())
      return
    }
    response.end(answers.get((request.url ?? '').slice(1)) ?? '')
  })
  sidePort.listen(at + 1, '127.0.0.1')
  await once(sidePort, 'listening')
  const gateway = { fetch, upgrade: acceptSocket(sandbox.live) }
  const portal = createPortalServer({ root: await buildPortal(root), gateway, dialect })
  portal.server.listen(at, '127.0.0.1')
  await once(portal.server, 'listening')
  return [sandbox.live, portal, sandbox]
}

// the one that the runner waits for comes last
const stock = await serve('ruoyi', port + 2, { SANDBOX_ROWS: '500' })
const own = await serve('specification', port, {})

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    for (const part of [...stock, ...own]) await part.close()
    process.exit(0)
  })
