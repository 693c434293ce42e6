import { seededMs } from 'virtual:database'
import { resources as words } from '@/i18n/en-US/resources'
import { resources } from '@/resources'
import { systemClock } from '@/sandbox/values/clock'
import { createSandbox, type Sandbox } from '@/sandbox/createSandbox'
import { createDice } from '@/sandbox/values/dice'
import { plainEd25519Keys } from '@/sandbox/keys/plainEd25519Keys'
import { matchForeign } from '@/sandbox/trade/life/matchForeign'
import { startLife } from '@/sandbox/life/startLife'
import { announce, passOn } from '@/sandbox/live/announce'
import { secureRandom } from '@/sandbox/values/random'
import { inScenario } from '@/sandbox/scenarios/inScenario'
import type { Scenario } from '@/sandbox/scenarios/Scenario'
import { scenarioNamed } from '@/sandbox/scenarios'
import { browserFiles } from './browserFiles'
import { demoHasher } from './demoHasher'
import { openKept } from './keptDatabase'
import { moveTimes } from './moveTimes'
import { trade } from '@/sandbox/trade'
import { scenarios } from '@/sandbox/trade/scenarios'

export type DemoOptions = {
  /** The database's, in IndexedDB. */
  name: string
  /** How it behaves, by name; undefined: ordinarily. */
  scenario: string | undefined
  /** Whether the login needs a captcha. */
  captcha: boolean
}

export type Demo = {
  fetch: (request: Request) => Promise<Response>
  live: Sandbox['live']
  /** Money comes from a stranger, and the real-time channel tells. */
  strangerPays(): Promise<void>
  close(): Promise<void>
}

const ordinary: Scenario = { what: 'the demo as it is' }

/** From one event of the simulated life to the next. */
const lifeSeconds = 10

/** The sandbox in a browser, over what that keeps. */
export async function openDemo(options: DemoOptions): Promise<Demo> {
  const { name, captcha } = options
  const clock = systemClock
  const scenario =
    options.scenario === undefined ? ordinary : scenarioNamed(options.scenario, scenarios)
  const { dialect = 'specification' } = scenario
  const kept = await openKept(name, async (seeded) => {
    await moveTimes(seeded, clock.now() - seededMs)
    await scenario.prepare?.(seeded)
  })
  const sandbox = createSandbox({
    db: kept,
    clock,
    random: secureRandom,
    hasher: demoHasher,
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
