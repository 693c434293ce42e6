import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { BlockList } from 'node:net'
import type { Duplex } from 'node:stream'
import type { DialectName } from '@/engine/config'
import { acceptUpgrades } from './acceptUpgrades'
import { builtPages } from './builtPages'
import { devPages, type DevServer } from './devPages'
import type { Gateway } from '../http/gateway'
import { refuseBroken } from './refuseBroken'
import { serverLog } from '../http/serverLog'
import { servePortal } from './servePortal'

export type PortalOptions = {
  /** The built portal (`dist`); with `dev`, the folder of the sources' index.html. */
  root: string
  gateway: Gateway
  /** The dialect that the page is told; see `@/engine/config`. */
  dialect: DialectName
  /** Origins whose pages the portal may frame. */
  frameHosts?: readonly string[]
  /** Whose word on a client's address, scheme and host is taken; nobody's by default. */
  trustedProxies?: BlockList
  /** Serves the sources instead of a build; given the server so that hot reload shares its port. */
  dev?: (server: Server) => Promise<DevServer>
}

export type PortalServer = {
  server: Server
  /** Stops listening, lets running answers end for two seconds, then cuts what is left. */
  close: () => Promise<void>
}

/** A client that sends slower than this is cut off; bytes and milliseconds. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 61_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
}

const bodyLimitBytes = 20 * 1024 * 1024

/**
 * The portal and its gateway on one origin: files, page, calls under the base path, the socket.
 * @throws Error when `root` holds no built portal.
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

/** Stops listening, ends sockets at once and calls within the grace period, then cuts the rest. */
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
