import type { Clock } from '../values/clock'
import { createFaults } from '../faults/createFaults'
import type { Carried, Scenario } from './Scenario'

/**
 * Wraps a sandbox in a scenario, for any mount. The caller opens the sandbox with the scenario's records and
 * dialect (`scenario.prepare`, `scenario.dialect`).
 *
 * @example inScenario(await testSandbox(), scenarioNamed('slow'), systemClock)
 */
export function inScenario(
  { fetch, live }: Carried,
  { around, faults = [], sockets = [] }: Scenario,
  clock: Clock,
): Carried {
  const plane = createFaults()
  for (const fault of faults) plane.set(fault)
  for (const fault of sockets) plane.onSockets(fault)
  const carried = { fetch: plane.around(fetch), live: plane.aroundLive(live) }
  return around ? around(carried, clock) : carried
}
