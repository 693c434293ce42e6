import { http, HttpResponse, type RequestHandler, type WebSocketHandler } from 'msw'
import { config } from '@/engine/config'
import type { Sandbox } from './createSandbox'
import { LiveHandler } from './live/liveHandler'
import { stripPrefix } from './request/stripPrefix'

/**
 * A whole sandbox for msw: one handler answers every call below the base path, one says how the real-time channel
 * takes its token, one link carries it, on any origin. What a test sets with `server.use` goes before them.
 *
 * @example const server = setupServer(...sandboxHandlers(await testSandbox()))
 */
export function sandboxHandlers({
  fetch,
  live,
}: Pick<Sandbox, 'fetch' | 'live'>): (RequestHandler | WebSocketHandler)[] {
  return [
    http.all(belowBase, async ({ request }) =>
      arrived(await fetch(await stripPrefix(request, config.basePath))),
    ),
    http.get(channelPath, () => new HttpResponse(null, { status: 204, headers: channelHeaders })),
    new LiveHandler(live),
  ]
}

/** A regular expression, because msw cannot match a path text against a malformed address. */
const belowBase = new RegExp(`^[a-z]+://[^/]+${config.basePath}/`)

const channelPath = `*${config.socketPath}`
const channelHeaders = { [config.channelHeader]: config.channelProtocol }

/** msw cannot break off in the middle of an answer: one that does not arrive whole does not arrive. */
async function arrived(answer: Response): Promise<Response> {
  if (answer.body === null) return answer
  try {
    return new Response(await answer.arrayBuffer(), answer)
  } catch {
    return Response.error()
  }
}
