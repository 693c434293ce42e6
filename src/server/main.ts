import { setFlagsFromString } from 'node:v8'
import { readPortalSettings } from './settings/portalSettings'
import { createProxyGateway } from './proxy/createProxyGateway'
import { createWatch } from './run/createWatch'
import { runCommand } from './run/runCommand'
import { runPortal } from './run/runPortal'
import { createPortalServer } from './serve/createPortalServer'

/** What the build writes as `server.js`: serves the folder that it lies in, over a gateway. */

// the heap grows late: a third less memory after many requests, for some time under full load
for (const flag of ['--optimize-for-size', '--semi-space-growth-factor=1']) setFlagsFromString(flag)

async function start(): Promise<void> {
  const settings = readPortalSettings(process.env)
  const { gatewayUrl, dialect = 'specification', frameHosts, trustedProxies } = settings
  if (gatewayUrl === undefined)
    throw new Error(
      'GATEWAY_URL is not set: give the address of the gateway, such as https://gateway.example.com/api.',
    )
  const gateway = createProxyGateway(gatewayUrl)
  const root = import.meta.dirname
  const { watch, metrics } = createWatch(settings)
  const served = { dialect, frameHosts, trustedProxies, watch }
  const portal = createPortalServer({ root, gateway, ...served })
  await runPortal(portal, { settings, metrics, gateway: gatewayUrl, dialect })
}

const usage = 'node server.js     the built portal in front of the gateway of GATEWAY_URL'

await runCommand(process.argv.slice(2), { usage, start })
