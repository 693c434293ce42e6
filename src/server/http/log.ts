import { createLog, type Log } from '@/engine/log'

export function serverLog(write: (line: string) => void): Log {
  return createLog({ write, later: (run, ms) => setTimeout(run, ms).unref() })
}

/** Escapes control characters, as a message may quote a client's input and must not forge a log line. */
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
