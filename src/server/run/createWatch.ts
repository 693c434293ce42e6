import type { PortalSettings } from '../settings/portalSettings'
import { createMetrics, type Metrics } from '../watch/createMetrics'
import { createRequestLog } from '../watch/createRequestLog'
import { joinWatches, type Watch } from '../watch/Watch'
import { say } from './say'
import { version } from './version'

export type RunWatch = { watch: Watch; metrics: Metrics | undefined }

/** What the settings want to know of the portal. */
export function createWatch({ metricsPort, hasRequestLog }: PortalSettings): RunWatch {
  const metrics = metricsPort === undefined ? undefined : createMetrics(version)
  const requestLog = hasRequestLog ? createRequestLog(say) : {}
  return { watch: joinWatches([metrics ?? {}, requestLog]), metrics }
}
