import { once } from 'node:events'
import { resolve } from 'node:path'
import { createPortalServer } from '@/server/serve/createPortalServer'
import { openSandbox } from '@/sandbox'
import { matchForeign } from '@/sandbox/trade/life/matchForeign'
import { systemClock } from '@/sandbox/values/clock'
import { acceptSocket } from '@/sandbox/live/acceptSocket'
import { trade } from '@/sandbox/trade'

/**
 * A portal over a sandbox in its own process, which a test kills and starts again on the same folder.
 * `AHEAD_MS`: how far its clock runs before this machine's; `MISSED`: how many strangers have paid in the
 * last `AWAY_MS`, before it listens.
 */

const { PORT, SANDBOX_DATA = '', AHEAD_MS = 0, MISSED = 0, AWAY_MS = 0 } = process.env
const clock = { aheadMs: Number(AHEAD_MS), now: () => Date.now() + clock.aheadMs }

const sandbox = await openSandbox(
  { SANDBOX_DATA, SANDBOX_ROWS: '500', SANDBOX_LIFE: 'off', SANDBOX_CAPTCHA: 'off' },
  { platform: trade, clock: { ...systemClock, now: clock.now } },
)

const pauseMs = Number(AWAY_MS) / (Number(MISSED) + 1)
clock.aheadMs -= Number(AWAY_MS)
for (let paid = 0; paid < Number(MISSED); paid += 1) {
  clock.aheadMs += pauseMs
  await sandbox.happen(matchForeign)
}
clock.aheadMs = Number(AHEAD_MS)

const { server } = createPortalServer({
  root: resolve(import.meta.dirname, '../../../dist'),
  gateway: { fetch: dated, upgrade: acceptSocket(sandbox.live) },
  dialect: 'specification',
})
server.listen(Number(PORT), '127.0.0.1')
await once(server, 'listening')
process.send?.('listening')

/** Node would write this machine's time. */
async function dated(request: Request): Promise<Response> {
  const answer = await sandbox.fetch(request)
  answer.headers.set('Date', new Date(clock.now()).toUTCString())
  return answer
}
