import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createPortalServer } from '@/server/serve/createPortalServer'
import { openSandbox } from '@/sandbox'
import { matchForeign } from '@/sandbox/trade/life/matchForeign'
import { acceptSocket } from '@/sandbox/live/acceptSocket'
import { trade } from '@/sandbox/trade'

/** A sandbox process without a portal: prints its log, then its port; SIGUSR2 makes an unknown sender pay. */
const sandbox = await openSandbox(process.env, {
  platform: trade,
  log: (line) => console.log(line),
})
const root = mkdtempSync(join(tmpdir(), 'wattdesk-process-'))
copyFileSync(resolve(import.meta.dirname, '../../index.html'), join(root, 'index.html'))
const { server, close } = createPortalServer({
  root,
  gateway: { fetch: sandbox.fetch, upgrade: acceptSocket(sandbox.live) },
  dialect: 'specification',
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
console.log(`port ${typeof address === 'object' ? address?.port : ''}`)

process.on('SIGUSR2', () => void sandbox.happen(matchForeign))
process.once('SIGTERM', async () => {
  await sandbox.live.close()
  await close()
  await sandbox.close()
  rmSync(root, { recursive: true })
  process.exit(0)
})
