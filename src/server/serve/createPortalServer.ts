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
  /** The folder of the built portal; with `dev`, of the sources' index.html. */
  root: string
  gateway: Gateway
  /** The gateway's dialect, written into the page. */
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

/** In milliseconds; headers in bytes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 61_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
}

const bodyLimitBytes = 20 * 1024 * 1024

/** Serves page, files, calls and live channel on one origin; throws when `root` has no build. */
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
