import { createLog, type Log } from '@/engine/log'

/** A process's log; its timer does not keep the process alive. */
export function serverLog(write: (line: string) => void): Log {
  return createLog({ write, later: (run, ms) => setTimeout(run, ms).unref() })
}

/**
 * An error for the log, with its causes. Control characters are escaped: a message may quote a client's input, which
 * must not forge a log line.
 */
export function errorLines(error: unknown): string {
  const {
    name,
    message,
    stack = '',
    cause,
  } = error instanceof Error ? error : new Error(String(error))
  const after = stack.indexOf(message) + message.length
  const frames = stack.slice(Math.max(0, stack.indexOf('\n    at ', after)))
  const why = cause === undefined ? '' : `\ncaused by ${errorLines(cause)}`
  return escaped(`${name}: ${message}`) + frames + why
}

/** Eight hexadecimal digits that identify an error in the log; equal for the same error at the same place. */
export function errorId(lines: string): string {
  // FNV-1a
  let hash = 0x811c9dc5
  for (const sign of lines) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

function escaped(text: string): string {
  return text.replaceAll(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  )
}
