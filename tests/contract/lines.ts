import { setupServer } from 'msw/node'
import { onTestFinished, vi } from 'vitest'
import { WebSocket as NodeWebSocket } from 'ws'
import type { TestSandbox } from '@/sandbox/forTests'
import { testServer } from '@/sandbox/testing/engine'
import { sandboxHandlers } from '@/sandbox/msw'
import { aLatch } from '@/tests/server/portalFixture'
import { serveLive } from './serveLive'

export type Closed = { code: number; reason: string }

/** A client's end of the real-time channel. */
export type Line = {
  /** Whether the gateway let it in. */
  opened: Promise<boolean>
  /** How it ended; a refused one ends with 1006. */
  closed: Promise<Closed>
  /** The frames that arrived, parsed. */
  heard: unknown[]
  send(text: string): void
  hangUp(): void
}

/** Opens a line with what follows `token=` in the address; undefined: nothing. */
type Dial = (token?: string) => Promise<Line>

export type Carrier = { name: string; reach: (sandbox: TestSandbox) => Promise<Dial> }

export const directly: Carrier = {
  name: 'a direct call',
  reach: async ({ live }) => dialDirectly(live),
}

/** The ways to reach the real-time channel: its contract holds through each of them. */
export const carriers: readonly Carrier[] = testServer
  ? [directly]
  : [
      directly,
      { name: 'msw', reach: reachThroughMsw },
      { name: 'the server', reach: reachThroughServer },
    ]

function dialDirectly(live: TestSandbox['live']): Dial {
  return async (token) => {
    const heard: unknown[] = []
    const { opened: closed, open: close } = aLatch<Closed>()
    const admission = await live.admit(token ?? null)
    const connection =
      'join' in admission
        ? admission.join({
            send: (text) => heard.push(JSON.parse(text)),
            close: (code, reason) => close({ code, reason }),
          })
        : undefined
    if (connection === undefined) close({ code: 1006, reason: '' })
    return {
      opened: Promise.resolve(connection !== undefined),
      closed,
      heard,
      send: (text) => connection?.heard(Buffer.byteLength(text)),
      hangUp: () => connection?.gone(),
    }
  }
}

async function reachThroughMsw(sandbox: TestSandbox): Promise<Dial> {
  // Node 20 has none; msw replaces the present one
  vi.stubGlobal('WebSocket', globalThis.WebSocket ?? NodeWebSocket)
  onTestFinished(() => void vi.unstubAllGlobals())
  const server = setupServer(...sandboxHandlers(sandbox))
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  return async (token) => lineOf(new WebSocket(`ws://portal.test${pathOf(token)}`))
}

async function reachThroughServer(sandbox: TestSandbox): Promise<Dial> {
  const port = await serveLive(sandbox)
  return async (token) => dialServer(port, pathOf(token), `http://127.0.0.1:${port}`)
}

/** Opens a line to a server; without an origin it names none. */
export function dialServer(
  port: number,
  path: string,
  origin?: string,
  headers: Readonly<Record<string, string>> = {},
): Line {
  const options = { headers, ...(origin && { origin }) }
  return lineOf(new NodeWebSocket(`ws://127.0.0.1:${port}${path}`, options))
}

export function pathOf(token: string | undefined): string {
  return `/ws/web/user${token === undefined ? '' : `?token=${token}`}`
}

function lineOf(socket: WebSocket | NodeWebSocket): Line {
  const heard: unknown[] = []
  const ended = aLatch<Closed>()
  const begun = aLatch<boolean>()
  const client = socket as WebSocket
  client.addEventListener('open', () => begun.open(true))
  client.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))))
  client.addEventListener('error', () => begun.open(false))
  client.addEventListener('close', ({ code, reason }) => {
    begun.open(false)
    ended.open({ code, reason })
  })
  onTestFinished(() => client.close())
  return {
    opened: begun.opened,
    closed: ended.opened,
    heard,
    send: (text) => client.send(text),
    hangUp: () => client.close(),
  }
}
