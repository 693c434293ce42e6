import type { DialectName } from '@/engine/config'
import { createMetricsServer } from '../serve/createMetricsServer'
import type { PortalServer } from '../serve/createPortalServer'
import type { PortalSettings } from '../settings/portalSettings'
import type { Metrics } from '../watch/createMetrics'
import { closeOnSignal, type Closeable, type StopSignal } from './closeOnSignal'
import { listen } from './listen'
import { say } from './say'

type Run = {
  settings: PortalSettings
  metrics: Metrics | undefined
  /** The gateway's name and dialect, shown at the start. */
  gateway: string
  dialect: DialectName
  /** Lines shown below them. */
  notes?: readonly string[] | undefined
  /** Closed before the portal, in turn. */
  before?: () => readonly Closeable[]
  /** Closed after it. */
  after?: readonly Closeable[]
}

/** Listens, says where, and closes everything on a signal. */
export async function runPortal(
  portal: PortalServer,
  { settings, metrics, gateway, dialect, notes = [], before = () => [], after = [] }: Run,
): Promise<void> {
  closeOnSignal(() => [...before(), drained(portal, settings), ...after])
  const metricsAddress = metrics && (await listenForMetrics(portal, settings, metrics))
  const address = await listen(portal.server, settings)
  const lines = [
    `\nPortal    ${address}`,
    `Gateway   ${gateway} (dialect ${dialect})`,
    ...(metricsAddress === undefined ? [] : [`Metrics   ${metricsAddress}metrics`]),
    ...notes,
  ]
  say(`${lines.join('\n')}\n\nCtrl+C ends it.`)
}

/** Answers until the process ends, so that the drain can be watched. */
function listenForMetrics(
  { openSockets }: PortalServer,
  { host, metricsPort = 0 }: PortalSettings,
  { text }: Metrics,
): Promise<string> {
  const server = createMetricsServer(() => text(openSockets()))
  return listen(server, { host, port: metricsPort, setting: 'METRICS_PORT' })
}

/** Nobody waits for a balancer after Ctrl+C. */
function drained(portal: PortalServer, { drainDelayMs, drainMs }: PortalSettings): Closeable {
  return {
    async close(signal: StopSignal) {
      const delayMs = signal === 'SIGTERM' ? drainDelayMs : 0
      const [delay, limit] = [delayMs / 1_000, drainMs / 1_000]
      console.error(
        `Stopping: new connections are taken for ${delay} s, running calls may then take ${limit} s.`,
      )
      const cut = await portal.drain({ delayMs, limitMs: drainMs })
      console.error(cut === 0 ? 'Stopped.' : `Stopped after ${delay + limit} s; calls cut: ${cut}.`)
    },
  }
}
