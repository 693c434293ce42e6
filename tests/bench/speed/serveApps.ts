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

export type Served = { origins: Record<AppName, string>; close: () => Promise<void> }

/** Each application on its own origin, all over one sandbox of 10,000 deposits that does not change. */
export async function serveApps(folders: Record<AppName, string>): Promise<Served> {
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
  const open = async (name: AppName) => {
    const portal = createPortalServer({ root: folders[name], gateway, dialect: 'specification' })
    portal.server.listen(0, '127.0.0.1')
    await once(portal.server, 'listening')
    const { port } = portal.server.address() as AddressInfo
    return { ...portal, origin: `http://127.0.0.1:${port}` }
  }
  const [bound, portal, stock] = await Promise.all([open('bound'), open('portal'), open('stock')])
  const origins = { bound: bound.origin, portal: portal.origin, stock: stock.origin }
  const close = async () => {
    await sandbox.live.close()
    for (const part of [bound, portal, stock, sandbox]) await part.close()
  }
  return { origins, close }
}
