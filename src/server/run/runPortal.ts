import type { DialectName } from '@/engine/config'
import type { PortalSettings } from '../settings/portalSettings'
import type { PortalServer } from '../serve/createPortalServer'
import { closeOnSignal, type Closeable, type StopSignal } from './closeOnSignal'
import { listen } from './listen'
import { say } from './say'

type Run = {
  settings: PortalSettings
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
  { settings, gateway, dialect, notes = [], before = () => [], after = [] }: Run,
): Promise<void> {
  closeOnSignal(() => [...before(), drained(portal, settings), ...after])
  const address = await listen(portal.server, settings)
  const lines = [`\nWattdesk  ${address}`, `Gateway   ${gateway} (dialect ${dialect})`, ...notes]
  say(`${lines.join('\n')}\n\nCtrl+C ends it.`)
}

/** Nobody waits for a balancer after Ctrl+C. */
function drained(portal: PortalServer, { drainDelayMs, drainMs }: PortalSettings): Closeable {
  const delayMs = (signal: StopSignal) => (signal === 'SIGTERM' ? drainDelayMs : 0)
  return { close: (signal) => portal.drain({ delayMs: delayMs(signal), limitMs: drainMs }) }
}
