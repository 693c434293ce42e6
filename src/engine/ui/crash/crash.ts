import { createLog } from '@/engine/log'

const known = new Map<string, string>()
const mostKnown = 100

// no letters or digits that sound or look alike
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The same error at the same place keeps its id as long as the page is open. */
export function crashId(error: unknown): string {
  const place = `${nameOf(error)} ${framesOf(error)}`
  const id = known.get(place) ?? newId()
  if (known.size < mostKnown) known.set(place, id)
  return id
}

// oxlint-disable-next-line no-console -- the one place that logs failures
const log = createLog({ write: (line) => console.error(line) })

/** Logs where the error happened under its id, without any record's data. */
export function logCrash(error: unknown, componentStack?: string | null): void {
  const where = componentStack?.trim().split('\n').slice(0, 5).join('\n') ?? ''
  const first = `[${crashId(error)}] ${nameOf(error)}: ${wordsOf(error)}`
  log([first, framesOf(error), where].filter(Boolean).join('\n'), first)
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return `WD-${[...bytes].map((byte) => letters[byte % letters.length]).join('')}`
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}

/** Drops quoted, numeric and long parts, which may be a record's data. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return error.message
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/[\w-]{20,}/g, '…')
    .replaceAll(/\d+/g, '#')
    .slice(0, 200)
}

function framesOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : []
  return lines
    .filter((line) => /^\s*at |@\S+:\d+:\d+$/.test(line))
    .slice(0, 8)
    .join('\n')
}
