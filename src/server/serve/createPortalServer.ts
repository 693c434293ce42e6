import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { BlockList } from 'node:net'
import type { Duplex } from 'node:stream'
import type { DialectName } from '@/engine/config'
import { acceptUpgrades } from './acceptUpgrades'
import type { Gateway } from '../http/gateway'
import { serverLog } from '../http/log'
import { builtPages, devPages, type DevServer } from './pages'
import { refuseBroken } from './refuseBroken'
import { servePortal } from './servePortal'

export type PortalOptions = {
  /** The built portal (`dist`); with `dev`, the folder of the sources' index.html. */
  root: string
  gateway: Gateway
  /** The gateway's dialect, written into the page; see `@/engine/config`. */
  dialect: DialectName
  /** Origins whose pages the portal may frame. */
  frameHosts?: readonly string[]
  /** Proxies whose forwarding headers are believed; default none. */
  trustedProxies?: BlockList
  /** Serves the sources instead of a build; gets the server so that hot reload shares its port. */
  dev?: (server: Server) => Promise<DevServer>
}

export type PortalServer = {
  server: Server
  /** Stops listening, gives open answers two seconds, then cuts the remaining connections. */
  close: () => Promise<void>
}

/** Limits for slow clients, in milliseconds, and for headers, in bytes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 61_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
}

const bodyLimitBytes = 20 * 1024 * 1024

/**
 * The portal and its gateway on one origin: page, files, calls under the base path, the live channel.
 *
 * @throws Error when `root` has no build
 */
export function createPortalServer(options: PortalOptions): PortalServer {
  const { root, gateway, dialect, frameHosts = [], dev } = options
  const { trustedProxies = new BlockList() } = options
  const server = createServer(limits)
  const pages = dev ? devPages(root, dev(server)) : builtPages(root)
  const logs = {
    log: serverLog((line) => console.error(line)),
    reports: serverLog((line) => console.warn(`csp report: ${line}`)),
  }
  const portal = { pages, gateway, dialect, frameHosts, trustedProxies, bodyLimitBytes, ...logs }
  server.on('request', (request, response) => void servePortal(request, response, portal))
  refuseBroken(server)
  const upgraded = acceptUpgrades(server, portal)
  return { server, close: () => closeServer(server, upgraded) }
}

const graceMs = 2_000

/** Closes sockets at once and calls within the grace period, then cuts the rest. */
async function closeServer(server: Server, upgraded: ReadonlySet<Duplex>): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  for (const socket of upgraded) socket.destroy()
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(cut)
}
