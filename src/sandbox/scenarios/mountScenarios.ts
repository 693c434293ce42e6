import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { config, type DialectName } from '@/engine/config'
import type { PortalServer } from '@/server/serve/createPortalServer'
import type { Gateway } from '@/server/http/gateway'
import { systemClock } from '../values/clock'
import { speakRuoyi } from '../dialect/ruoyi'
import { acceptSocket } from '../live/acceptSocket'
import type { Files } from '../files/Files'
import type { SandboxParts } from '../createSandbox'
import { scenarioNamed, type Scenarios } from './index'
import { inScenario } from './inScenario'
import { withOwnRecords } from './ownRecords'
import type { Carried } from './Scenario'

type Parts = {
  sandbox: Carried
  /** Reads files uploaded to a sandbox of a scenario's own. */
  files: Files
  /** How the sandbox answers. */
  dialect: DialectName
  scenarios: Scenarios
  /** A portal server over another gateway; it never listens itself. */
  portal: (gateway: Gateway, dialect: DialectName) => PortalServer
} & Pick<SandboxParts, 'platform' | 'resources' | 'messages'>

type Opened = { portal: PortalServer; close: () => Promise<void> }

export const scriptPath = '/__scenario.js'

/**
 * Lets each page of a server choose its scenario in its address, `/?scenario=slow#/…`: two tabs may have two.
 * The page itself knows nothing of it. A browser says with every call from which page it comes (`Referer`, which
 * such a page alone is allowed to send); only the handshake of a socket does not, so a script that such a page
 * gets along adds the name to its address.
 */
export function mountScenarios(server: Server, parts: Parts): { close: () => Promise<void> } {
  const opened = new Map<string, Promise<Opened>>()
  const open = (name: string) => {
    const known = opened.get(name) ?? openScenario(name, parts)
    opened.set(name, known)
    return known
  }
  const requests = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const name = scenarioOf(request)
    if (request.url === scriptPath) return sendScript(response)
    if (name === undefined) {
      for (const listener of requests) listener.call(server, request, response)
      return undefined
    }
    if (!isCall(request)) allowReferer(request, response)
    return void open(name).then(
      ({ portal }) => portal.server.emit('request', request, response),
      (error: unknown) => refuse(response, error),
    )
  })
  const upgrades = server.listeners('upgrade')
  server.removeAllListeners('upgrade')
  server.on('upgrade', (request, socket, head) => {
    const name = nameIn(request.url)
    if (name === undefined) {
      for (const listener of upgrades) listener.call(server, request, socket, head)
      return
    }
    open(name).then(
      ({ portal }) => portal.server.emit('upgrade', request, socket, head),
      () => socket.destroy(),
    )
  })
  return {
    close: async () => {
      for (const one of await Promise.allSettled(opened.values()))
        // oxlint-disable-next-line no-await-in-loop
        if (one.status === 'fulfilled') await one.value.close()
    },
  }
}

async function openScenario(name: string, { sandbox, ...parts }: Parts): Promise<Opened> {
  const scenario = scenarioNamed(name, parts.scenarios)
  const dialect = scenario.dialect ?? parts.dialect
  const clock = systemClock
  const own = scenario.prepare
    ? await withOwnRecords(sandbox, scenario, { ...parts, clock, dialect })
    : undefined
  const isForeign = dialect === 'ruoyi' && parts.dialect !== 'ruoyi'
  const first = isForeign ? { ...sandbox, fetch: speakRuoyi(sandbox.fetch) } : sandbox
  const { fetch, live } = inScenario(own ?? first, scenario, clock)
  const portal = parts.portal({ fetch, upgrade: acceptSocket(live) }, dialect)
  return { portal, close: async () => own?.close() }
}

/** Of the page itself by its address, of its calls by the page that they come from. */
function scenarioOf(request: IncomingMessage): string | undefined {
  const path = request.url?.split('?')[0]
  if (path === '/' || path === '/index.html') return nameIn(request.url)
  const { referer = '', host } = request.headers
  if (!isCall(request) || !URL.canParse(referer) || new URL(referer).host !== host) return undefined
  return nameIn(referer)
}

function isCall({ url }: IncomingMessage): boolean {
  return url?.startsWith(`${config.basePath}/`) ?? false
}

function nameIn(url = ''): string | undefined {
  return new URLSearchParams(url.split('#')[0]?.split('?')[1]).get('scenario') || undefined
}

/** The page may say where it is, to its own origin, and gets the script along. */
function allowReferer(request: IncomingMessage, response: ServerResponse): void {
  // a compressed page takes no script
  delete request.headers['accept-encoding']
  const { writeHead, end } = response
  Object.assign(response, {
    writeHead: (status: number, headers: Record<string, string | number> = {}) => {
      const { 'Content-Length': _length, ...others } = headers
      return writeHead.call(response, status, { ...others, 'Referrer-Policy': 'same-origin' })
    },
    end: (page?: unknown) =>
      end.call(
        response,
        Buffer.isBuffer(page) ? page.toString().replace(beginning, `$&${scriptTag}`) : page,
        'utf8',
      ),
  })
}

/** Before every script of the page's own. */
const beginning = /^\s*<!doctype html>(?:\s*<html[^>]*>\s*<head>)?/i

const scriptTag = `<script src="${scriptPath}"></script>`

/** The scenario of the page stands in the address of its sockets, too. */
const script = `{
  const name = new URLSearchParams(location.search).get('scenario')
  const { WebSocket: Plain } = window
  if (name) window.WebSocket = class WebSocket extends Plain {
    constructor(address, ...others) {
      const own = new URL(address, location.href)
      own.searchParams.set('scenario', name)
      super(own.href, ...others)
    }
  }
}
`

function sendScript(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  response.end(script)
}

function refuse(response: ServerResponse, error: unknown): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(`${error instanceof Error ? error.message : String(error)}\n`)
}
