import { prometheusText, type MetricFamily, type Sample } from './prometheusText'
import type { SeenRequest, Watch } from './Watch'

const secondBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export type Metrics = Watch & {
  /** @param openSockets how many live channels are open */
  text: (openSockets: number) => string
}

export function createMetrics(version: string): Metrics {
  const requests = new Map<string, Sample>()
  const gatewaySeconds = createHistogram(secondBounds)

  function onRequest({ kind, status }: SeenRequest) {
    const labels = { kind, status: String(status) }
    const key = `${kind} ${status}`
    requests.set(key, { labels, value: (requests.get(key)?.value ?? 0) + 1 })
  }

  return {
    onRequest,
    onGatewayAnswer: gatewaySeconds.observe,
    text: (openSockets) =>
      prometheusText([
        counter('portal_requests_total', 'Requests by kind and status', [...requests.values()]),
        {
          name: 'portal_gateway_seconds',
          type: 'histogram',
          help: "Seconds until the gateway's answer began",
          samples: gatewaySeconds.samples(),
        },
        gauge('portal_open_sockets', 'Live channels that are open', openSockets),
        gauge('portal_build_info', 'Version of the portal and of Node', 1, {
          version,
          node: process.version,
        }),
        ...processFamilies(),
      ]),
  }
}

/** Counts values by upper bounds, which ascend. */
function createHistogram(bounds: readonly number[]) {
  const counts = bounds.map(() => 0)
  let count = 0
  let sum = 0
  return {
    observe(value: number) {
      count += 1
      sum += value
      for (const [i, bound] of bounds.entries())
        if (value <= bound) counts[i] = (counts[i] ?? 0) + 1
    },
    samples: (): readonly Sample[] => [
      ...bounds.map((bound, i) => bucket(String(bound), counts[i] ?? 0)),
      bucket('+Inf', count),
      { suffix: '_sum', value: sum },
      { suffix: '_count', value: count },
    ],
  }
}

function bucket(le: string, value: number): Sample {
  return { suffix: '_bucket', labels: { le }, value }
}

/** Under the names of Prometheus's own clients. */
function processFamilies(): readonly MetricFamily[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const startedAt = Date.now() / 1_000 - process.uptime()
  return [
    gauge('process_resident_memory_bytes', 'Resident memory in bytes', rss),
    gauge('nodejs_heap_size_used_bytes', "Used bytes of Node's heap", heapUsed),
    gauge('nodejs_external_memory_bytes', "Bytes outside of Node's heap", external),
    counter('process_cpu_seconds_total', 'Seconds of processor time', [
      { value: (user + system) / 1e6 },
    ]),
    gauge('process_start_time_seconds', 'Start in seconds since 1970', startedAt),
  ]
}

function counter(name: string, help: string, samples: readonly Sample[]): MetricFamily {
  return { name, type: 'counter', help, samples }
}

function gauge(
  name: string,
  help: string,
  value: number,
  labels: Sample['labels'] = {},
): MetricFamily {
  return { name, type: 'gauge', help, samples: [{ value, labels }] }
}
