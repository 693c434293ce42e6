import type { Log } from '@/engine/log'

/** One call, as the logs on both sides know it. */
export type Trace = {
  /** Sent along as `X-Request-Id`. */
  id: string
  /** Notes what was wrong with the answer; never the token, the query or the body. */
  note: (what: string) => void
}

export type TraceParts = {
  /** Receives one line each; its cause is the line without the request. */
  log: Log
  newRequestId: () => string
}

/** @param path without its query */
export function traceOf({ log, newRequestId }: TraceParts, method: string, path: string): Trace {
  const id = newRequestId()
  return {
    id,
    note: (what) => log(`${method} ${path} (request ${id}): ${what}`, `${method} ${path}: ${what}`),
  }
}

/** Eight hexadecimal digits, by the platform's own chance. */
export function randomRequestId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number.toString(16).padStart(8, '0')
}
