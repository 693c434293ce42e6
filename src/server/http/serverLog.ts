import { createLog, type Log } from '@/engine/log'

/** A process's log; a count that is still to be written keeps no process alive. */
export function serverLog(write: (line: string) => void): Log {
  return createLog({ write, later: (run, ms) => setTimeout(run, ms).unref() })
}
