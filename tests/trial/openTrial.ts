import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { resources } from '@/resources'
import { createPortalServer } from '@/server/serve/createPortalServer'
import { createFaults, type Faults } from '@/sandbox/faults/createFaults'
import { testSandbox, type TestSandbox } from '@/tests/support/testSandbox'
import { acceptSocket } from '@/sandbox/live/acceptSocket'
import { buildPortal } from '@/server/build/buildPortal'

const root = resolve(import.meta.dirname, '../..')

/** The built portal over a sandbox in this process, behind a fault plane. */
export type Trial = {
  origin: string
  sandbox: TestSandbox
  faults: Faults
  close(): Promise<void>
}

/** The process has one database: the newest trial has it. */
export async function openTrial(): Promise<Trial> {
  const sandbox = await testSandbox({ resources })
  const faults = createFaults()
  const gateway = {
    fetch: faults.around(sandbox.fetch),
    upgrade: acceptSocket(faults.aroundLive(sandbox.live)),
  }
  const built = await buildPortal(root)
  const portal = createPortalServer({ root: built, gateway, dialect: 'specification' })
  portal.server.listen(0, '127.0.0.1')
  await once(portal.server, 'listening')
  const { port } = portal.server.address() as AddressInfo
  const close = async () => {
    faults.clear()
    await sandbox.live.close()
    await portal.close()
  }
  return { origin: `http://127.0.0.1:${port}`, sandbox, faults, close }
}
