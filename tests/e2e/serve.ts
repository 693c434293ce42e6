import { once } from 'node:events'
import { createServer } from 'node:http'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DialectName } from '@/engine/config'
import { resources as words } from '@/i18n/en-US/resources'
import { resources } from '@/resources'
import { createPortalServer } from '@/server/serve/createPortalServer'
import type { Gateway } from '@/server/http/gateway'
import { parseTrustedProxies } from '@/server/http/clientOf'
import { openSandbox } from '@/sandbox'
import { matchForeign } from '@/sandbox/trade/life/matchForeign'
import { createFaults, type Faults } from '@/sandbox/faults/createFaults'
import { mountFaults } from '@/sandbox/faults/mountFaults'
import { mountScenarios } from '@/sandbox/scenarios/mountScenarios'
import { acceptSocket } from '@/sandbox/live/acceptSocket'
import { buildPortal } from '@/server/build/buildPortal'
import { trade } from '@/sandbox/trade'
import { scenarios } from '@/sandbox/trade/scenarios'

/**
 * The servers of the browser tests: the real build over a freshly seeded sandbox in each dialect, and once more
 * over the first of them behind a fault plane. A loopback port beside each tells the tests what a captcha picture
 * shows; the sandbox itself never does.
 */

const root = resolve(import.meta.dirname, '../..')
const port = Number(process.env.PORT)

const trustedProxies = parseTrustedProxies('127.0.0.1')

const mounted: ReturnType<typeof mountScenarios>[] = []

type Sandbox = Awaited<ReturnType<typeof openSandbox>>
type Noted = Awaited<ReturnType<typeof open>>
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

async function open(dialect: DialectName, env: Record<string, string>) {
  const data = join(root, `.test/e2e-${dialect}`)
  rmSync(data, { recursive: true, force: true })
  const settings = { ...env, SANDBOX_DATA: data, SANDBOX_LIFE: 'off', SANDBOX_DIALECT: dialect }
  const log = (line: string) => console.log(`${dialect}: ${line}`)
  const sandbox = await openSandbox(settings, { platform: trade, resources, messages: words, log })
  return { sandbox, dialect, ...noteCaptchas(sandbox) }
}

async function serve({ sandbox, dialect, fetch, answers }: Noted, at: number, faults?: Faults) {
  const sidePort = createServer((request, response) => {
    // a movement on the chain that none of the orders explains, and what the channel says of it
    if (request.url === '/strangerPays') {
      void sandbox.happen(matchForeign).then(() => response.end())
      return
    }
    response.end(answers.get((request.url ?? '').slice(1)) ?? '')
  })
  sidePort.listen(at + 1, '127.0.0.1')
  await once(sidePort, 'listening')
  const gateway = {
    fetch: faults ? faults.around(fetch) : fetch,
    upgrade: acceptSocket(faults ? faults.aroundLive(sandbox.live) : sandbox.live),
  }
  const built = await buildPortal(root)
  const portalOver = (carried: Gateway, spoken: DialectName) =>
    createPortalServer({ root: built, gateway: carried, dialect: spoken, trustedProxies })
  const portal = portalOver(gateway, dialect)
  const carried = { fetch, live: sandbox.live }
  const { files } = sandbox
  const app = { platform: trade, resources, messages: words, scenarios }
  const parts = { sandbox: carried, files, dialect, portal: portalOver, ...app }
  mounted.push(mountScenarios(portal.server, parts))
  if (faults) mountFaults(portal.server, faults)
  portal.server.listen(at, '127.0.0.1')
  await once(portal.server, 'listening')
  return portal
}

const stock = await open('ruoyi', { SANDBOX_ROWS: '500' })
const own = await open('specification', {})

// the one that the runner waits for comes last
const portals = [
  await serve(stock, port + 2),
  await serve(own, port + 4, createFaults()),
  await serve(own, port),
]

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    for (const { sandbox } of [stock, own]) await sandbox.live.close()
    for (const part of [...mounted, ...portals, stock.sandbox, own.sandbox]) await part.close()
    process.exit(0)
  })
