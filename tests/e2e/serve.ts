import { once } from 'node:events'
import { createServer } from 'node:http'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { resources } from '@/resources'
import { createPortalServer } from '@/server/createPortalServer'
import { openSandbox } from '@/tests/sandbox'
import { buildPortal } from '@/tests/support/buildPortal'

/**
 * The server of the browser tests: the real build over a freshly seeded sandbox. A second, loopback
 * port of this script tells the tests what a captcha picture shows; the sandbox itself never does.
 */

const root = resolve(import.meta.dirname, '../..')
const data = join(root, '.test/e2e-sandbox')
const port = Number(process.env.PORT)

type Sandbox = Awaited<ReturnType<typeof openSandbox>>

/** The sandbox's `fetch`, one captcha at a time, noting what each picture shows by its uuid. */
function noteCaptchas({ fetch, lastCaptcha }: Sandbox) {
  const answers = new Map<string, string>()
  let queue: Promise<unknown> = Promise.resolve()
  const draw = async (request: Request) => {
    const response = await fetch(request)
    const { data: captcha } = (await response.clone().json()) as { data?: { uuid?: string } }
    if (captcha?.uuid) answers.set(captcha.uuid, lastCaptcha() ?? '')
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

rmSync(data, { recursive: true, force: true })
const sandbox = await openSandbox({ SANDBOX_DATA: data }, { declarations: resources })
const { fetch, answers } = noteCaptchas(sandbox)

const sidePort = createServer((request, response) => {
  response.end(answers.get((request.url ?? '').slice(1)) ?? '')
})
sidePort.listen(port + 1, '127.0.0.1')
await once(sidePort, 'listening')

const portal = createPortalServer({
  root: await buildPortal(root),
  gateway: { fetch },
  dialect: 'specification',
})
portal.server.listen(port, '127.0.0.1')

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await portal.close()
    await sandbox.close()
    process.exit(0)
  })
