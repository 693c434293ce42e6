import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuseMethod, sendJson } from './sendText'

/** Answers while the process runs, also while it stops: restarting it would cut what it still does. */
export function serveLiveness(request: IncomingMessage, response: ServerResponse): void {
  if (!refuseMethod(request, response, ['GET', 'HEAD'])) sendJson(response, 200, { status: 'up' })
}

/** @param whyUnready why no request should come here now */
export async function serveReadiness(
  request: IncomingMessage,
  response: ServerResponse,
  whyUnready: () => Promise<string | undefined>,
): Promise<void> {
  if (refuseMethod(request, response, ['GET', 'HEAD'])) return
  const reason = await whyUnready()
  if (reason === undefined) sendJson(response, 200, { status: 'ready' })
  else sendJson(response, 503, { status: 'unavailable', reason })
}
