/** One call, as the logs on both sides know it. */
export type Trace = {
  /** Sent along as `X-Request-Id`. */
  id: string
  /** Notes what was wrong with the answer; never the token, the query or the body. */
  note: (what: string) => void
}

export type TraceParts = {
  /** Receives one line each. */
  log: (line: string) => void
  newRequestId: () => string
}

/** @param path without its query */
export function traceOf({ log, newRequestId }: TraceParts, method: string, path: string): Trace {
  const id = newRequestId()
  return { id, note: (what) => log(`${method} ${path} (request ${id}): ${what}`) }
}

/** Eight hexadecimal digits, by the platform's own chance. */
export function randomRequestId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number.toString(16).padStart(8, '0')
}
