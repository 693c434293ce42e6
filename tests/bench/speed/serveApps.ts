import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { resources } from '@/resources'
import { createPortalServer } from '@/server/serve/createPortalServer'
import { openSandbox } from '@/sandbox'
import { acceptSocket } from '@/sandbox/live/acceptSocket'
import type { AppName } from './buildApps'
import { trade } from '@/sandbox/trade'

const data = resolve(import.meta.dirname, '../../../.test/bench/sandbox')

export type Served = { originOf: (name: AppName) => string; close: () => Promise<void> }

/** Each application on its own origin, all over one sandbox of 10,000 deposits that does not change. */
export async function serveApps(
  names: readonly AppName[],
  folderOf: (name: AppName) => string,
): Promise<Served> {
  const sandbox = await openSandbox(
    {
      SANDBOX_DATA: data,
      SANDBOX_ROWS: '10000',
      SANDBOX_CAPTCHA: 'off',
      SANDBOX_LIFE: 'off',
    },
    { platform: trade, resources },
  )
  const gateway = { fetch: sandbox.fetch, upgrade: acceptSocket(sandbox.live) }
  const origins = new Map<AppName, string>()
  const servers: { close: () => Promise<void> }[] = []
  for (const name of names) {
    const portal = createPortalServer({ root: folderOf(name), gateway, dialect: 'specification' })
    portal.server.listen(0, '127.0.0.1')
    await once(portal.server, 'listening')
    const { port } = portal.server.address() as AddressInfo
    origins.set(name, `http://127.0.0.1:${port}`)
    servers.push(portal)
  }
  const close = async () => {
    await sandbox.live.close()
    for (const server of [...servers, sandbox]) await server.close()
  }
  return { originOf: (name) => origins.get(name)!, close }
}
