import { setupServer } from 'msw/node'
import { expect, onTestFinished } from 'vitest'
import { knownSecondPassword, type Sandbox } from '@/sandbox'
import { testSandbox, type TestSandbox, type TestSandboxOptions } from '@/tests/support/testSandbox'
import { testServer } from '@/sandbox/testing/engine'
import { sandboxHandlers } from '@/sandbox/msw'
import { serveLive } from './serveLive'

export type Row = Readonly<Record<string, string | number>>

/** What every call answers; parts that a call does not have are undefined. */
export type Envelope = {
  code: number
  msg: string
  data: Readonly<Record<string, unknown>>
  rows: readonly Row[]
  total: number
}

type Send = (path: string, init: RequestInit) => Promise<Response>

export type Mount = { name: string; reach: (sandbox: Sandbox) => Send }

const direct: Mount = {
  name: 'a direct call',
  reach: (sandbox) => (path, init) => sandbox.fetch(new Request(`http://sandbox${path}`, init)),
}

/** Served as `npm start` does, on a free port. */
export const overNode: Mount = {
  name: 'Node',
  reach: (sandbox) => {
    const port = serveLive(sandbox)
    return async (path, init) => fetch(`http://127.0.0.1:${await port}/prod-api${path}`, init)
  },
}

const throughMsw: Mount = { name: 'msw', reach: reachThroughMsw }

/** The gateway behaves the same over every mount, so one is enough. */
export const mounts: readonly Mount[] = [direct]

/**
 * All mounts of the sandbox, for what could differ between them: methods, queries, headers,
 * bodies, files and faults. On a server it is the database that is another, so one way is enough.
 */
export const allMounts: readonly Mount[] = testServer ? mounts : [direct, throughMsw, overNode]

export type CallOptions = { body?: unknown; headers?: Record<string, string> }
export type Caller = (method: string, path: string, options?: CallOptions) => Promise<Envelope>

export type Contract = {
  sandbox: TestSandbox
  /** Sends a request unchanged. */
  send: Send
  /** Calls without a token. */
  call: Caller
  /** Calls with the token of an account that logs in now. */
  as: (account: string) => Promise<Caller>
  withToken: (token: string) => Caller
}

/** A fresh sandbox behind a mount; the test fails if anything unexpected happens inside. */
export async function openContract(
  mount: Mount,
  options: TestSandboxOptions = {},
): Promise<Contract> {
  const sandbox = await testSandbox(options)
  const send = mount.reach(sandbox)
  onTestFinished(() => expect(sandbox.problems).toEqual([]))
  const withToken = (token: string): Caller => {
    return (method, path, { body, headers } = {}) =>
      ask(send, method, path, { body, headers: { Authorization: `Bearer ${token}`, ...headers } })
  }
  return {
    sandbox,
    send,
    call: (method, path, callOptions = {}) => ask(send, method, path, callOptions),
    as: async (account) => withToken(await sandbox.logIn(account)),
    withToken,
  }
}

/** The body of a decision or application, with the right second password. */
export function signed(body: Readonly<Record<string, unknown>> = {}) {
  return { body: { ...body, secondPwd: knownSecondPassword } }
}

function reachThroughMsw(sandbox: Sandbox): Send {
  const server = setupServer(...sandboxHandlers(sandbox))
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  return (path, init) => fetch(`http://portal.test/prod-api${path}`, init)
}

async function ask(
  send: Send,
  method: string,
  path: string,
  { body, headers }: CallOptions,
): Promise<Envelope> {
  const response = await send(path, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return readEnvelope(response)
}

/** Holds every answer to what all answers have in common. */
export async function readEnvelope(response: Response): Promise<Envelope> {
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const envelope = (await response.json()) as Envelope
  expect(envelope).toMatchObject({ code: expect.any(Number), msg: expect.any(String) })
  return envelope
}
