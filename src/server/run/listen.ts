import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { PortalSettings } from '../settings/portalSettings'

type Place = Pick<PortalSettings, 'host' | 'port'> & {
  /** The setting that chose the port; default PORT. */
  setting?: string
}

/** Throws an error that says why the port cannot be opened; returns the address that a browser opens. */
export async function listen(
  server: Server,
  { port, host, setting = 'PORT' }: Place,
): Promise<string> {
  server.listen({ port, host, backlog: 4_096 })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(whyNotListening(error, { port, host, setting }), { cause: error })
  }
  return addressOf(server)
}

/** Finds a taken port before anything is built or seeded. */
export async function checkPort(place: Place): Promise<void> {
  const probe = createServer()
  await listen(probe, place)
  probe.close()
  await once(probe, 'close')
}

function whyNotListening(error: unknown, { port, host, setting }: Required<Place>): string {
  const code = error instanceof Error && 'code' in error ? error.code : error
  return code === 'EADDRINUSE'
    ? `Port ${port} of ${host} is in use: stop what listens there or choose another with ${setting}.`
    : `Port ${port} of ${host} cannot be opened (${String(code)}): choose others with ${setting} and HOST.`
}

function addressOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') return String(address)
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}/`
}
