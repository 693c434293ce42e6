import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import type { DialectName } from '@/engine/config'
import { buildPortal } from './build/buildPortal'
import { createPortalServer } from './serve/createPortalServer'
import { createProxyGateway } from './proxy/createProxyGateway'
import type { Gateway } from './http/gateway'
import { readPortalSettings } from './settings/portalSettings'
import { stopWithReason, type Closeable } from './run/closeOnSignal'
import { checkPort } from './run/listen'
import { createWatch } from './run/createWatch'
import { runCommand } from './run/runCommand'
import { runPortal } from './run/runPortal'
import { say } from './run/say'

const root = resolve(import.meta.dirname, '../..')

async function start(options: readonly string[]): Promise<void> {
  const isDev = options.includes('--dev')
  const settings = readPortalSettings(process.env)
  const { gatewayUrl, frameHosts, trustedProxies } = settings
  const loaded = gatewayUrl ? undefined : await loadSandbox()
  const ofSandbox = loaded?.checkSettings(settings.host, process.env)
  const dialect = settings.dialect ?? ofSandbox?.dialect ?? 'specification'
  await checkPort(settings)
  const dist = isDev ? root : await buildPortal(root, say)
  const sandbox = await loaded?.openSandboxGateway(dialect, say)
  const { watch, metrics } = createWatch(settings)
  const vite: Closeable[] = []
  let middleware: ReturnType<typeof viteMiddleware> | undefined
  const portalOver = (gateway: Gateway, spoken: DialectName) =>
    createPortalServer({
      root: dist,
      gateway,
      dialect: spoken,
      frameHosts,
      trustedProxies,
      watch,
      // all scenarios share it, as their pages come from the same sources
      ...(isDev && {
        dev: (parent) => (middleware ??= viteMiddleware(parent, vite).catch(stopWithReason)),
      }),
    })
  const portal = portalOver(sandbox?.gateway ?? createProxyGateway(gatewayUrl ?? ''), dialect)
  const { before = [], after = [] } = sandbox?.mount(portal.server, portalOver) ?? {}
  await runPortal(portal, {
    settings,
    metrics,
    gateway: sandbox?.name ?? gatewayUrl ?? '',
    dialect,
    notes: sandbox?.notes,
    before: () => [...vite, ...before],
    after,
  })
}

function loadSandbox() {
  return import('@/sandbox/start/sandboxGateway')
}

async function viteMiddleware(server: Server, open: Closeable[]) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    html: { cspNonce: '__STYLE_NONCE__' },
    // the demo's page has modules that only its own build knows
    optimizeDeps: { entries: ['index.html'] },
    server: {
      middlewareMode: true,
      ws: { server },
      watch: { ignored: ['.sandbox', '.test', 'dist'].map((folder) => join(root, folder, '**')) },
    },
  })
  open.push(vite)
  return vite
}

await runCommand(process.argv.slice(2), {
  usage: `npm start          the built portal with its sandbox gateway
npm run dev        the same from the sources, reloading as they change`,
  options: ['--dev'],
  moreSettings: async () => (await loadSandbox()).settingsTable,
  start,
})
