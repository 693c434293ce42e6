import type { Log } from '@/engine/log'

/** Identifies a call in the logs of both sides. */
export type Trace = ReturnType<typeof traceOf>

/** @param call method and path, without the query */
export function traceOf(call: string, id: string, log: Log) {
  return {
    /** Sent as `X-Request-Id`. */
    id,
    /** Logs a faulty answer; never the token, query or body. */
    note: (fault: string) => log(`${call} (request ${id}): ${fault}`, `${call}: ${fault}`),
  }
}

/** Eight random hexadecimal digits. */
export function randomRequestId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number.toString(16).padStart(8, '0')
}
