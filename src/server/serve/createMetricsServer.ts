import { createServer, type Server } from 'node:http'
import { prometheusType } from '../watch/prometheusText'
import { limits } from './limits'
import { refuseBroken } from './refuseBroken'
import { commonHeaders } from './securityHeaders'
import { refuseMethod, sendBody, sendNotFound } from './sendText'

/** Serves `/metrics` and nothing else, on a port of its own, so that it is never reached through the portal's. */
export function createMetricsServer(text: () => string): Server {
  const server = createServer(limits, (request, response) => {
    for (const [name, value] of Object.entries(commonHeaders())) response.setHeader(name, value)
    if (request.url?.split('?')[0] !== '/metrics') sendNotFound(response)
    else if (!refuseMethod(request, response, ['GET', 'HEAD']))
      sendBody(response, 200, prometheusType, text())
  })
  refuseBroken(server, () => {})
  return server
}
