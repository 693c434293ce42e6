import type { DialectName } from '@/engine/config'
import { resources as words } from '@/i18n/en-US/resources'
import { resources } from '@/resources'
import { plainScryptHasher } from '@/sandbox/auth/plainScryptHasher'
import { systemClock } from '@/sandbox/values/clock'
import { createSandbox, type Sandbox } from '@/sandbox/createSandbox'
import { createDice } from '@/sandbox/values/dice'
import { tableNamesOf } from '@/sandbox/db/schema'
import { plainEd25519Keys } from '@/sandbox/keys/plainEd25519Keys'
import { matchForeign } from '@/sandbox/trade/life/matchForeign'
import { startLife } from '@/sandbox/life/startLife'
import { announce, passOn } from '@/sandbox/live/announce'
import { secureRandom, seededRandom } from '@/sandbox/values/random'
import { inScenario } from '@/sandbox/scenarios/inScenario'
import type { Scenario } from '@/sandbox/scenarios/Scenario'
import { scenarioNamed } from '@/sandbox/scenarios'
import { seedDatabase } from '@/sandbox/seed/seedDatabase'
import { browserFiles } from './browserFiles'
import { openKept } from './keptDatabase'
import { tellingTables } from './tellingTables'
import { trade } from '@/sandbox/trade'
import { scenarios } from '@/sandbox/trade/scenarios'

export type DemoOptions = {
  /** The database's, in IndexedDB. */
  name: string
  /** How it behaves, by name; undefined: ordinarily. */
  scenario: string | undefined
  /** Whether the login needs a captcha. */
  captcha: boolean
  /** Deposits and bills of the first start. */
  rows: number
  /** Called while the first start fills the tables. */
  onFilled: (tables: number, of: number) => void
}

export type Demo = {
  fetch: (request: Request) => Promise<Response>
  live: Sandbox['live']
  /** How the portal has to speak to it. */
  dialect: DialectName
  /** Money comes from a stranger, and the real-time channel tells. */
  strangerPays(): Promise<void>
  close(): Promise<void>
}

const ordinary: Scenario = { what: 'the demo as it is' }

/** From one event of the simulated life to the next. */
const lifeSeconds = 10

/** As much as a browser without its own scrypt does in the time of a click; the passwords are known to all. */
const hasher = plainScryptHasher({ random: secureRandom, cost: 1024 })

/** The sandbox in a browser, over what that keeps. */
export async function openDemo(options: DemoOptions): Promise<Demo> {
  const { name, captcha, rows, onFilled } = options
  const clock = systemClock
  const scenario =
    options.scenario === undefined ? ordinary : scenarioNamed(options.scenario, scenarios)
  const { dialect = 'specification' } = scenario
  const kept = await openKept(name, async (empty) => {
    await seedDatabase({
      db: tellingTables(empty, (filled) => onFilled(filled, tableNamesOf(trade).length)),
      clock,
      random: seededRandom('Wattdesk'),
      hasher,
      keys: plainEd25519Keys(seededRandom('Wattdesk keys')),
      platform: trade,
      rows,
    })
    await scenario.prepare?.(empty)
  })
  const sandbox = createSandbox({
    db: kept,
    clock,
    random: secureRandom,
    hasher,
    keys: plainEd25519Keys(secureRandom),
    files: browserFiles,
    settings: { captcha, dialect },
    platform: trade,
    resources,
    messages: words,
    log: complain,
  })
  await sandbox.ready()
  const stopPassingOn = await passOn(kept, sandbox.live)
  const { fetch, live } = inScenario(sandbox, scenario, clock)
  const life = startLife({
    db: kept,
    clock,
    random: secureRandom,
    seconds: lifeSeconds,
    events: trade.events,
    log: complain,
  })
  return {
    // a confirmed write is still there after a reload
    fetch: async (request) => {
      const response = await fetch(request)
      if (request.method !== 'GET') await kept.keep()
      return response
    },
    live,
    dialect,
    strangerPays: async () => {
      const dice = createDice(secureRandom)
      await kept.transaction(async (tx) => {
        const told = await matchForeign({ tx, dice, random: secureRandom, nowMs: clock.now() })
        if (told) await announce(tx, told)
      })
    },
    close: async () => {
      await life.stop()
      await stopPassingOn()
      await sandbox.live.close()
      await kept.close()
    },
  }
}

function complain(line: string): void {
  console.error(line)
}
