/**
 * Writes one line.
 *
 * @param cause equal for lines about the same failure; default the line
 */
export type Log = (line: string, cause?: string) => void

type Parts = {
  write: (line: string) => void
  /** Calls back after so many milliseconds. Without it, the first line after the minute also writes the counts. */
  later?: (run: () => void, ms: number) => unknown
  /** Milliseconds since 1970. */
  now?: () => number
}

const minuteMs = 60_000
/** Different lines in one minute; others are only counted. */
const mostLines = 60

/** A log that no failure floods: lines with one cause are written once, then counted once a minute. */
export function createLog({ write, later, now = () => Date.now() }: Parts): Log {
  let counts = new Map<string, number>()
  let others = 0
  let begunAt: number | undefined

  function begin() {
    begunAt = now()
    later?.(end, minuteMs)
  }
  function end() {
    const repeated = [...counts].filter(([, more]) => more > 0)
    for (const [cause, more] of repeated) write(`${more} more: ${cause.replace(/\n.*$/s, '')}`)
    if (others > 0) write(`${others} more of other kinds`)
    // a failure that continues stays one line a minute
    counts = new Map(repeated.map(([cause]) => [cause, 0]))
    others = 0
    begunAt = undefined
    if (counts.size > 0) begin()
  }
  function isOver() {
    return begunAt !== undefined && Math.abs(now() - begunAt) >= minuteMs
  }

  return (line, cause = line) => {
    if (!later && isOver()) end()
    if (begunAt === undefined) begin()
    const more = counts.get(cause)
    if (more !== undefined) counts.set(cause, more + 1)
    else if (counts.size < mostLines) {
      counts.set(cause, 0)
      write(line)
    } else others += 1
  }
}
