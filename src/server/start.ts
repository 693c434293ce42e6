import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import type { DialectName } from '@/engine/config'
import { buildPortal } from './build/buildPortal'
import { createPortalServer } from './serve/createPortalServer'
import { createProxyGateway } from './proxy/createProxyGateway'
import type { Gateway } from './http/gateway'
import { portalSettingsTable, readPortalSettings, type PortalSettings } from './portalSettings'
import { textTable } from './textTable'

const root = resolve(import.meta.dirname, '../..')

async function start(isDev: boolean): Promise<void> {
  const settings = readPortalSettings(process.env)
  const { gatewayUrl, dialect } = settings
  const loaded = gatewayUrl ? undefined : await import('@/sandbox/start/sandboxGateway')
  loaded?.checkHost(settings.host, process.env)
  await checkPort(settings)
  const dist = isDev ? root : await buildPortal(root, say)
  const sandbox = await loaded?.openSandboxGateway(dialect, say)
  const vite: Closeable[] = []
  let middleware: ReturnType<typeof viteMiddleware> | undefined
  const portalOver = (gateway: Gateway, spoken: DialectName) =>
    createPortalServer({
      root: dist,
      gateway,
      dialect: spoken,
      frameHosts: settings.frameHosts,
      trustedProxies: settings.trustedProxies,
      // all scenarios share it, as their pages come from the same sources
      ...(isDev && {
        dev: (parent) => (middleware ??= viteMiddleware(parent, vite).catch(stopWithReason)),
      }),
    })
  const portal = portalOver(sandbox?.gateway ?? createProxyGateway(gatewayUrl ?? ''), dialect)
  const { server } = portal
  const { before = [], after = [] } = sandbox?.mount(server, portalOver) ?? {}
  closeOnSignal(() => [...vite, ...before, portal, ...after])
  server.listen({ port: settings.port, host: settings.host, backlog: 4_096 })
  await once(server, 'listening')
  const gateway = `${sandbox?.name ?? gatewayUrl} (dialect ${dialect})`
  say(greeting(addressOf(server), gateway, sandbox?.notes))
}

/** Finds a taken port before anything is built or seeded. */
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

function greeting(address: string, gateway: string, notes: readonly string[] = []): string {
  const lines = [`\nWattdesk  ${address}`, `Gateway   ${gateway}`, ...notes]
  return `${lines.join('\n')}\n\nCtrl+C ends it.`
}

function addressOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') return String(address)
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}/`
}

type Closeable = { close: () => Promise<unknown> }

/** The first signal closes the parts in turn, sockets before portal before gateway; the second exits at once. */
function closeOnSignal(parts: () => readonly Closeable[]): void {
  const signals = ['SIGINT', 'SIGTERM'] as const
  const end = async () => {
    for (const signal of signals) process.on(signal, () => process.exit(1))
    for (const part of parts()) await part.close()
    process.exit(0)
  }
  for (const signal of signals) process.once(signal, () => void end().catch(stopWithReason))
}

async function help(): Promise<string> {
  const { settingsTable } = await import('@/sandbox/start/sandboxGateway')
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

const run = process.argv.includes('--help')
  ? help().then(say)
  : start(process.argv.includes('--dev'))
run.catch(stopWithReason)
