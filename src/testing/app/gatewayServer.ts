import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { config } from '@/engine/config'

/** A call over the wire. */
export type Sent = {
  method: string
  /** Below the base path: `/store/storeDraw/list`. */
  path: string
  query: Readonly<Record<string, string>>
  headers: Headers
  /** Parsed JSON, the fields of a form, or `FormData`; undefined where nothing was sent. */
  body: unknown
}

/** The network of a test. An unanswered request fails the test; override a route with `use`. */
export const server = setupServer()

const sent: Sent[] = []

server.events.on('request:start', ({ request }) => {
  const { pathname, searchParams } = new URL(request.url)
  const call: Sent = {
    method: request.method,
    path: pathname.replace(config.basePath, ''),
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: undefined,
  }
  sent.push(call)
  void readBody(request.clone()).then((body) => Object.assign(call, { body }))
})

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('multipart/')) return request.formData()
  const text = await request.text()
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text))
  return text === '' ? undefined : JSON.parse(text)
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
// after every `afterEach`: a page calls the gateway until it is unmounted
beforeEach(() => () => {
  server.resetHandlers()
  sent.length = 0
})
afterAll(() => server.close())

/** The calls so far, optionally of one method and path. */
export function sentTo(method?: string, path?: string | RegExp): readonly Sent[] {
  return sent.filter(
    (call) =>
      (method === undefined || call.method === method) &&
      (path === undefined ||
        (typeof path === 'string' ? call.path === path : path.test(call.path))),
  )
}
