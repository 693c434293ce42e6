import { createLog, type Log } from '@/engine/log'

/** A process's log; its timer does not keep the process alive. */
export function serverLog(write: (line: string) => void): Log {
  return createLog({ write, later: (run, ms) => setTimeout(run, ms).unref() })
}
