import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import type { DialectName } from '@/engine/config'
import { enUS } from '@/i18n/en-US'
import { resources } from '@/resources'
import { createPortalServer } from '@/server/createPortalServer'
import { createProxyGateway } from '@/server/createProxyGateway'
import type { Gateway } from '@/server/gateway'
import { buildPortal } from '@/server/buildPortal'
import {
  portalSettingsTable,
  readPortalSettings,
  type PortalSettings,
} from '@/server/portalSettings'
import { textTable } from '@/server/textTable'
import { controlPath, mountFaults } from '../sandbox/faults/mountFaults'
import { openSandbox } from '../sandbox/index'
import { acceptSocket } from '../sandbox/live/acceptSocket'
import { mountScenarios } from '../sandbox/scenarios/mountScenarios'
import { settingsTable } from '../sandbox/settings'
import { trade } from '../sandbox/trade'
import { scenarios } from '../sandbox/trade/scenarios'

const root = resolve(import.meta.dirname, '../..')
/** What the sandbox is told of this portal. */
const app = { platform: trade, resources, messages: enUS }

type Sandbox = Awaited<ReturnType<typeof openSandbox>>

async function start(isDev: boolean): Promise<void> {
  const settings = readPortalSettings(process.env)
  await checkPort(settings)
  const dist = isDev ? root : await buildPortal(root, say)
  const sandbox = settings.gatewayUrl
    ? undefined
    : await openSandbox(process.env, { log: say, ...app })
  const vite: Closeable[] = []
  let middleware: ReturnType<typeof viteMiddleware> | undefined
  const portal = (gateway: Gateway, dialect: DialectName) =>
    createPortalServer({
      root: dist,
      gateway,
      dialect,
      frameHosts: settings.frameHosts,
      trustedProxies: settings.trustedProxies,
      // one for all: the pages of every scenario come from the same sources
      ...(isDev && {
        dev: (parent) => (middleware ??= viteMiddleware(parent, vite).catch(stopWithReason)),
      }),
    })
  const { dialect } = settings
  const { server, close } = portal(gatewayOf(settings, sandbox), dialect)
  const mounted =
    sandbox &&
    mountScenarios(server, {
      sandbox,
      files: sandbox.files,
      dialect,
      scenarios,
      portal,
      ...app,
    })
  if (sandbox?.faults) mountFaults(server, sandbox.faults)
  const parts = sandbox && mounted ? [sandbox.live, mounted, { close }, sandbox] : [{ close }]
  closeOnSignal(parts, vite)
  server.listen({ port: settings.port, host: settings.host, backlog: 4_096 })
  await once(server, 'listening')
  say(greeting(server, settings, sandbox))
}

function gatewayOf({ gatewayUrl }: PortalSettings, sandbox: Sandbox | undefined): Gateway {
  if (sandbox === undefined) return createProxyGateway(gatewayUrl ?? '')
  return { fetch: sandbox.fetch, upgrade: acceptSocket(sandbox.live) }
}

/** Asked before anything is built or seeded, which takes longer than a mistyped port deserves. */
async function checkPort({ port, host }: PortalSettings): Promise<void> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw new Error(whyNotListening(error, port, host), { cause: error })
  }
  probe.close()
  await once(probe, 'close')
}

function whyNotListening(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : error
  return code === 'EADDRINUSE'
    ? `Port ${port} of ${host} is in use: stop what listens there or choose another with PORT.`
    : `Port ${port} of ${host} cannot be opened (${String(code)}): choose others with PORT and HOST.`
}

/** Vite on the portal's own server: one origin, one port, hot reload included. */
async function viteMiddleware(server: Server, open: Closeable[]) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    html: { cspNonce: '__STYLE_NONCE__' },
    server: {
      middlewareMode: true,
      ws: { server },
      watch: { ignored: ['.sandbox', '.test', 'dist'].map((folder) => join(root, folder, '**')) },
    },
  })
  open.push(vite)
  return vite
}

function greeting(server: Server, { gatewayUrl, dialect }: PortalSettings, sandbox?: Sandbox) {
  const gateway = gatewayUrl ?? `sandbox, data in ${sandbox?.place}`
  const faults = sandbox?.faults ? `\nFaults    ${controlPath}, from this machine only` : ''
  const accounts = sandbox ? `\n\n${accountTable(sandbox)}` : ''
  return `\nWattdesk  ${addressOf(server)}\nGateway   ${gateway} (dialect ${dialect})${faults}${accounts}\n\nCtrl+C ends it.`
}

function accountTable({ accounts }: Sandbox): string {
  const rows = accounts.map((account) => ({
    account: account.name,
    type: account.userType,
    password: account.password,
    'second password': account.secondPassword,
    'for whom': account.purpose,
    'Google code secret': account.totpSecret ?? '',
  }))
  return textTable(rows)
}

function addressOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') return String(address)
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}/`
}

type Closeable = { close: () => Promise<unknown> }

/** The first signal ends cleanly, sockets before portal before gateway; a second one ends at once. */
function closeOnSignal(parts: readonly Closeable[], vite: readonly Closeable[]): void {
  const end = async () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
    for (const part of [...vite, ...parts]) await part.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void end().catch(stopWithReason))
}

function help(): string {
  const rows = [...portalSettingsTable, ...settingsTable].map((setting) => ({
    variable: setting.name,
    default: setting.default || '–',
    meaning: setting.meaning,
  }))
  return `npm start          the built portal with its sandbox gateway
npm run dev        the same from the sources, reloading as they change

Settings, from the environment:
${textTable(rows)}`
}

function stopWithReason(error: unknown): never {
  const isExpected = error instanceof Error && error.constructor === Error
  console.error(isExpected ? error.message : error)
  process.exit(1)
}

function say(line: string): void {
  console.log(line)
}

if (process.argv.includes('--help')) say(help())
else start(process.argv.includes('--dev')).catch(stopWithReason)
