import type { Log } from '@/engine/log'

/** A call in the logs of both sides. */
export type Trace = {
  /** Sent as `X-Request-Id`. */
  id: string
  /** Logs a fault of the answer; never the token, query or body. */
  note: (what: string) => void
}

export type TraceDeps = {
  /** Receives one line each; its cause is the line without the request. */
  log: Log
  newRequestId: () => string
}

/** @param path without its query */
export function traceOf({ log, newRequestId }: TraceDeps, method: string, path: string): Trace {
  const id = newRequestId()
  return {
    id,
    note: (what) => log(`${method} ${path} (request ${id}): ${what}`, `${method} ${path}: ${what}`),
  }
}

/** Eight random hexadecimal digits. */
export function randomRequestId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number.toString(16).padStart(8, '0')
}
