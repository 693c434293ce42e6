import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Portal } from './Portal'
import { refuseMethod, sendJson } from './sendText'

/** Answers while the process runs, also while it stops: restarting it would cut what it still does. */
export function serveLiveness(request: IncomingMessage, response: ServerResponse): void {
  if (!refuseMethod(request, response, ['GET', 'HEAD'])) sendJson(response, 200, { status: 'up' })
}

export async function serveReadiness(
  request: IncomingMessage,
  response: ServerResponse,
  portal: Portal,
): Promise<void> {
  if (refuseMethod(request, response, ['GET', 'HEAD'])) return
  const reason = await whyUnready(portal)
  if (reason === undefined) sendJson(response, 200, { status: 'ready' })
  else sendJson(response, 503, { status: 'unavailable', reason })
}

async function whyUnready({ isStopping, gateway }: Portal): Promise<string | undefined> {
  const isReachable = isStopping() || ((await gateway.isReachable?.()) ?? true)
  // it may have begun to stop meanwhile
  if (isStopping()) return 'The server is stopping'
  return isReachable ? undefined : 'The gateway cannot be reached'
}
