import { createServer, type Server } from 'node:http'
import { BlockList } from 'node:net'
import type { Duplex } from 'node:stream'
import type { DialectName } from '@/engine/config'
import { acceptUpgrades } from './acceptUpgrades'
import { createDrain, type DrainTimes } from './createDrain'
import type { Gateway } from '../http/gateway'
import { serverLog } from '../http/log'
import { malformedRequest, noWatch, type Watch } from '../watch/Watch'
import { limits } from './limits'
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
  /** Gets what happens; default nothing. */
  watch?: Watch
  /** Serves the sources instead of a build; gets the server so that hot reload shares its port. */
  dev?: (server: Server) => Promise<DevServer>
}

export type PortalServer = {
  server: Server
  /**
   * Asks open pages to come back, takes new connections until the delay is over, and lets running calls end. Each
   * answer closes its connection meanwhile, and `/readyz` says that the server is stopping. Resolves to how many calls
   * were cut.
   */
  drain: (times: DrainTimes) => Promise<number>
  /** Drains without delay, and cuts what takes more than two seconds. */
  close: () => Promise<void>
  /** How many live channels are open. */
  openSockets: () => number
}

const bodyLimitMiB = 20
const bodyLimitBytes = bodyLimitMiB * 1024 * 1024

/** Serves page, files, calls and live channel on one origin; throws when `root` has no build. */
export function createPortalServer(options: PortalOptions): PortalServer {
  const { root, gateway, dialect, frameHosts = [], dev } = options
  const { trustedProxies = new BlockList(), watch = noWatch } = options
  const server = createServer(limits)
  const pages = dev ? devPages(root, dev(server)) : builtPages(root)
  const logs = {
    log: serverLog((line) => console.error(line)),
    reports: serverLog((line) => console.warn(`csp report: ${line}`)),
  }
  const upgraded = new Set<Duplex>()
  const { isOn: isStopping, run: drain } = createDrain(server, {
    upgraded,
    recall: gateway.recall,
  })
  const served = { pages, gateway, dialect, frameHosts, trustedProxies, bodyLimitBytes }
  const portal = { ...served, isStopping, watch, ...logs }
  server.on('request', (request, response) => void servePortal(request, response, portal))
  refuseBroken(server, (status, client) => watch.onRequest(malformedRequest(status, client)))
  acceptUpgrades(server, portal, upgraded)
  const close = async () => void (await drain({ delayMs: 0, limitMs: graceMs }))
  return { server, drain, close, openSockets: () => upgraded.size }
}

const graceMs = 2_000
